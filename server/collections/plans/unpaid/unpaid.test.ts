import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCompanyKitchen } from '#tests/company-kitchen.ts';
import type { Person } from '#tests/kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  await kitchen.beginAnew();
  count++;
});

const eater = async (name: string, paidAhead: number, over = {}): Promise<[Person, string]> => {
  const who = await kitchen.subscriber(`${name}-${count}`, paidAhead);
  return [who, await kitchen.subscribe(who, over)];
};
const tomorrow = async () => (await kitchen.send(kitchen.owner, 'GET', '/plans/subscribers')).json().tomorrow;
const act = (done: string, subscriptionIds: string[], by = kitchen.owner) =>
  kitchen.send(by, 'POST', '/plans/unpaid-meals', {
    act: done,
    date: kitchen.day(1),
    meals: subscriptionIds.map((subscriptionId) => ({ subscriptionId, mealTimeId: 'lunch' })),
  });
const toldTo = (who: Person) =>
  kitchen.database
    .query<{ kind: string }>(
      sql`select kind from "customerMessages" where "userId" = ${who.id} order by sequence`,
    )
    .then((rows) => rows.map(({ kind }) => kind));

// PLAN-66
describe('meals that nobody has paid for', () => {
  it('stand apart from the others of tomorrow, with what is missing, and on the prep list', async () => {
    await eater('rich', 1000);
    const [poor, id] = await eater('poor', 100);
    expect(await tomorrow()).toMatchObject({
      mealTimes: [{ mealTimeId: 'lunch', people: 2, unpaid: 1 }],
      unpaid: [
        { subscriptionId: id, userId: poor.id, missing: 20, total: 120, isOnCredit: false, company: null },
      ],
    });
    const list = (await kitchen.send(kitchen.owner, 'GET', `/prep?day=${kitchen.day(1)}`)).json();
    expect(list.counts).toMatchObject({ meals: 2, unpaid: 1 });
  });

  it('are those that the cutoff leaves out, also if the same balance pays for two', async () => {
    const [who, lunch] = await eater('twice', 130);
    const second = await kitchen.subscribe(who, {
      mealTimeIds: ['lunch'],
      weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    });
    const { unpaid } = await tomorrow();
    expect(unpaid).toHaveLength(1);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    const states = [...(await kitchen.statesOf(lunch)), ...(await kitchen.statesOf(second))];
    expect(states.sort()).toEqual(['cooking', 'short']);
  });

  it('are cooked anyway if the kitchen says so, once, and what is missing is owed', async () => {
    const [who, id] = await eater('owing', 100);
    const answers = await Promise.all([act('cook', [id]), act('cook', [id])]);
    expect(answers.map((each) => each.json())).toEqual([
      { done: 1, left: 0 },
      { done: 1, left: 0 },
    ]);
    expect((await toldTo(who)).filter((kind) => kind === 'meal-cooked-anyway')).toHaveLength(1);
    expect((await tomorrow()).mealTimes).toMatchObject([{ people: 1, unpaid: 0 }]);
    await kitchen.tellAt(kitchen.day(0), '17:00');
    expect(await toldTo(who)).not.toContain('meal-short');
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['cooking']);
    expect(await kitchen.balanceOf(who)).toBe(-20);
    await kitchen.decideAt(kitchen.day(1), '20:00');
    expect(await kitchen.statesOf(id)).toEqual(['cooking', 'short']);
    const logged = await kitchen.database.query(
      sql`select 1 from audits where collection = 'meals' and "adminId" = ${kitchen.owner.id} and changes::text like '%onCreditUpTo%' and label like ${`%${who.id}%`}`,
    );
    expect(logged).toHaveLength(1);
  });

  it('are cooked on credit for what the kitchen has seen, not for guests that come later, and not after it was taken back', async () => {
    const [who, id] = await eater('guests', 100);
    const [back, stopped] = await eater('stopped', 100);
    await act('cook', [id, stopped]);
    expect((await act('stop', [stopped])).json()).toEqual({ done: 1, left: 0 });
    expect(await toldTo(back)).toContain('meal-short');
    const [meal] = await kitchen.mealsOf(id);
    expect((await kitchen.change(who, 'meals', meal?.id ?? '', { quantity: 4 })).statusCode).toBe(200);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect([await kitchen.statesOf(id), await kitchen.statesOf(stopped)]).toEqual([['short'], ['short']]);
    expect([await kitchen.balanceOf(who), await kitchen.balanceOf(back)]).toEqual([100, 100]);
  });

  it('are reminded of once a day; what is paid meanwhile, or past its cutoff, is left out', async () => {
    const [who, id] = await eater('reminded', 100);
    await act('remind', [id]);
    await act('remind', [id]);
    expect((await toldTo(who)).filter((kind) => kind === 'meal-short')).toHaveLength(1);
    const entry = { userId: who.id, kind: 'payment', paidBy: 'cash', credit: 50 };
    await kitchen.create(kitchen.owner, 'ledgerEntries', entry);
    expect((await act('cook', [id])).json().type).toBe('meal_cutoff_passed');
  });

  it('of a company beyond its limit are named, and cooked only if it raises the limit', async () => {
    const { asha } = await kitchen.beginCompany();
    await kitchen.makeCompany(`poor-company-${count}`, 100);
    await kitchen.addAndJoin(asha);
    const id = await kitchen.letPay(asha);
    expect((await tomorrow()).unpaid).toMatchObject([
      { subscriptionId: id, company: kitchen.company.id && expect.stringContaining('Lotus') },
    ]);
    expect((await act('cook', [id])).statusCode).toBe(409);
  });

  it('are seen and decided by owners and managers alone, and nobody gives credit to themselves', async () => {
    const [who, id] = await eater('outsider', 100);
    for (const by of [who, kitchen.cook]) expect((await act('cook', [id], by)).statusCode).toBe(401);
    const home = { houseNo: '1', street: 'Own Road', city: 'Pune', state: 'Maharashtra', pincode: 411001 };
    await kitchen.create(kitchen.owner, 'addresses', home, `home-of-${kitchen.owner.id}`);
    const own = await kitchen.subscribe(kitchen.owner);
    expect((await act('cook', [own])).statusCode).toBe(409);
  });
});
