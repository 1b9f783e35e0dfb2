import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerMeals } from '#domain/plans/caller-meals.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openPlanKitchen());
await kitchen.change(kitchen.owner, 'dishes', 'samosa', { price: 40 });

beforeEach(() => kitchen.beginAnew());

const CONFLICT = [409, 'document_update_conflict'];
const SAMOSAS = JSON.stringify({ dishId: 'samosa', quantity: 2 });
const HOME = '7, Hill Road, Pune 411001';
const asked = (over: object = {}) => ({
  ...{
    planId: 'tiffin',
    mealTimeIds: ['lunch'],
    weekdays: WEEKDAYS,
    startsOn: kitchen.day(1),
    address: HOME,
  },
  ...over,
});
const subscribe = (body: object, who: Person | typeof VISITOR = kitchen.manager) =>
  kitchen.send(who, 'POST', '/plans/subscribers', {
    ...{ subscriptionId: `for-caller-${++count}`, data: asked() },
    ...body,
  });
/** A customer who called, without a login, and what they subscribe to. */
async function caller(): Promise<{ userId: string; subscriptionId: string }> {
  const made = (await subscribe({ phone: `98451${10_000 + ++count}`, name: 'Meera Rao' })).json();
  await kitchen.database.execute(sql`delete from "customerMessages" where "userId" = ${made.userId}`);
  return made;
}
const path = (userId: string) =>
  `/plans/subscribers/${userId}/meals?from=${kitchen.day(1)}&to=${kitchen.day(3)}`;
const look = async (userId: string): Promise<CallerMeals> =>
  (await kitchen.send(kitchen.manager, 'GET', path(userId))).json();
const change = (who: Person | typeof VISITOR, subscriptionId: string, over: object, ahead = 1) =>
  kitchen.create(who, 'meals', { subscriptionId, date: kitchen.day(ahead), mealTimeId: 'lunch', ...over });
const told = async (userId: string) =>
  (
    await kitchen.database.query<{ kind: string }>(
      sql`select kind from "customerMessages" where "userId" = ${userId} order by sequence`,
    )
  ).map(({ kind }) => kind);
const usable = async (userId: string) =>
  (await kitchen.send(kitchen.owner, 'GET', `/ledger/standing?userId=${userId}`)).json().usable;

// PLAN-64
/** What is done to one meal for a caller. */
describe.each(
  Object.entries<[object, string]>({
    'skipping a meal': [{ state: 'skipped' }, 'meal-skipped'],
    'a guest': [{ quantity: 2 }, 'meal-changed'],
    'another address': [{ address: '12, Lake View, Pune 411002' }, 'meal-changed'],
    'an extra dish': [{ extras: [SAMOSAS] }, 'meal-changed'],
  }),
)('%s for a caller without a login', (_, [over, kind]) => {
  it('is done by owners and managers, once, is told to the customer, and names who did it', async () => {
    const auditOf = (id: string) =>
      kitchen.database.query(sql`select "adminId" from audits where "documentId" = ${id} order by sequence`);
    for (const who of [kitchen.owner, kitchen.manager]) {
      const { userId, subscriptionId } = await caller();
      const request = {
        documentId: `twice-${++count}`,
        data: { subscriptionId, date: kitchen.day(1), mealTimeId: 'lunch', ...over },
      };
      const answers = await Promise.all([1, 2].map(() => kitchen.send(who, 'POST', at('meals'), request)));
      expect(answers.map(outcomeOf)).toEqual([[201], [201]]);
      expect(await told(userId)).toEqual([kind]);
      expect(await auditOf(request.documentId)).toEqual([{ adminId: who.id }]);
      const { meals } = await look(userId);
      expect(meals).toHaveLength(3);
      expect(meals[0]).toMatchObject({ id: request.documentId, updatedAt: expect.any(String) });
    }
  });

  it('is refused to everybody else, and too late to everybody', async () => {
    const { userId, subscriptionId } = await caller();
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect([401, 404]).toContain((await change(who, subscriptionId, over)).statusCode);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    kitchen.waitUntil(kitchen.day(0), '20:01');
    const late = await change(kitchen.manager, subscriptionId, over);
    kitchen.waitUntil(kitchen.day(1), '09:00');
    expect(outcomeOf(late)).toEqual([409, 'meal_cutoff_passed']);
    expect((await told(userId)).filter((each) => each === kind)).toEqual([]);
  });
});

// PLAN-64
describe('a meal of a caller', () => {
  it('goes where staff typed, by the rules of the plan’s areas, and its customer takes that back', async () => {
    const eater = await kitchen.subscriber(`moved-${++count}`);
    const id = await kitchen.subscribe(eater);
    const elsewhere = { address: '12, Lake View, Pune 411002' };
    expect(outcomeOf(await change(eater, id, elsewhere))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await change(kitchen.manager, id, elsewhere))).toEqual([201]);
    // Its customer adds a guest, and it still goes there; then they have it brought home.
    expect(outcomeOf(await change(eater, id, { ...elsewhere, quantity: 2 }))).toEqual([201]);
    expect((await look(eater.id)).meals[0]).toMatchObject({
      people: 2,
      changed: { ...elsewhere, addressId: null },
    });
    await change(kitchen.manager, id, elsewhere, 2);
    await change(eater, id, { addressId: `home-of-${eater.id}` }, 2);
    for (const ahead of [0, 1]) await kitchen.decideAt(kitchen.day(ahead), '20:00');
    const orders = await kitchen.database.query(
      sql`select address from orders where "userId" = ${eater.id} order by "scheduledFor"`,
    );
    expect(orders).toEqual([
      elsewhere,
      { address: expect.stringMatching(/Road, Pune, Maharashtra 411001$/) },
    ]);
    expect((await look(eater.id)).addresses).toContain(elsewhere.address);
  });

  it('is not brought outside the areas, for whoever calls', async () => {
    const { subscriptionId } = await caller();
    const area = { name: 'Near', kind: 'pincodes', pincodes: ['411001'] };
    await kitchen.create(kitchen.owner, 'areas', area, 'near');
    const far = await change(kitchen.manager, subscriptionId, { address: '1, MG Road, Bengaluru 560001' });
    await kitchen.delete(kitchen.owner, 'areas', 'near');
    expect(outcomeOf(far)).toEqual([400, 'order_outside_area']);
  });

  it('that its customer skips meanwhile stays skipped, whoever is first', async () => {
    for (let run = 0; run < 4; run++) {
      const eater = await kitchen.subscriber(`racing-${++count}`);
      const id = await kitchen.subscribe(eater);
      const skip = () => change(eater, id, { state: 'skipped' });
      const add = () => change(kitchen.manager, id, { extras: [SAMOSAS] });
      const [skipped, added] =
        run % 2 ? await Promise.all([skip(), add()]) : (await Promise.all([add(), skip()])).reverse();
      expect(skipped?.statusCode).toBe(201);
      expect([[201], CONFLICT]).toContainEqual(added && outcomeOf(added));
      const { meals } = await look(eater.id);
      expect(meals[0]?.state).toBe('skipped');
    }
  });

  it('that was changed since staff looked is refused, and after another look it is changed', async () => {
    /** Changes a meal as the screen of a caller does: only if nobody has changed it since. */
    const changeSeen = (who: Person, { id, updatedAt }: CallerMeals['meals'][number], data: object) =>
      kitchen.app.server.inject({
        method: 'PATCH',
        url: `/v1${at('meals', id ?? '')}`,
        headers: {
          'x-appwrite-project': 'rasoi',
          'x-appwrite-session': who.session,
          'x-appwrite-timestamp': updatedAt ?? '',
        },
        payload: { data },
      });
    const eater = await kitchen.subscriber(`seen-${++count}`);
    const id = await kitchen.subscribe(eater);
    await change(eater, id, { quantity: 2 });
    const [seen] = (await look(eater.id)).meals;
    await change(eater, id, { state: 'skipped' });
    if (!seen) throw new Error('no meal');
    expect(outcomeOf(await changeSeen(kitchen.manager, seen, { extras: [SAMOSAS] }))).toEqual(CONFLICT);
    expect(outcomeOf(await change(kitchen.manager, id, { extras: [SAMOSAS] }))).toEqual(CONFLICT);
    const [now] = (await look(eater.id)).meals;
    expect(now?.state).toBe('skipped');
    expect(now && outcomeOf(await changeSeen(kitchen.manager, now, { state: 'planned' }))).toEqual([200]);
  });

  it('is read by owners and managers, for at most 62 days', async () => {
    const { userId } = await caller();
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await kitchen.send(who, 'GET', path(userId))).statusCode).toBe(401);
    expect(await look(userId)).toMatchObject({
      subscriptions: [{ planName: 'Ghar ka khana', quantity: 1, isCompanys: false }],
    });
    expect(await look('nobody')).toEqual({ meals: [], subscriptions: [], addresses: [] });
    const long = await kitchen.send(
      kitchen.manager,
      'GET',
      `/plans/subscribers/${userId}/meals?from=2026-01-01&to=2026-12-01`,
    );
    expect(outcomeOf(long)).toEqual([400, 'general_argument_invalid']);
  });
});

// PLAN-33
describe('subscribing a caller', () => {
  const phone = () => `98452${10_000 + ++count}`;
  const bundle = { takesBundle: true };

  it('with a bundle that they pay now takes the money and the bundle, once, and tells both', async () => {
    const body = {
      ...{ subscriptionId: `paid-${++count}`, phone: phone(), name: 'Meera' },
      ...{
        data: asked(bundle),
        paid: { amount: 2200, paidBy: 'bank', reference: `UTR${4_100_000_000 + count}` },
      },
    };
    const answers = await Promise.all([subscribe(body), subscribe(body), subscribe(body)]);
    expect(answers.map(outcomeOf)).toEqual([[201], [201], [201]]);
    const { userId, subscriptionId } = answers[0]?.json() ?? {};
    expect(await kitchen.stored('mealSubscriptions', subscriptionId)).toMatchObject({ bundleLeft: 20 });
    const entries = await kitchen.database.query(
      sql`select kind, credit / 100 as credit, "paidBy", "recordedBy" from "ledgerEntries" where "userId" = ${userId}`,
    );
    expect(entries).toEqual([
      { kind: 'payment', credit: 2200, paidBy: 'bank', recordedBy: kitchen.manager.id },
    ]);
    expect(await usable(userId)).toBe(0);
    expect(await told(userId)).toEqual(['money-received', 'meal-subscribed']);
  });

  it('with a bundle that the money is not enough for does neither', async () => {
    const { userId } = await caller();
    const answer = await subscribe({ userId, data: asked(bundle), paid: { amount: 2199, paidBy: 'cash' } });
    expect(outcomeOf(answer)).toEqual([409, 'order_balance_short']);
    expect(await usable(userId)).toBe(0);
    expect(await told(userId)).toEqual([]);
  });

  it('with a trial gives it once for each number', async () => {
    const number = phone();
    const trial = () =>
      subscribe({
        phone: number,
        name: 'Meera',
        data: asked({ trial: true, address: `${number}, Pune 411001` }),
      });
    const first = await trial();
    expect(await kitchen.stored('mealSubscriptions', first.json().subscriptionId)).toMatchObject({
      ...{ trial: true, mealsAtMost: 3 },
    });
    expect(outcomeOf(await trial())).toEqual([409, 'plan_trial_used']);
  });

  it('never lets managers confirm their own money, and refuses amounts that are none', async () => {
    const paid = { amount: 100, paidBy: 'cash' };
    const own = await subscribe({ userId: kitchen.manager.id, paid });
    expect(outcomeOf(own)).toEqual([403, 'money_of_own']);
    expect(outcomeOf(await subscribe({ userId: kitchen.owner.id, paid }, kitchen.owner))).toEqual([201]);
    const { userId } = await caller();
    for (const wrong of [{ amount: -5 }, { amount: 0 }, { amount: 'ten' }, { paidBy: 'gold' }])
      expect((await subscribe({ userId, paid: { ...paid, ...wrong } })).statusCode).toBe(400);
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      expect((await subscribe({ userId, paid }, who)).statusCode).toBe(401);
    expect(await usable(userId)).toBe(0);
  });
});
