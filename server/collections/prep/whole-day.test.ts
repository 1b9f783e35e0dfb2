import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { labelOf } from '#domain/packing/label.ts';
import { packingGroups } from '#domain/packing/packing-list.ts';
import { groupsOf } from '#domain/prep/groups.ts';
import type { PrepList } from '#domain/prep/list.ts';
import { prepSheet } from '#domain/prep/sheet.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { sincePrinted } from '#domain/prep/since-printed.ts';
import { prepWords } from '#domain/prep/words.ts';
import { clockIn } from '#domain/printing/clock.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { type Day, momentOf } from '#domain/site/local-time.ts';
import { minuteOf } from '#domain/site/spans.ts';
import { drawSheet, PAPER_DOTS } from '#server/printing/drawing/draw-sheet.ts';
import { printPicture } from '#server/printing/escpos.ts';
import { at, type Person } from '#tests/kitchen.ts';
import { offerOptions } from '#tests/option-kitchen.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';
import { decodeJob } from '#tests/printer-sink.ts';

// One day with orders ahead, options, combos and meals of plans (firm, expected and skipped): what the prep list, the labels and
// the packing list say of it, against its orders.

const ZONE = 'Asia/Kolkata';
/** Millilitres of a cup of chai. */
const CUP = 150;
const COMBOS: Readonly<Record<string, string>> = { p1: 'gulab-jamun', p2: 'phulka', p3: 'masala-chai' };

const view = orderView(
  ...(['number', 'kind', 'channel', 'status', 'scheduledFor', 'promisedAt', 'lines', 'note'] as const),
  ...([
    'hasAllergies',
    'cutlery',
    'customerName',
    'address',
    'door',
    'pincode',
    'riderId',
    'people',
  ] as const),
);
type DayOrder = Viewed<typeof view>;
type Counts = Record<string, number>;

let kitchen: PlanKitchen;
let day: Day;
let names: Readonly<Record<string, string>>;

const ahead = (time: string) => new Date(momentOf(day, minuteOf(time), ZONE)).toISOString();
const listOf = async (): Promise<PrepList> =>
  (await kitchen.send(kitchen.cook, 'GET', `/prep?day=${day}`)).json();

/** The orders of the day, read over the wire by the cook. */
async function ordersOfDay(): Promise<DayOrder[]> {
  const queries = [
    { method: 'equal', attribute: 'status', values: ['placed', 'accepted', 'preparing', 'ready'] },
    { method: 'greaterThanEqual', attribute: 'scheduledFor', values: [ahead('00:00')] },
    { method: 'limit', values: [100] },
  ];
  const path = queries.map((query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`);
  const answer = await kitchen.send(kitchen.cook, 'GET', `${at('orders')}?${path.join('&')}`);
  return answer.json().documents.map(view.read);
}

/** What orders come to, counted without the rules of the prep list. */
function cookedOf(orders: readonly DayOrder[]): Counts {
  const counts: Counts = {};
  const add = (id: string, quantity: number) => {
    const [key, each] = id === 'masala-chai' ? ['Chai', CUP] : [names[id] ?? id, 1];
    counts[key] = (counts[key] ?? 0) + quantity * each;
  };
  for (const { lines } of orders)
    for (const { dishId, quantity, options = [] } of lines) {
      add(dishId, quantity);
      for (const { choiceId } of options) if (COMBOS[choiceId]) add(COMBOS[choiceId], quantity);
    }
  return counts;
}
const needsOf = ({ needs }: PrepList, part: 'firm' | 'expected'): Counts => {
  const counts: Counts = {};
  for (const need of needs) if (need[part] > 0) counts[need.name] = (counts[need.name] ?? 0) + need[part];
  return counts;
};

async function placeAhead(who: Person, time: string, lines: object[], more: object = {}): Promise<string> {
  const items = lines.map((line) => JSON.stringify(line));
  const id = await kitchen.place(who, { items, scheduledFor: ahead(time), ...more });
  await kitchen.walk(id, 'accepted');
  return id;
}
const lineOf = async (DishID: string, quantity: number, more: object = {}, dearer = 0) => {
  const { price } = await kitchen.stored<{ price: number }>('dishes', DishID);
  return { DishID, quantity, price: price + dearer, ...more };
};

/** A printed sheet as texts. */
const said = (rows: readonly SheetRow[]) =>
  rows.flatMap((row) => {
    if (row.type === 'rule') return [];
    if (row.type === 'pair') return [[row.left, row.right].filter(Boolean).join(' | ')];
    if (row.type === 'dish') return [`${row.quantity} ${row.name}`];
    return row.type === 'text' ? [row.text] : [`${row.type}: ${row.text}`];
  });
async function sheetOf(list: PrepList, language: 'en' | 'hi'): Promise<SheetRow[]> {
  const texts =
    language === 'en' ? { prepSheetTexts, prepWords } : textsIn('hi', { prepSheetTexts, prepWords });
  const { time } = clockIn(ZONE);
  const facts = { day: 'Day', span: 'All day', at: '07:00', timeOfDay: time };
  const nameOf = ({
    name,
    translations,
  }: {
    name: string;
    translations: PrepList['needs'][number]['translations'];
  }) => (language === 'en' ? name : (translations.hi?.name ?? name));
  const groups = groupsOf({ ...list, likely: null }, [
    { id: 'snacks', name: 'Snacks', translations: { hi: { name: 'नाश्ता' } } },
  ]);
  return prepSheet(
    { ...facts, groups, notes: list.notes, nameOf },
    {
      texts: texts.prepSheetTexts,
      words: texts.prepWords,
    },
  );
}

beforeAll(async () => {
  kitchen = await openPlanKitchen();
  const { owner } = kitchen;
  day = kitchen.day(1);
  await kitchen.setSection('capacity', { scheduleDays: 7 });
  await offerOptions(kitchen, owner);
  const uses = [JSON.stringify({ dishId: 'masala-chai', quantity: CUP })];
  await kitchen.create(owner, 'preparedItems', {
    name: 'Chai',
    unit: 'ml',
    minutesAhead: 15,
    batchSize: 2000,
    uses,
  });
  const dishes = await kitchen.send(
    owner,
    'GET',
    `${at('dishes')}?queries[0]=${encodeURIComponent('{"method":"limit","values":[100]}')}`,
  );
  names = Object.fromEntries(
    dishes.json().documents.map(({ $id, name }: { $id: string; name: string }) => [$id, name]),
  );
  // Lunch is firm after its cutoff, dinner can still be skipped.
  for (const [name, quantity, mealTimeIds] of [
    ['ana', 1, ['lunch']],
    ['bela', 2, ['lunch', 'dinner']],
    ['chitra', 1, ['lunch']],
  ] as const) {
    const who = await kitchen.subscriber(name);
    const subscriptionId = await kitchen.subscribe(who, { quantity, mealTimeIds });
    if (name === 'chitra')
      await kitchen.create(who, 'meals', {
        subscriptionId,
        date: day,
        mealTimeId: 'lunch',
        state: 'skipped',
      });
  }
  await kitchen.decideAt(kitchen.day(0), '20:01');
  const sabzi = (one: string, other: string) => ({
    options: [one, other].map((choiceId) => ({ groupId: 'sabzi', choiceId })),
  });
  await placeAhead(kitchen.asha, '13:00', [
    await lineOf('ghar-ki-thali', 2, sabzi('p1', 'p2'), 10),
    await lineOf('samosa', 3, { options: [{ groupId: 'size', choiceId: 'full' }], note: 'No onion' }),
  ]);
  await placeAhead(kitchen.ravi, '13:00', [
    await lineOf('ghar-ki-thali', 1, sabzi('p3', 'p1')),
    await lineOf('masala-chai', 4),
  ]);
}, 60_000);
afterAll(() => kitchen.close());

// PREP-10
it('the prep list, the labels and the packing list of a day add up to its orders', async () => {
  const [list, orders] = [await listOf(), await ordersOfDay()];
  expect(orders).toHaveLength(4);
  expect(list.counts).toEqual({ orders: 2, soon: 0, meals: 1 + 2 + 2, expected: 2 });
  expect(orders.map(({ people }) => people).toSorted()).toEqual([1, 2, null, null]);
  // A combo's price asks for its option; what is cooked does not.
  expect(needsOf(list, 'firm')).toEqual(cookedOf(orders));
  expect(needsOf(list, 'firm')).toEqual({
    'Ghar Ki Thali': 1 + 2 + 2 + 1,
    'Phulka (4 pieces)': 3 + 6 + 2,
    'Gulab Jamun': 2 + 1,
    'Punjabi Samosa (3 pieces)': 3,
    Chai: (1 + 4) * CUP,
  });
  expect(needsOf(list, 'expected')).toEqual({ 'Ghar Ki Thali': 2, 'Phulka (4 pieces)': 6 });

  const facts = {
    ...{ types: {}, riders: {}, origin: 'https://rasoi.example', timeZone: ZONE, fssai: '' },
    ...{ lateAfterMinutes: 15, bestBeforeHours: null },
  };
  const onLabels: Counts = {};
  for (const { contents } of orders.map((order) => labelOf(order, facts, sheetTexts)))
    for (const { name, quantity } of contents)
      onLabels[name] = (onLabels[name] ?? 0) + Number.parseInt(quantity, 10);
  const inBags: Counts = {};
  for (const { missing, packed } of packingGroups(orders, (id) => id))
    for (const { lines } of [...missing, ...packed])
      for (const { name, quantity } of lines) inBags[name] = (inBags[name] ?? 0) + quantity;
  expect(onLabels).toEqual(inBags);
  // Bags have combos as one dish, and the prep list opens them.
  expect(inBags['Ghar Ki Thali']).toBe(needsOf(list, 'firm')['Ghar Ki Thali']);
  expect(inBags['Punjabi Samosa (3 pieces)']).toBe(3);
  expect((inBags['Masala Chai'] ?? 0) * CUP + 1 * CUP).toBe(needsOf(list, 'firm').Chai);
});

// PREP-7, PREP-10
it('prints as the same numbers on rolls of 58 and 80 mm, and marks what has changed since', async () => {
  const list = await listOf();
  const rows = await sheetOf(list, 'en');
  expect(said(rows)).toEqual([
    'title: Prep list',
    'Day | All day',
    'As of 07:00',
    'banner: Snacks',
    'Ready by 12:45',
    '3 Punjabi Samosa (3 pieces)',
    'warning: No onion: 3',
    'FULL: 3',
    'banner: No station',
    'Ready by 12:15',
    '3 Ghar Ki Thali',
    '9 Phulka (4 pieces)',
    'Ready by 12:30',
    '750 ml Chai (1 × 2 L)',
    'Ready by 12:45',
    '3 Ghar Ki Thali',
    '3 Gulab Jamun',
    '2 Phulka (4 pieces)',
    'Ready by 19:15',
    '2 Ghar Ki Thali',
    '2 of this can still be skipped',
    '6 Phulka (4 pieces)',
    '6 of this can still be skipped',
  ]);
  expect(said(await sheetOf(list, 'hi')).slice(0, 6)).toEqual([
    'title: तैयारी की सूची',
    'Day | All day',
    '07:00 तक का हाल',
    'banner: नाश्ता',
    '12:45 तक तैयार',
    '3 पंजाबी समोसा (3 पीस)',
  ]);
  for (const paper of [58, 80] as const) {
    const job = printPicture(await drawSheet(rows, paper), { copies: 1, openDrawer: false });
    const { pictures, cuts } = decodeJob(job);
    expect([pictures.map(({ width }) => width), cuts]).toEqual([[PAPER_DOTS[paper]], 1]);
  }

  const printed = list.needs.map((need) => ({
    ...{ key: `${need.kind} ${need.id} ${need.readyAt}`, name: need.name, unit: need.unit },
    quantity: need.firm + need.expected,
  }));
  const gone = await placeAhead(kitchen.ravi, '13:00', [await lineOf('masala-chai', 10)]);
  await placeAhead(kitchen.asha, '13:00', [await lineOf('gulab-jamun', 5)]);
  const refused = await kitchen.step(kitchen.cook, gone, 'accepted', 'cancelled', { reason: 'tooBusy' });
  expect(refused.statusCode).toBe(201);
  const after = await listOf();
  const { changed, gone: notNeeded } = sincePrinted(printed, after.needs);
  expect([...changed].map(([key, by]) => [key.split(' ')[1], by])).toEqual([['gulab-jamun', 5]]);
  expect(notNeeded).toEqual([]);
  expect(needsOf(after, 'firm')).toEqual(cookedOf(await ordersOfDay()));
});
