import { areaOfAddress } from '#domain/addresses/area.ts';
import { doorWords } from '#domain/addresses/door-messages.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import { noteWarning } from '#domain/orders/note-warning.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { deliveryWindow } from '#domain/orders/window.ts';
import { batchName, type NamedTime } from '#domain/plans/batches.ts';
import { clockIn } from '#domain/printing/clock.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { SheetTexts } from '#domain/printing/sheet-texts.ts';

/** What the label of a bag or box says (PACK-4). How it looks on each paper: web/staff/packing and server/printing. */

/** What a label needs of an order. */
export const labelledOrder = orderView(
  'number',
  'kind',
  'channel',
  'status',
  'scheduledFor',
  'promisedAt',
  'lines',
  'note',
  'hasAllergies',
  'cutlery',
  'customerName',
  'address',
  'door',
  'pincode',
  'riderId',
  'people',
);
export type LabelledOrder = Viewed<typeof labelledOrder>;

/** What a label needs besides. */
export interface LabelFacts {
  /** The type of each dish by its id; deleted dishes are missing. */
  types: Readonly<Record<string, DishType>>;
  /** The meal times of plans, after which a meal is called. */
  mealTimes: readonly NamedTime[];
  /** The names of riders by their ids. */
  riders: Readonly<Record<string, string>>;
  /** The address of the site, without a slash at the end. */
  origin: string;
  timeZone: string;
  lateAfterMinutes: number;
  /** The kitchen's food licence; empty: none. */
  fssai: string;
  /** Hours from the promised time; null: the owner has not said. */
  bestBeforeHours: number | null;
}

export interface Label {
  number: string;
  name: string;
  /** The mark of the whole order: non-veg if one dish is; null if a dish is not known. */
  mark: DishType | null;
  /** What is to be left out: notes and options that warn (BOARD-19). */
  leaveOut: readonly string[];
  /** What else differs from the usual: how many people, options, notes, cutlery. */
  choices: readonly string[];
  /** That somebody has to look up what the customer does not tolerate; null: nothing. */
  allergy: string | null;
  /** The address that the code opens. */
  link: string;
  /** The meal of a plan, such as 'Lunch', and what is in it, on one line. */
  meal: string;
  /** What is in it. */
  contents: readonly { quantity: string; name: string; mark: DishType | null }[];
  /** Where it goes, without house and number, and what matters at the door; for one that is fetched, that it is. */
  area: string;
  /** When it is delivered; null: nothing is promised. */
  window: string | null;
  rider: string | null;
  bestBefore: string | null;
  fssai: string | null;
}

const HOUR = 3_600_000;

/** The mark of everything in a bag: one that is not veg makes the bag so. */
function markOf({ lines }: LabelledOrder, types: LabelFacts['types']): DishType | null {
  const marks = lines.map(({ dishId }) => types[dishId]);
  if (marks.includes('non-veg')) return 'non-veg';
  return marks.length > 0 && marks.every((mark) => mark === 'veg') ? 'veg' : null;
}

const warns = (words: string): boolean => noteWarning(words) !== null;

/** Of each dish what was chosen and typed, as far as it is wanted here. */
const ofDishes = ({ lines }: LabelledOrder, texts: SheetTexts, isWanted: (words: string) => boolean) =>
  lines.flatMap(({ name, options = [], note }) => {
    const chosen = [...options.map((option) => option.name), ...(note ? [note] : [])].filter(isWanted);
    return chosen.length === 0 ? [] : [texts.label.chosen(name, chosen.join(', '))];
  });

/** The parts of an order's note: a meal's has the choices of its subscription before its own words. */
const partsOf = ({ note }: LabelledOrder): string[] => (note ? note.split('; ') : []);

const leaveOutOf = (order: LabelledOrder, texts: SheetTexts): string[] => [
  ...partsOf(order).filter(warns),
  ...ofDishes(order, texts, warns),
];

/** For how many people it is, an order's note, of each dish with options or a note of its own, and of cutlery. */
function choicesOf(order: LabelledOrder, texts: SheetTexts): string[] {
  const { cutlery, people } = order;
  const isPlain = (words: string) => !warns(words);
  const boxes = people !== null && people > 1 ? [texts.label.people(people)] : [];
  const note = partsOf(order).filter(isPlain).join('; ');
  return [
    ...boxes,
    ...(note ? [note] : []),
    ...ofDishes(order, texts, isPlain),
    ...(cutlery ? [texts.cutlery] : []),
  ];
}

/** What a meal of a plan is called; null for another order, and for a meal time that is gone. */
function mealName(order: LabelledOrder, { mealTimes, timeZone, lateAfterMinutes }: LabelFacts) {
  const window = order.channel === 'plan' ? deliveryWindow(order, lateAfterMinutes) : null;
  return window && batchName(mealTimes, window.from, window.until, timeZone);
}

function bestBeforeOf(order: LabelledOrder, facts: LabelFacts, texts: SheetTexts): string | null {
  const from = order.scheduledFor ?? order.promisedAt;
  if (facts.bestBeforeHours === null || from === null) return null;
  const { time, day } = clockIn(facts.timeZone, texts.locale);
  const until = new Date(Date.parse(from) + facts.bestBeforeHours * HOUR);
  return texts.label.bestBefore(`${day(until)}, ${time(until)}`);
}

function windowText(order: LabelledOrder, facts: LabelFacts): string | null {
  const { time } = clockIn(facts.timeZone);
  const window = deliveryWindow(order, facts.lateAfterMinutes);
  return window && `${time(window.from)}–${time(window.until)}`;
}

/** The label of an order. */
export function labelOf(order: LabelledOrder, facts: LabelFacts, texts: SheetTexts): Label {
  const { id, number, kind, lines, customerName, address, hasAllergies, riderId } = order;
  const name = mealName(order, facts);
  const dishes = lines.map((line) => `${texts.quantity(line.quantity)} ${line.name}`).join(', ');
  const rider = riderId === null ? undefined : facts.riders[riderId];
  return {
    number,
    name: customerName ?? texts.noName,
    mark: markOf(order, facts.types),
    leaveOut: leaveOutOf(order, texts),
    choices: choicesOf(order, texts),
    allergy: hasAllergies ? texts.checkAllergy : null,
    link: `${facts.origin}/admin/packing?order=${encodeURIComponent(id)}`,
    meal: name ? `${name}: ${dishes}` : dishes,
    contents: lines.map(({ dishId, name, quantity }) => ({
      quantity: texts.quantity(quantity),
      name,
      mark: facts.types[dishId] ?? null,
    })),
    area:
      kind === 'delivery'
        ? [areaOfAddress(address ?? ''), ...doorWords(order.door, texts.door)].filter(Boolean).join(' · ')
        : texts.kinds[kind],
    window: windowText(order, facts),
    rider: rider ? texts.label.rider(rider) : null,
    bestBefore: bestBeforeOf(order, facts, texts),
    fssai: facts.fssai ? texts.bill.fssai(facts.fssai) : null,
  };
}

/** A label on a roll of 58 or 80 mm. */
export function labelRows(label: Label, texts: SheetTexts): SheetRow[] {
  const text = (value: string | null): SheetRow[] => (value ? [{ type: 'text', text: value }] : []);
  const strong = (value: string | null): SheetRow[] => (value ? [{ type: 'strong', text: value }] : []);
  const warning = (value: string | null): SheetRow[] => (value ? [{ type: 'warning', text: value }] : []);
  return [
    { type: 'title', text: label.number },
    { type: 'pair', left: label.name, right: label.window ?? '', strong: true },
    ...warning(label.allergy),
    ...label.leaveOut.flatMap(warning),
    ...text(label.area),
    ...strong(label.rider),
    ...label.choices.flatMap(strong),
    { type: 'rule' },
    ...label.contents.map((dish): SheetRow => ({ type: 'dish', ...dish, price: null })),
    { type: 'rule' },
    ...text(label.bestBefore),
    ...text(label.fssai),
    { type: 'code', text: label.link, caption: texts.label.scan },
  ];
}
