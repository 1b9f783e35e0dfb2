import { beforeEach, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCompanyKitchen, type TestCompany } from '#tests/company-kitchen.ts';
import type { Person } from '#tests/kitchen.ts';

let asha: Person;
let boss: Person;
let company: TestCompany;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  ({ asha, boss, company } = await kitchen.beginCompany());
});

// PLAN-44
it('a company’s admin sees what each person cost in a month, and neither food nor address nor allergies', async () => {
  await kitchen.addAndJoin(asha);
  await kitchen.letPay(asha);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const seen = (await kitchen.people(boss)).json();
  const mine = seen.people.find(({ memberId }: { memberId: string }) => memberId === `member-of-${asha.id}`);
  expect(Object.keys(mine).sort()).toEqual(
    ['amount', 'contact', 'isEntered', 'joinedAt', 'meals', 'memberId', 'name', 'role', 'until'].sort(),
  );
  expect(mine).toMatchObject({ amount: 120, meals: 1 });
  expect(seen).toMatchObject({ total: 120, house: { limit: 500, left: 380 } });
});

// PLAN-40
it('a company is made by owners and managers, with a valid GSTIN, and not while plans are off', async () => {
  const wrong = { name: 'Lotus', gstin: '29AAGCB7383J1Z5' };
  expect((await kitchen.create(kitchen.owner, 'companies', wrong)).statusCode).toBe(400);
  expect((await kitchen.create(boss, 'companies', { name: 'Lotus' })).statusCode).toBe(401);
  await kitchen.change(kitchen.owner, 'companies', company.id, { name: 'Lotus Traders' });
  expect(await kitchen.stored('users', company.payer.id)).toMatchObject({ name: 'Lotus Traders' });
  await kitchen.setSection('plans', { isOn: false });
  expect((await kitchen.create(kitchen.owner, 'companies', { name: 'Lotus' })).statusCode).toBe(403);
  expect((await kitchen.people(boss)).statusCode).toBe(403);
  await kitchen.setSection('plans', { isOn: true });
});
