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

const LOTUS = { name: 'Lotus', houseLimit: 500 };

// PLAN-40
it('a company is made by owners and managers, with a valid GSTIN, and not while plans are off', async () => {
  const wrong = { ...LOTUS, gstin: '29AAGCB7383J1Z5' };
  expect((await kitchen.create(kitchen.owner, 'companies', wrong)).statusCode).toBe(400);
  expect((await kitchen.create(boss, 'companies', LOTUS)).statusCode).toBe(401);
  await kitchen.change(kitchen.owner, 'companies', company.id, { name: 'Lotus Traders' });
  expect(await kitchen.stored('users', company.payer.id)).toMatchObject({ name: 'Lotus Traders' });
  await kitchen.setSection('plans', { isOn: false });
  expect((await kitchen.create(kitchen.owner, 'companies', LOTUS)).statusCode).toBe(403);
  expect((await kitchen.people(boss)).statusCode).toBe(403);
  await kitchen.setSection('plans', { isOn: true });
});

// PLAN-40
it('a company is made with its limit and whoever looks after it, or not at all', async () => {
  const admin = { adminName: 'Zoya', adminContact: 'Zoya@Lotus.example' };
  const typed = { ...LOTUS, gstin: ' 29 aagcb 7383 j1z4', email: 'Accounts@Lotus.example', ...admin };
  const made = await kitchen.create(kitchen.owner, 'companies', typed, 'whole');
  expect(made.json()).toMatchObject({
    ...{ gstin: '29AAGCB7383J1Z4', email: 'accounts@lotus.example' },
    ...{ houseLimit: null, adminName: null, adminContact: null },
  });
  expect(await kitchen.stored('users', made.json().payerId)).toMatchObject({
    name: 'Lotus',
    houseLimit: 500,
  });
  const ofIt = { method: 'equal', attribute: 'companyId', values: ['whole'] };
  const members = await kitchen.list(kitchen.owner, 'companyMembers', ofIt);
  expect(members.json().documents).toMatchObject([
    { name: 'Zoya', contact: 'zoya@lotus.example', role: 'admin' },
  ]);
  const again = await kitchen.create(kitchen.owner, 'companies', typed, 'whole');
  expect([again.statusCode, again.json().payerId]).toEqual([201, made.json().payerId]);

  for (const wrong of [{ adminContact: 'Zoya' }, { adminContact: null }, { houseLimit: undefined }])
    expect((await kitchen.create(kitchen.owner, 'companies', { ...typed, ...wrong })).statusCode).toBe(400);
  const named = { method: 'equal', attribute: 'name', values: ['Lotus'] };
  expect((await kitchen.list(kitchen.owner, 'users', named)).json().total).toBe(1);
});
