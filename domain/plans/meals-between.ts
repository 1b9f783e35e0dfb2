import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { addDays, type Day, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { isDecided, isEaten, type MealState } from './meal-states.ts';
import { cutoffOf, type MealTime } from './meal-times.ts';
import { type AgreedPrice, priceOn } from './prices/agreed-price.ts';

/** What a subscriber has agreed to, as far as it decides which meals are planned. */
export interface Agreement extends AgreedPrice {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  /** For how many people. */
  quantity: number;
  startsOn: Day;
  /** The last day; null: open. */
  endsOn: Day | null;
  /** When it was agreed: a meal whose cutoff was before is not part of it. */
  agreedAt: Date;
  /** The most meals that are cooked of it; null: any number. */
  mealsAtMost: number | null;
}

/** Days on which nothing is eaten, because the subscriber is away. */
export interface Pause {
  /** Null: all meal times. */
  mealTimeId: string | null;
  from: Day;
  /** The last day; null: until the subscriber comes back. */
  until: Day | null;
}

/** What differs of one meal, or what has become of it. */
export interface MealChange {
  date: Day;
  mealTimeId: string;
  state: MealState;
  /** For how many people; null: as agreed. */
  quantity: number | null;
  /** Where to; null: as agreed. */
  addressId: string | null;
  /** Where to, as staff typed it; null or missing: as agreed. */
  address?: string | null;
  /** What its extra dishes cost; null or missing: it has none. */
  extraCost?: Paise | null;
  /** What it may cost although the money is short; null or missing: nothing. */
  onCreditUpTo?: Paise | null;
  /** What it costs for one person since it was decided; null or missing: as agreed. */
  price?: Paise | null;
}

export interface MealsContext {
  mealTimes: readonly MealTime[];
  pauses: readonly Pause[];
  changes: readonly MealChange[];
  /** Whether the kitchen is closed on a day, or has cancelled a meal time of it. */
  isClosed: (day: Day, mealTimeId: string) => boolean;
  /** Whether the cutoff of a day's meal time is worked off: what was not planned then is not cooked any more. */
  isOver: (day: Day, mealTimeId: string) => boolean;
  timeZone: string;
}

/** A meal of a subscription. Those of closed and paused days are named too, because the calendar shows them. */
export interface Meal {
  date: Day;
  mealTimeId: string;
  cutoff: Date;
  state: MealState | 'paused' | 'closed';
  quantity: number;
  /** Null: the address of its meal time, unless another one was typed. */
  addressId: string | null;
  /** Where it goes instead, as staff typed it. */
  address: string | null;
  /** What it costs for one person, without a bundle. */
  price: Paise;
  /** What its extra dishes cost. */
  extra: Paise;
  /** What it may cost although the money is short, because the kitchen cooks it anyway; null: nothing. */
  onCreditUpTo: Paise | null;
}

/** The most days that are looked at at once. */
const MOST_DAYS = 400;

const keyOf = ({ date, mealTimeId }: { date: Day; mealTimeId: string }) => `${date} ${mealTimeId}`;

const isPaused = (pauses: readonly Pause[], day: Day, mealTimeId: string): boolean =>
  pauses.some(
    (pause) =>
      (pause.mealTimeId === null || pause.mealTimeId === mealTimeId) &&
      pause.from <= day &&
      (pause.until === null || day <= pause.until),
  );

/** The state of a meal that nobody has decided yet. */
function stateOf(change: MealChange | undefined, day: Day, mealTimeId: string, context: MealsContext) {
  if (change?.state === 'skipped') return 'skipped';
  if (isPaused(context.pauses, day, mealTimeId)) return 'paused';
  return context.isClosed(day, mealTimeId) ? 'closed' : 'planned';
}

/** Leaves out what is over the number of meals. */
function atMost(meals: readonly Meal[], most: number | null): readonly Meal[] {
  if (most === null) return meals;
  let left = most;
  return meals.filter(({ state }) => {
    const counts = state === 'planned' || isEaten(state);
    if (counts) left--;
    return !counts || left >= 0 || isDecided(state);
  });
}

/**
 * The meals of a subscription on the days from `from` to `to`, by cutoff (PLAN-2, PLAN-3). What is decided, because its cutoff
 * has passed, stays as it was decided, at the price of then, whatever is agreed now.
 */
export function mealsBetween(
  agreement: Agreement,
  { from, to }: { from: Day; to: Day },
  context: MealsContext,
): Meal[] {
  const { startsOn, endsOn, mealsAtMost } = agreement;
  const changes = new Map(context.changes.map((change) => [keyOf(change), change]));
  const found: Meal[] = [];
  // Whether a meal is over the number depends on all before it.
  let day = mealsAtMost === null ? from : startsOn < from ? startsOn : from;
  for (let days = 0; day <= to && days < MOST_DAYS; day = addDays(day, 1), days++) {
    const weekday = WEEKDAYS[weekdayOf(day)];
    const isWithin = startsOn <= day && (endsOn === null || day <= endsOn);
    const isAgreed = isWithin && weekday !== undefined && agreement.weekdays.includes(weekday);
    const price = priceOn(agreement, day);
    for (const mealTime of context.mealTimes) {
      const mealTimeId = mealTime.id;
      const change = changes.get(keyOf({ date: day, mealTimeId }));
      const cutoff = cutoffOf(mealTime, day, context.timeZone);
      const about = {
        date: day,
        mealTimeId,
        cutoff,
        quantity: change?.quantity ?? agreement.quantity,
        addressId: change?.addressId ?? null,
        address: change?.address ?? null,
        price: change?.price ?? price ?? agreement.price,
        extra: change?.extraCost ?? ZERO_PAISE,
        onCreditUpTo: change?.onCreditUpTo ?? null,
      };
      if (change && isDecided(change.state)) found.push({ ...about, state: change.state });
      else if (
        isAgreed &&
        price !== undefined &&
        agreement.mealTimeIds.includes(mealTimeId) &&
        cutoff > agreement.agreedAt
      ) {
        const state = stateOf(change, day, mealTimeId, context);
        if (state !== 'planned' || !context.isOver(day, mealTimeId)) found.push({ ...about, state });
      }
    }
  }
  found.sort(
    (one, other) => one.cutoff.getTime() - other.cutoff.getTime() || (one.date < other.date ? -1 : 1),
  );
  return atMost(found, mealsAtMost).filter(({ date }) => date >= from);
}

const isSame = (one: Meal | undefined, other: Meal | undefined): boolean => {
  const cooked = (meal: Meal | undefined) => (meal?.state === 'planned' ? meal : undefined);
  const [before, after] = [cooked(one), cooked(other)];
  return (
    (before === undefined) === (after === undefined) &&
    before?.quantity === after?.quantity &&
    before?.addressId === after?.addressId &&
    before?.address === after?.address &&
    before?.price === after?.price
  );
};

/**
 * The first meal that a change comes too late for: its cutoff has passed, and it would be cooked or not, or differently.
 * Undefined if there is none.
 */
export function changedTooLate(before: readonly Meal[], after: readonly Meal[], now: Date): Meal | undefined {
  const others = new Map(after.map((meal) => [keyOf(meal), meal]));
  const known = new Map(before.map((meal) => [keyOf(meal), meal]));
  return [...before, ...after].find(
    (meal) => meal.cutoff <= now && !isSame(known.get(keyOf(meal)), others.get(keyOf(meal))),
  );
}
