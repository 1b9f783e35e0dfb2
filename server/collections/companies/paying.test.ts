import { beforeEach, describe, expect, it } from 'vitest';
import { decideDueMeals } from '#server/collections/plans/meals/decide-meals.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { GSTIN, openCompanyKitchen, type TestCompany } from '#tests/company-kitchen.ts';
import type { Person } from '#tests/kitchen.ts';
import { bringPeople } from '#tests/people/bring-people.ts';

let asha: Person;
let boss: Person;
let company: TestCompany;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  ({ asha, boss, company } = await kitchen.beginCompany());
});

// PLAN-41
describe('a meal that a company pays', () => {
  it('is an order of the person, and a debt of the company that names who ate', async () => {
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [meal] = await kitchen.mealsOf(id);
    expect(meal).toMatchObject({ state: 'cooking', reason: null });
    expect(await kitchen.order(meal?.orderId ?? '')).toMatchObject({
      userId: asha.id,
      payerId: company.payer.id,
      paymentMethod: 'house',
      buyerGstin: GSTIN,
      address: expect.stringContaining(`${asha.id} Road`),
    });
    expect(await kitchen.balanceOf(asha)).toBe(0);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
    const entries = await kitchen.database.query(
      sql`select kind, "eaterId", debit / 100 as debit from "ledgerEntries" where "userId" = ${company.payer.id}`,
    );
    expect(entries).toEqual([{ kind: 'meal', eaterId: asha.id, debit: 120 }]);
    // Not even the company's admin reads the order.
    expect((await kitchen.read(boss, 'orders', meal?.orderId ?? '')).statusCode).toBe(404);
    expect((await kitchen.read(asha, 'orders', meal?.orderId ?? '')).statusCode).toBe(200);
  });

  it('returns to the company if its order is cancelled, also when its refund would go to the person’s balance', async () => {
    await kitchen.addAndJoin(asha);
    await kitchen.letPay(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [order] = await kitchen.ordersOf(asha);
    const part = { orderId: order?.id, amount: 20, reason: 'goodwill', toBalance: true };
    expect((await kitchen.create(kitchen.owner, 'refunds', part)).statusCode).toBe(201);
    expect(await kitchen.balanceOf(company.payer)).toBe(-100);
    await kitchen.step(kitchen.owner, order?.id ?? '', 'accepted', 'cancelled', { reason: 'customerAsked' });
    expect(await kitchen.balanceOf(company.payer)).toBe(0);
    expect(await kitchen.balanceOf(asha)).toBe(0);
  });

  it('is not cooked once the limit is reached, and its person is told why', async () => {
    await kitchen.change(kitchen.owner, 'users', company.payer.id, { houseLimit: 200 });
    await kitchen.addAndJoin(asha);
    const other = await kitchen.subscriber(`other-${asha.id}`, 0);
    await kitchen.addAndJoin(other);
    const ids = [await kitchen.letPay(asha), await kitchen.letPay(other)];
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const meals = (await Promise.all(ids.map((id) => kitchen.mealsOf(id)))).flat();
    expect(meals.map(({ state }) => state).sort()).toEqual(['cooking', 'short']);
    expect(meals.find(({ state }) => state === 'short')?.reason).toBe('company');
    const told = [...(await kitchen.mailsTo(asha)), ...(await kitchen.mailsTo(other))];
    expect(told.filter(({ kind }) => kind === 'meal-not-cooked')).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('The limit of your company’s account is reached'),
      }),
    ]);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
  });

  // PLAN-62
  it('is not cooked beyond the limit of its month, whichever of two instances works on it, until the next month', async () => {
    await kitchen.change(kitchen.owner, 'users', company.payer.id, { houseLimit: 5000 });
    await kitchen.change(kitchen.owner, 'companies', company.id, { monthLimit: 250 });
    const ids = [];
    for (let n = 0; n < 3; n++) {
      const eater = await kitchen.subscriber(`${asha.id}-m${n}`, 0);
      await kitchen.addAndJoin(eater);
      ids.push(await kitchen.letPay(eater));
    }
    await Promise.all([kitchen.decideAt(kitchen.day(0), '20:00'), kitchen.decideAt(kitchen.day(0), '20:00')]);
    const meals = (await Promise.all(ids.map((id) => kitchen.mealsOf(id)))).flat();
    expect(meals.map(({ state }) => state).sort()).toEqual(['cooking', 'cooking', 'short']);
    expect(meals.find(({ state }) => state === 'short')?.reason).toBe('company');
    const seen = (await kitchen.people(boss)).json();
    expect(seen).toMatchObject({ monthLimit: { limit: 250, left: 10 }, house: { limit: 5000, left: 4760 } });
    expect((await kitchen.people(kitchen.owner)).json()).toEqual(seen);
    // Nothing is spent of the next month yet.
    const next = `${kitchen.day(35).slice(0, 7)}-15`;
    await kitchen.decideAt(next, '20:00');
    expect(await kitchen.balanceOf(company.payer)).toBe(-480);
  });

  it('is charged once to the rupee, when several instances work on a cutoff while people are removed', async () => {
    await kitchen.change(kitchen.owner, 'users', company.payer.id, { houseLimit: 5000 });
    const eaters = [];
    for (let n = 0; n < 6; n++) {
      const eater = await kitchen.subscriber(`${asha.id}-${n}`, 0);
      await kitchen.addAndJoin(eater);
      await kitchen.letPay(eater);
      eaters.push(eater);
    }
    const clock = () => new Date(`${kitchen.day(0)}T14:31:00Z`);
    const decide = () => decideDueMeals({ ...kitchen.app.engine, clock });
    // By the clock of whoever removes, the cutoff has not passed.
    const removals = eaters.slice(0, 3).map((eater) => kitchen.remove(eater, boss));
    const [, , ...answers] = await Promise.all([decide(), decide(), ...removals]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await decide();
    const orders = (await Promise.all(eaters.map((eater) => kitchen.ordersOf(eater)))).flat();
    expect(orders.length).toBeGreaterThanOrEqual(3);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120 * orders.length);
  });
});

// PLAN-41
describe('whom a company pays for', () => {
  it.each([
    ['somebody who is not one of its people', {}, false, 'pay for meals of this person'],
    ['two people of one subscription', { quantity: 2 }, true, 'pays for one person'],
    ['meals from the balance', { paidBy: 'balance' }, true, 'on its house account'],
    ['a bundle', { takesBundle: true }, true, ''],
  ])('is never %s', async (_, over, isMember, message) => {
    if (isMember) await kitchen.addAndJoin(asha);
    const answer = await kitchen.askToPay(asha, over);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json().message).toContain(message);
  });

  it('is somebody once at each meal time, and without guests', async () => {
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha);
    expect((await kitchen.askToPay(asha)).json()).toMatchObject({
      type: 'company_not_paying',
      message: expect.stringContaining('already pays for a meal of yours'),
    });
    const dinner = await kitchen.letPay(asha, { mealTimeIds: ['dinner'] });
    expect(
      (await kitchen.change(asha, 'mealSubscriptions', dinner, { mealTimeIds: ['lunch'] })).statusCode,
    ).toBe(409);
    expect((await kitchen.change(asha, 'mealSubscriptions', id, { quantity: 2 })).statusCode).toBe(409);
    const guest = { subscriptionId: id, date: kitchen.day(1), mealTimeId: 'lunch', quantity: 2 };
    expect((await kitchen.create(asha, 'meals', guest)).statusCode).toBe(409);
    // Whoever pays themselves asks nobody.
    const own = { paidBy: 'balance', companyId: null, quantity: 2 };
    expect((await kitchen.change(asha, 'mealSubscriptions', id, own)).statusCode).toBe(200);
  });
});

// PLAN-33, PLAN-32, PLAN-38
describe('owners and managers', () => {
  const values = () => ({
    ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: ['monday'], startsOn: kitchen.day(1) },
    ...{ address: '7, Hill Road, Pune 411001', paidBy: 'house', companyId: company.id },
  });

  it('let a company pay for whoever has joined it, and see in the list who pays', async () => {
    const call = (subscriptionId: string) =>
      kitchen.send(kitchen.manager, 'POST', '/plans/subscribers', {
        ...{ subscriptionId, userId: asha.id, data: values() },
      });
    expect((await call(`early-${asha.id}`)).json().type).toBe('company_not_paying');
    await kitchen.addAndJoin(asha);
    expect((await call(`called-${asha.id}`)).statusCode).toBe(201);
    const { subscribers } = (await kitchen.send(kitchen.manager, 'GET', '/plans/subscribers')).json();
    expect(subscribers.find(({ userId }: { userId: string }) => userId === asha.id)).toMatchObject({
      companyId: company.id,
      company: `Lotus ${company.id}`,
    });
  });

  it('import whom a company pays for, unless they are of another one', async () => {
    const number = 9_811_100_000 + Number(asha.id.split('-')[1]);
    const csv = `phone,name,address,plan,meal times,company\n${number},Asha,"7, Hill Road, Pune 411001",Ghar ka khana,Lunch,${`lotus ${company.id}`}\n`;
    const preview = async () =>
      (await kitchen.send(kitchen.manager, 'POST', '/people/import/preview', { text: csv })).json().lines;
    await kitchen.database.execute(
      sql`update accounts set phone = ${`+91${number}`}, phone_verified = true where id = ${asha.id}`,
    );
    const first = company;
    await kitchen.makeCompany(`other-${company.id}`);
    await kitchen.addAndJoin(asha);
    expect(await preview()).toMatchObject([{ kind: 'error', problem: 'notOfCompany' }]);
    expect((await bringPeople(kitchen, kitchen.manager, csv)).statusCode).toBe(400);
    expect((await kitchen.remove(asha, asha)).statusCode).toBe(200);
    kitchen.company = first;
    expect(await preview()).toMatchObject([{ kind: 'changed', problem: null }]);
    expect((await bringPeople(kitchen, kitchen.manager, csv)).json()).toEqual({
      ...{ added: 0, changed: 1 },
    });
    const stored = await kitchen.database.query(
      sql`select "companyId", "paidBy" from "mealSubscriptions" where "userId" = ${asha.id}`,
    );
    expect(stored).toEqual([{ companyId: company.id, paidBy: 'house' }]);
  });
});
