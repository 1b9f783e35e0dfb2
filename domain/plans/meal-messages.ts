import type { Paise } from '#domain/money.ts';
import { BALANCE, type LedgerMethod } from '#domain/payments/methods.ts';
import { addDays, type Day, dayAt, momentOf, timeAt } from '#domain/time/local-time.ts';
import type { Bundle } from './bundles.ts';
import { isDecided } from './meal-states.ts';
import { windowOf } from './meal-times.ts';
import type { Meal } from './meals-between.ts';
import { paymentsOf } from './unpaid-meals.ts';

// Which messages about their meals a subscriber gets now (PLAN-16 to PLAN-18). Whoever sends them remembers what was sent.

const HOUR = 3_600_000;
/** When the meals of the next day are told, in minutes of the evening before. */
const EVENING = 17 * 60;
/** How long before a cutoff its meals are told at the latest, and that the money is short. */
const BEFORE_CUTOFF = 3 * HOUR;
/** Local times between which messages wake nobody. */
const DAYTIME = { from: '08:00', until: '21:00' };
/** A balance for fewer meals than these is told. */
const FEW_MEALS = 3;

/** A meal of one of a person's subscriptions. */
export interface OwnMeal extends Meal {
  subscriptionId: string;
  window: { from: Date; until: Date };
}

/** How the meals of a subscription are paid. */
export interface Payer {
  bundle: Bundle;
  paidBy: LedgerMethod;
  /** Whether a company pays, whose limit is not the person's business. */
  byCompany: boolean;
}

/** What a person can pay with. */
export interface Purse {
  /** What is free of their balance: nothing holds it. */
  balance: Paise;
  /** What is left of their house account. */
  house: Paise;
}

const isOpen = ({ state, cutoff }: Meal, now: Date): boolean => state === 'planned' && cutoff > now;

/** How many of the next meals are paid for, and the first that is not, with what is missing for it. */
export interface Coverage {
  covered: number;
  short: { meal: OwnMeal; missing: Paise } | undefined;
}

/** @param meals that are planned, in the order of their cutoffs */
function coverageOf(meals: readonly OwnMeal[], payers: ReadonlyMap<string, Payer>, purse: Purse): Coverage {
  const bundles = new Map([...payers].map(([id, { bundle }]) => [id, bundle]));
  const purseOf = ({ subscriptionId }: OwnMeal) =>
    payers.get(subscriptionId)?.paidBy === BALANCE ? 'balance' : 'house';
  const paid = paymentsOf(
    meals.map((meal) => ({ ...meal, purse: purseOf(meal) })),
    bundles,
    new Map(Object.entries(purse)),
  );
  const covered = paid.findIndex(({ missing, isOnCredit }) => missing > 0 && !isOnCredit);
  const short = paid[covered];
  return short ? { covered, short } : { covered: meals.length, short: undefined };
}

/** The moment of the last word about a meal that the money is short for; never in the night. */
export function lastCallAt(cutoff: Date, timeZone: string): Date {
  const early = new Date(cutoff.getTime() - BEFORE_CUTOFF);
  if (timeAt(early, timeZone) >= DAYTIME.from) return early;
  return new Date(momentOf(addDays(dayAt(early, timeZone), -1), 20 * 60, timeZone));
}

/** The moment at which the meals of a day are told: the evening before, or some hours before their first cutoff. */
function toldAt(day: Day, meals: readonly OwnMeal[], timeZone: string): number {
  const evening = momentOf(addDays(day, -1), EVENING, timeZone);
  return Math.min(evening, ...meals.map(({ cutoff }) => lastCallAt(cutoff, timeZone).getTime()));
}

/** What was told, and about what: 'tomorrow' of a day, 'short' of a meal. */
/** Money that is short is told at once, in the evening before the meal, and before its cutoff. */
export const SHORT_KINDS = ['short', 'shortEvening', 'shortAgain'] as const;
export type ToldKind = 'tomorrow' | (typeof SHORT_KINDS)[number] | 'low' | 'closed';
export interface Told {
  kind: ToldKind;
  about: string;
}
export const toldKey = ({ kind, about }: Told): string => `${kind} ${about}`;

/** What goes out now, with what it tells. */
export interface MealMessages {
  /** The meals of a day that come, with how many meals the balance covers if those are few. */
  tomorrow?: { date: Day; meals: readonly OwnMeal[]; few: Coverage | undefined };
  short?: { meal: OwnMeal; missing: Paise };
  low?: { covered: number };
  /** The days of meals that are left out, because the kitchen is closed. */
  closed?: { days: readonly Day[] };
  /** Days that were told as closed, and on which meals are planned again. */
  reopened?: { days: readonly Day[] };
  told: readonly Told[];
  /** Whether the balance covers enough meals again, so that the next time it is told anew. */
  isWell: boolean;
}

interface Asked {
  meals: readonly OwnMeal[];
  payers: ReadonlyMap<string, Payer>;
  purse: Purse;
  now: Date;
  timeZone: string;
  /** By `toldKey`. */
  told: ReadonlySet<string>;
  /** Whether they want news of their meals on a way that there is; whoever does not hears of money by itself. */
  hearsNews: boolean;
}

function tomorrowsMeals({ meals, now, timeZone, told }: Asked) {
  const today = dayAt(now, timeZone);
  const days = [...new Set(meals.map(({ date }) => date))].sort();
  for (const date of days) {
    const coming = meals.filter(
      (meal) =>
        meal.date === date &&
        meal.window.from > now &&
        (meal.state === 'planned' || meal.state === 'cooking'),
    );
    const isTold = told.has(toldKey({ kind: 'tomorrow', about: date }));
    // What comes today is news only as long as it can be skipped.
    const isNews = coming.length > 0 && (date > today || coming.some((meal) => isOpen(meal, now)));
    if (isNews && !isTold && now.getTime() >= toldAt(date, coming, timeZone)) return { date, meals: coming };
  }
  return undefined;
}

/** What is said of money, and what to remember of it. */
function aboutMoney({ now, timeZone, told }: Asked, { covered, short }: Coverage): readonly Told[] {
  if (!short) return [];
  const { cutoff, date, mealTimeId, subscriptionId } = short.meal;
  const low: Told = { kind: 'low', about: '' };
  if (covered > 0) return covered < FEW_MEALS && !told.has(toldKey(low)) ? [low] : [];
  const about = `${date} ${mealTimeId} ${subscriptionId}`;
  const isEvening = now.getTime() >= momentOf(addDays(date, -1), EVENING, timeZone);
  const isLast = now >= lastCallAt(cutoff, timeZone);
  const isDue = { short: true, shortEvening: isEvening, shortAgain: isLast };
  const kinds = SHORT_KINDS.filter((kind) => isDue[kind]);
  const fresh = kinds.map((kind) => ({ kind, about })).filter((each) => !told.has(toldKey(each)));
  return fresh.length > 0 ? [...fresh, low] : [];
}

/** Days that were told as closed on which all meals are planned again, while they can still be skipped (PLAN-58). */
function daysOpenAgain({ meals, now, told }: Asked): Day[] {
  const closed = new Set(meals.filter(({ state }) => state === 'closed').map(({ date }) => date));
  const planned = meals.filter((meal) => isOpen(meal, now)).map(({ date }) => date);
  return [...new Set(planned)].filter(
    (about) => !closed.has(about) && told.has(toldKey({ kind: 'closed', about })),
  );
}

/** The messages that a subscriber gets now. Of money they read once with the meals of the next day, or by itself. */
export function mealMessagesFor(asked: Asked): MealMessages {
  const { meals, payers, purse, now, timeZone, told } = asked;
  const own = meals.filter(
    (meal) => isOpen(meal, now) && payers.get(meal.subscriptionId)?.byCompany !== true,
  );
  const coverage = coverageOf(own, payers, purse);
  const money = aboutMoney(asked, coverage);
  const time = timeAt(now, timeZone);
  const isDay = time >= DAYTIME.from && time < DAYTIME.until;
  const isLastCall = money.some(({ kind }) => kind === 'shortAgain');
  const coming = asked.hearsNews ? tomorrowsMeals(asked) : undefined;
  const isWell = !coverage.short || coverage.covered >= FEW_MEALS;
  const days = isDay
    ? [
        ...new Set(
          meals.filter(({ state, cutoff }) => state === 'closed' && cutoff > now).map(({ date }) => date),
        ),
      ]
    : [];
  const closed = days.filter((about) => !told.has(toldKey({ kind: 'closed', about })));
  const reopened = isDay ? daysOpenAgain(asked) : [];
  const ofClosed = closed.map((about): Told => ({ kind: 'closed', about }));
  const common = {
    isWell,
    ...(closed.length > 0 && { closed: { days: closed } }),
    ...(reopened.length > 0 && { reopened: { days: reopened } }),
  };
  if (coming) {
    const few = isWell ? undefined : coverage;
    const about: Told = { kind: 'tomorrow', about: coming.date };
    return { ...common, tomorrow: { ...coming, few }, told: [about, ...money, ...ofClosed] };
  }
  if (money.length === 0 || !(isDay || isLastCall)) return { ...common, told: ofClosed };
  const { short, covered } = coverage;
  const said = covered === 0 && short ? { short } : { low: { covered } };
  return { ...common, ...said, told: [...money, ...ofClosed] };
}

/** The meals of a subscription with their windows, as its messages need them. */
export const ownMeals = (
  subscriptionId: string,
  meals: readonly Meal[],
  mealTimes: readonly { id: string; deliveredFrom: string; deliveredUntil: string }[],
  timeZone: string,
): OwnMeal[] =>
  meals.flatMap((meal) => {
    const mealTime = mealTimes.find(({ id }) => id === meal.mealTimeId);
    if (!mealTime || (isDecided(meal.state) && meal.state !== 'cooking')) return [];
    return [{ ...meal, subscriptionId, window: windowOf(mealTime, meal.date, timeZone) }];
  });
