import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideDueMeals } from '#server/collections/plans/decide-meals.ts';
import { sql } from '#server/db/sql-template.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';

let kitchen: PlanKitchen;
let asha: Person;
let boss: Person;
let count = 0;

/** A company with a house account of ₹500, that boss looks after. */
let company: { id: string; payer: Person };
const GSTIN = '29AAGCB7383J1Z4';

beforeAll(async () => {
  kitchen = await openPlanKitchen();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  count++;
  asha = await kitchen.subscriber(`eater-${count}`, 0);
  boss = await kitchen.subscriber(`boss-${count}`, 0);
  await kitchen.beginAnew();
  company = await makeCompany(`company-${count}`);
  await addAndJoin(boss, 'admin', kitchen.owner);
});

async function makeCompany(id: string, limit: number | null = 500) {
  const made = await kitchen.create(kitchen.owner, 'companies', { name: `Lotus ${id}`, gstin: GSTIN }, id);
  expect(made.statusCode).toBe(201);
  const { payerId } = made.json();
  await kitchen.change(kitchen.owner, 'users', payerId, { houseLimit: limit });
  return { id, payer: { ...kitchen.owner, id: payerId } };
}

const people = (who: Person) =>
  kitchen.send(who, 'GET', `/companies/${company.id}/people?month=${kitchen.day(0).slice(0, 7)}`);

async function add(who: Person, by: Person, role = 'member', contact = who.email) {
  const body = { memberId: `member-of-${who.id}`, name: `Name of ${who.id}`, contact, role };
  return kitchen.send(by, 'POST', `/companies/${company.id}/members`, body);
}
const join = (who: Person, id = `member-of-${who.id}`) =>
  kitchen.send(who, 'POST', `/companies/${company.id}/members/${id}/join`);
const remove = (who: Person, by: Person) =>
  kitchen.send(by, 'DELETE', `/companies/${company.id}/members/member-of-${who.id}`);

async function addAndJoin(who: Person, role = 'member', by = boss) {
  expect((await add(who, by, role)).statusCode).toBe(201);
  await proveEmail(who);
  expect((await join(who)).statusCode).toBe(200);
}
const proveEmail = (who: Person) =>
  kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${who.id}`);

const byCompany = () => ({ paidBy: 'house', companyId: company.id });
const subscribe = (who: Person, over: object = {}) => kitchen.subscribe(who, { ...byCompany(), ...over });
const ask = (who: Person, over: object = {}) =>
  kitchen.create(who, 'mealSubscriptions', {
    planId: 'tiffin',
    mealTimeIds: ['lunch'],
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    startsOn: kitchen.day(1),
    addressId: `home-of-${who.id}`,
    ...byCompany(),
    ...over,
  });

// PLAN-41
describe('a meal that a company pays', () => {
  it('is an order of the person, and a debt of the company that names who ate', async () => {
    await addAndJoin(asha);
    const id = await subscribe(asha);
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
    expect((await kitchen.send(boss, 'GET', at('orders', meal?.orderId ?? ''))).statusCode).toBe(404);
    expect((await kitchen.send(asha, 'GET', at('orders', meal?.orderId ?? ''))).statusCode).toBe(200);
  });

  it('returns to the company if its order is cancelled, also when its refund would go to the person’s balance', async () => {
    await addAndJoin(asha);
    await subscribe(asha);
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
    await addAndJoin(asha);
    const other = await kitchen.subscriber(`other-${count}`, 0);
    await addAndJoin(other);
    const ids = [await subscribe(asha), await subscribe(other)];
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

  it('is charged once to the rupee, when several instances work on a cutoff while people are removed', async () => {
    await kitchen.change(kitchen.owner, 'users', company.payer.id, { houseLimit: 5000 });
    const eaters = [];
    for (let n = 0; n < 6; n++) {
      const eater = await kitchen.subscriber(`eater-${count}-${n}`, 0);
      await addAndJoin(eater);
      await subscribe(eater);
      eaters.push(eater);
    }
    const clock = () => new Date(`${kitchen.day(0)}T14:31:00Z`);
    const decide = () => decideDueMeals({ ...kitchen.app.engine, clock });
    // By the clock of whoever removes, the cutoff has not passed.
    const removals = eaters.slice(0, 3).map((eater) => remove(eater, boss));
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
    if (isMember) await addAndJoin(asha);
    const answer = await ask(asha, over);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json().message).toContain(message);
  });

  it('is somebody once at each meal time, and without guests', async () => {
    await addAndJoin(asha);
    const id = await subscribe(asha);
    expect((await ask(asha)).json()).toMatchObject({
      type: 'company_not_paying',
      message: expect.stringContaining('already pays for a meal of yours'),
    });
    const dinner = await subscribe(asha, { mealTimeIds: ['dinner'] });
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

// PLAN-42
describe('the people of a company', () => {
  it('join it themselves, with the address or number that they have proven', async () => {
    expect((await add(asha, boss)).statusCode).toBe(201);
    expect((await join(asha)).statusCode).toBe(404);
    await proveEmail(asha);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toEqual({
      member: null,
      invitations: [
        { memberId: `member-of-${asha.id}`, companyId: company.id, company: `Lotus ${company.id}` },
      ],
    });
    const other = await kitchen.subscriber(`other-${count}`, 0);
    await proveEmail(other);
    expect((await join(other, `member-of-${asha.id}`)).statusCode).toBe(404);
    expect([(await join(asha)).statusCode, (await join(asha)).statusCode]).toEqual([200, 200]);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toMatchObject({
      member: { companyId: company.id, role: 'member' },
      invitations: [],
    });
  });

  it('are of one company at a time', async () => {
    await addAndJoin(asha);
    company = await makeCompany(`second-${count}`);
    await kitchen.send(kitchen.owner, 'POST', `/companies/${company.id}/members`, {
      memberId: `second-of-${asha.id}`,
      name: 'Asha',
      contact: asha.email,
    });
    expect((await join(asha, `second-of-${asha.id}`)).json().type).toBe('company_elsewhere');
  });

  it('are added once, by a number or an address, and a repeat adds nobody', async () => {
    const number = { contact: '98765 43210', name: 'Ravi' };
    const path = `/companies/${company.id}/members`;
    const first = await kitchen.send(boss, 'POST', path, { ...number, memberId: `ravi-${count}` });
    expect(first.statusCode).toBe(201);
    expect(
      (await kitchen.send(boss, 'POST', path, { ...number, memberId: `ravi-${count}` })).statusCode,
    ).toBe(201);
    const again = await kitchen.send(boss, 'POST', path, { ...number, memberId: 'unique()' });
    expect(again.json().type).toBe('company_person_known');
    expect(
      (await kitchen.send(boss, 'POST', path, { memberId: 'unique()', name: 'X', contact: 'x' })).statusCode,
    ).toBe(400);
    const listed = (await people(boss)).json().people.filter(({ name }: { name: string }) => name === 'Ravi');
    expect(listed).toMatchObject([{ contact: '+919876543210', joinedAt: null }]);
  });

  it.each<[string, (eater: Person) => Person, number]>([
    ['its admin', () => boss, 200],
    ['an owner of the kitchen', () => kitchen.owner, 200],
    ['one of its people', (eater) => eater, 401],
    ['another customer', () => kitchen.asha, 401],
    ['a cook', () => kitchen.cook, 401],
  ])('are seen, added and removed by %s, or not', async (_, of, status) => {
    await addAndJoin(asha);
    const who = of(asha);
    expect((await people(who)).statusCode).toBe(status);
    const body = { memberId: `new-${count}`, name: 'New', contact: 'new@example.in' };
    const added = await kitchen.send(who, 'POST', `/companies/${company.id}/members`, body);
    expect(added.statusCode).toBe(status === 200 ? 201 : status);
    const path = `/companies/${company.id}/members/member-of-${boss.id}`;
    expect((await kitchen.send(who, 'PATCH', path, { role: 'admin' })).statusCode).toBe(status);
  });

  it('always have somebody who looks after them, unless the kitchen wants otherwise', async () => {
    expect((await remove(boss, boss)).json().type).toBe('company_last_admin');
    await addAndJoin(asha, 'admin');
    // Each removes the other at once: one of them stays.
    const answers = await Promise.all([remove(boss, asha), remove(asha, boss)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = answers[0]?.statusCode === 200 ? asha : boss;
    expect((await remove(left, kitchen.owner)).statusCode).toBe(200);
  });
});

// PLAN-43
describe('whoever is removed from a company', () => {
  it('eats what was planned at the last cutoff, also if it is worked off later, and nothing on its account after', async () => {
    await addAndJoin(asha);
    const id = await subscribe(asha);
    const [today, tomorrow] = [kitchen.day(0), kitchen.day(1)];
    kitchen.waitUntil(today, '20:01');
    expect((await remove(asha, boss)).statusCode).toBe(200);
    expect((await remove(asha, boss)).statusCode).toBe(200);
    expect(await kitchen.stored('mealSubscriptions', id)).toMatchObject({ endsOn: tomorrow });
    await kitchen.decideAt(today, '20:02');
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
    expect((await ask(asha)).statusCode).toBe(409);
    expect((await kitchen.change(asha, 'mealSubscriptions', id, { endsOn: null })).statusCode).toBe(409);
    const own = { endsOn: null, paidBy: 'balance', companyId: null };
    expect((await kitchen.change(asha, 'mealSubscriptions', id, own)).statusCode).toBe(200);
    await kitchen.decideAt(tomorrow, '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['cooking', 'short']);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
    kitchen.waitUntil(tomorrow, '09:00');
  });

  it('is charged nothing if the removal came before the cutoff', async () => {
    await addAndJoin(asha);
    const id = await subscribe(asha);
    await remove(asha, boss);
    await kitchen.database.execute(sql`update "mealSubscriptions" set "endsOn" = null where id = ${id}`);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.mealsOf(id)).toMatchObject([{ state: 'missed', reason: 'company' }]);
    expect(await kitchen.balanceOf(company.payer)).toBe(0);
  });

  it('may be the person themselves, also before they have joined', async () => {
    await add(asha, boss);
    await proveEmail(asha);
    expect((await remove(asha, asha)).statusCode).toBe(200);
    expect((await join(asha)).statusCode).toBe(404);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toEqual({
      member: null,
      invitations: [],
    });
  });

  it('leaves no name behind once the login is closed', async () => {
    await addAndJoin(asha);
    await subscribe(asha);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const [order] = await kitchen.ordersOf(asha);
    const steps = ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered'];
    for (const [at, from] of steps.slice(0, -1).entries())
      await kitchen.step(kitchen.owner, order?.id ?? '', from, steps[at + 1] ?? '');
    expect((await kitchen.send(asha, 'PATCH', '/account/status')).statusCode).toBe(200);
    const { people: listed, others } = (await people(boss)).json();
    expect(listed).toMatchObject([{ memberId: `member-of-${boss.id}` }]);
    expect(others).toEqual({ amount: 120, meals: 1 });
  });
});

// PLAN-44
it('a company’s admin sees what each person cost in a month, and neither food nor address nor allergies', async () => {
  await addAndJoin(asha);
  await subscribe(asha);
  await kitchen.decideAt(kitchen.day(0), '20:00');
  const seen = (await people(boss)).json();
  const mine = seen.people.find(({ memberId }: { memberId: string }) => memberId === `member-of-${asha.id}`);
  expect(Object.keys(mine).sort()).toEqual(
    ['amount', 'contact', 'joinedAt', 'meals', 'memberId', 'name', 'role', 'until'].sort(),
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
  expect((await people(boss)).statusCode).toBe(403);
  await kitchen.setSection('plans', { isOn: true });
});
