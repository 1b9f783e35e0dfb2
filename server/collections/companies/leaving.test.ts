import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
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

// PLAN-43
describe('whoever is removed from a company', () => {
  it('eats what was planned at the last cutoff, also if it is worked off later, and nothing on its account after', async () => {
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha);
    const [today, tomorrow] = [kitchen.day(0), kitchen.day(1)];
    kitchen.waitUntil(today, '20:01');
    expect((await kitchen.remove(asha, boss)).statusCode).toBe(200);
    expect((await kitchen.remove(asha, boss)).statusCode).toBe(200);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ endsOn: tomorrow });
    await kitchen.decideAt(today, '20:02');
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
    expect((await kitchen.askToPay(asha)).statusCode).toBe(409);
    expect((await kitchen.change(asha, 'mealSubscriptions', id, { endsOn: null })).statusCode).toBe(409);
    const own = { endsOn: null, paidBy: 'balance', companyId: null };
    expect((await kitchen.change(asha, 'mealSubscriptions', id, own)).statusCode).toBe(200);
    await kitchen.decideAt(tomorrow, '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['cooking', 'short']);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
    kitchen.waitUntil(tomorrow, '09:00');
  });

  it('is charged nothing if the removal came before the cutoff', async () => {
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha);
    await kitchen.remove(asha, boss);
    await kitchen.database.execute(sql`update "mealSubscriptions" set "endsOn" = null where id = ${id}`);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.mealsOf(id)).toMatchObject([{ state: 'missed', reason: 'company' }]);
    expect(await kitchen.balanceOf(company.payer)).toBe(0);
  });

  it('may be the person themselves, also before they have joined', async () => {
    await kitchen.add(asha, boss);
    await kitchen.proveEmail(asha);
    expect((await kitchen.remove(asha, asha)).statusCode).toBe(200);
    expect((await kitchen.join(asha)).statusCode).toBe(404);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toEqual({
      member: null,
      invitations: [],
    });
  });

  it('leaves no name behind once the login is closed', async () => {
    await kitchen.addAndJoin(asha);
    await kitchen.letPay(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [order] = await kitchen.ordersOf(asha);
    const steps = ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered'];
    for (const [at, from] of steps.slice(0, -1).entries())
      await kitchen.step(kitchen.owner, order?.id ?? '', from, steps[at + 1] ?? '');
    expect((await kitchen.send(asha, 'PATCH', '/account/status')).statusCode).toBe(200);
    const { people: listed, others } = (await kitchen.people(boss)).json();
    expect(listed).toMatchObject([{ memberId: `member-of-${boss.id}` }]);
    expect(others).toEqual({ amount: 120, meals: 1 });
  });
});
