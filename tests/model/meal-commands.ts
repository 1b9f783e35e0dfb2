import fc from 'fast-check';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { sql } from '#server/db/sql-template.ts';
import { command, nth, one, pick } from './commands.ts';
import { expectStatus, type HistoryKitchen } from './history-kitchen.ts';
import * as model from './model.ts';

type Model = model.Model;
const people = fc.integer({ min: 1, max: 3 });
const paidBy = fc.constantFrom('balance' as const, 'balance' as const, 'house' as const);

const subscribe = command(
  'subscribe',
  { n: nth, people, paidBy },
  async (known, kitchen, given) => {
    const who = one(known, given.n);
    const id = kitchen.newId('subscription');
    const data = {
      ...{ planId: 'tiffin', mealTimeIds: ['lunch'], weekdays: WEEKDAYS, startsOn: kitchen.day(1) },
      ...{ addressId: `home-of-${who.id}`, quantity: given.people, paidBy: given.paidBy },
    };
    const may = !who.isClosed && (given.paidBy === 'balance' || who.limit !== null);
    const answer = await kitchen.create(kitchen.as(who), 'mealSubscriptions', data, id);
    if (!expectStatus(answer, may, 'subscribe')) return;
    const tomorrow = { isSkipped: false, people: null };
    const agreed = { price: known.planPrice, people: given.people, paidBy: given.paidBy };
    who.subscription = { id, ...agreed, tomorrow, pausedUntil: 0 };
  },
  (known, { n }) => one(known, n).subscription === null,
);

const eaters = (known: Model) => known.people.filter(({ subscription }) => subscription !== null);

/** A command about the subscription of somebody who has one. */
const ofEater = <Given extends object>(
  name: string,
  given: { [K in keyof Given]: fc.Arbitrary<Given[K]> },
  run: (
    kitchen: HistoryKitchen,
    who: model.ModelPerson,
    subscription: model.ModelSubscription,
    given: Given,
    known: Model,
  ) => Promise<unknown>,
) =>
  command<Given & { n: number }>(
    name,
    { ...given, n: nth } as {
      [K in keyof (Given & { n: number })]: fc.Arbitrary<(Given & { n: number })[K]>;
    },
    async (known, kitchen, values) => {
      const who = pick(eaters(known), values.n);
      if (who?.subscription) await run(kitchen, who, who.subscription, values, known);
    },
    (known) => eaters(known).length > 0,
  );

/** Asks for something about tomorrow's lunch. */
async function askTomorrow(kitchen: HistoryKitchen, who: model.ModelPerson, id: string, data: object) {
  const day = kitchen.day(1);
  const known = (await kitchen.mealsOf(id)).find(({ date }) => date === day);
  if (known) return kitchen.change(kitchen.as(who), 'meals', known.id, data);
  const asked = { subscriptionId: id, date: day, mealTimeId: 'lunch', ...data };
  return kitchen.create(kitchen.as(who), 'meals', asked);
}

const isPaused = (known: Model, { pausedUntil }: model.ModelSubscription) => pausedUntil > known.day;

const skip = ofEater('skip or bring back', {}, async (kitchen, who, subscription, _, known) => {
  const { tomorrow } = subscription;
  if (isPaused(known, subscription)) return;
  const answer = await askTomorrow(kitchen, who, subscription.id, {
    state: tomorrow.isSkipped ? 'planned' : 'skipped',
  });
  if (expectStatus(answer, true, 'skip')) tomorrow.isSkipped = !tomorrow.isSkipped;
});

const guests = ofEater('ask for guests', { people }, async (kitchen, who, subscription, given, known) => {
  if (isPaused(known, subscription)) return;
  const answer = await askTomorrow(kitchen, who, subscription.id, { quantity: given.people });
  if (expectStatus(answer, true, 'guests')) subscription.tomorrow.people = given.people;
});

const pause = ofEater(
  'pause',
  { days: fc.integer({ min: 1, max: 2 }) },
  async (kitchen, who, subscription, { days }, known) => {
    if (isPaused(known, subscription)) return;
    const data = { subscriptionId: subscription.id, from: kitchen.day(1), until: kitchen.day(days) };
    if (expectStatus(await kitchen.create(kitchen.as(who), 'mealPauses', data), true, 'pause'))
      subscription.pausedUntil = known.day + days;
  },
);

const switchPayer = ofEater('pay otherwise', { paidBy }, async (kitchen, who, subscription, given) => {
  const may = given.paidBy === subscription.paidBy || given.paidBy === 'balance' || who.limit !== null;
  const answer = await kitchen.change(kitchen.as(who), 'mealSubscriptions', subscription.id, {
    paidBy: given.paidBy,
  });
  if (expectStatus(answer, may, 'payer')) subscription.paidBy = given.paidBy;
});

const raisePrice = command('raise the price of the plan', {}, async (known, kitchen) => {
  const price = known.planPrice / 100 + 10;
  expectStatus(await kitchen.change(kitchen.owner, 'plans', 'tiffin', { price }), true, 'plan');
  known.planPrice = price * 100;
});

/** What becomes of tomorrow's meal of somebody, at its cutoff. */
function decide(
  known: Model,
  who: model.ModelPerson,
  subscription: model.ModelSubscription,
  orderId: string | null,
): void {
  const { tomorrow, price, paidBy: method } = subscription;
  if (isPaused(known, subscription) || tomorrow.isSkipped) {
    if (orderId) throw new Error(`Cooked for ${who.id}, who has none tomorrow`);
    return;
  }
  const total = price * (tomorrow.people ?? subscription.people);
  const parts = model.shares(method, method === 'balance' ? total : 0, total);
  const isCooked = model.canPay(known, who, parts);
  if (isCooked !== (orderId !== null))
    throw new Error(`${who.id}: ${isCooked ? 'not cooked' : 'cooked unpaid'}`);
  if (!orderId) return;
  const order = model.place(known, {
    id: orderId,
    who,
    price: total,
    quantity: 1,
    fee: 0,
    off: 0,
    parts,
    portionsOf: undefined,
  });
  order.status = 'accepted';
}

interface Figures {
  totals: { methods: string[]; drawers: string[] };
}

/** Compares the figures of the day with the money that came, and closes it. */
async function closeDay(known: Model, kitchen: HistoryKitchen): Promise<void> {
  const day = kitchen.day(0);
  const { totals }: Figures = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  const money = totals.methods
    .map((text) => JSON.parse(text))
    .filter(({ method }) => method !== 'balance' && method !== 'house');
  const sum = (of: 'received' | 'givenBack') =>
    money.reduce((all, { [of]: { amount } }) => all + Math.round(amount * 100), 0);
  const received = sum('received');
  if (received !== known.till) throw new Error(`The day received ${received}, the model ${known.till}`);
  // Nobody hands money out in a history: it is owed, or becomes credit.
  if (sum('givenBack') !== 0) throw new Error(`The day gave ${sum('givenBack')} back`);
  const counted = totals.drawers
    .map((text) => JSON.parse(text))
    .map(({ riderId, received: amount, givenBack, tips }) =>
      JSON.stringify({ method: 'cod', riderId, amount: Math.max(0, amount - givenBack + tips) }),
    );
  expectStatus(await kitchen.create(kitchen.owner, 'dayCloses', { day, counted }), true, 'close the day');
  known.till = 0;
}

const nextDay = command('next day', {}, async (known, kitchen) => {
  await kitchen.decideAt(kitchen.day(0), '20:01');
  const eating = eaters(known);
  for (const who of eating) {
    const { subscription } = who;
    if (!subscription) continue;
    const meal = (await kitchen.mealsOf(subscription.id)).find(({ date }) => date === kitchen.day(1));
    decide(known, who, subscription, meal?.orderId ?? null);
    subscription.tomorrow = { isSkipped: false, people: null };
  }
  await closeDay(known, kitchen);
  kitchen.waitUntil(kitchen.day(1), '09:00');
  await kitchen.catchUp();
  for (const order of known.orders)
    if (order.status === 'awaitingPayment' || order.status === 'placed') model.end(known, order);
  known.day++;
  known.portionsLeft = model.PORTIONS;
});

const ON_ITS_WAY: readonly string[] = ['accepted', 'ready', 'outForDelivery'];
const missable = (known: Model) =>
  known.orders.filter(({ status, portionsOf }) => portionsOf === undefined && ON_ITS_WAY.includes(status));

const miss = command(
  'nobody takes a meal',
  { n: nth, money: fc.constantFrom('charge' as const, 'credit' as const) },
  async (known, kitchen, { n, money }) => {
    const order = pick(missable(known), n);
    if (!order) return;
    const { id, who } = order;
    await kitchen.walk(id, ...ON_ITS_WAY.slice(ON_ITS_WAY.indexOf(order.status) + 1));
    const because = { reason: 'notTaken' };
    const ended = await kitchen.step(kitchen.owner, id, 'outForDelivery', 'cancelled', because);
    expectStatus(ended, true, 'missed');
    const credit = model.end(known, order);
    const [meal] = await kitchen.database.query<{ id: string }>(
      sql`select id from meals where "orderId" = ${id}`,
    );
    const answer = await kitchen.send(kitchen.manager, 'POST', `/plans/meals/${meal?.id}/money`, { money });
    // What was given back before as goodwill is not charged again.
    const isDone = expectStatus(answer, money === 'credit' || credit > 0, 'money of a missed meal');
    if (isDone && money === 'charge') who.balance -= credit;
  },
  (known) => missable(known).length > 0,
);

export const mealCommands = [
  ...[subscribe, subscribe, skip, guests, pause, switchPayer, raisePrice, nextDay, nextDay, miss, miss, miss],
];
