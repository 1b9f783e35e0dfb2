import type { Rupees } from '#domain/money.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { Meal } from './meals-between.ts';
import type { UnpaidMeal } from './unpaid-meals.ts';

// Who eats, for owners and managers: the list of subscribers (PLAN-32).

/**
 * Which subscribers a list shows:
 * - `active`: all whose subscription has not ended
 * - `skipping`: those who have a meal tomorrow by their days, and skip or pause it
 * - `new`: those who subscribed within the last days
 * - `stopped`: those who have a last day, unless it was more than a month ago
 */
export const SHOWN_SUBSCRIBERS = ['active', 'skipping', 'new', 'stopped'] as const;
export type ShownSubscribers = (typeof SHOWN_SUBSCRIBERS)[number];

/** Subscribers in one page of a list. */
export const SUBSCRIBERS_PER_PAGE = 100;

/** Days for which somebody counts as new. */
const NEW_FOR = 7;
/** Days for which somebody who has stopped is listed. */
const STOPPED_FOR = 31;
/** The days in which the next meal is looked for. */
export const NEXT_WITHIN = 35;

interface Dated {
  agreedAt: Date;
  endsOn: Day | null;
  state: 'active' | 'ended';
}

/** Which lists somebody is in, by their subscription and their meals of tomorrow. */
export function listsOf(
  { agreedAt, endsOn, state }: Dated,
  tomorrows: readonly Pick<Meal, 'state'>[],
  { now, today }: { now: Date; today: Day },
): ShownSubscribers[] {
  const isActive = state === 'active';
  const isNew = now.getTime() - agreedAt.getTime() < NEW_FOR * 86_400_000;
  const hasStopped = endsOn !== null && endsOn >= addDays(today, -STOPPED_FOR);
  const skips = tomorrows.some((meal) => meal.state === 'skipped' || meal.state === 'paused');
  return [
    ...(isActive ? ['active' as const] : []),
    ...(isActive && skips ? ['skipping' as const] : []),
    ...(isActive && isNew ? ['new' as const] : []),
    ...(hasStopped ? ['stopped' as const] : []),
  ];
}

/** The first day of last days that the list of those who stopped shows. */
export const stoppedSince = (today: Day): Day => addDays(today, -STOPPED_FOR);

/** A pause as the list has it. */
export interface ListedPause {
  $id: string;
  mealTimeId: string | null;
  from: Day;
  until: Day | null;
}

/** A subscriber as `GET /v1/plans/subscribers` lists them; amounts in rupees. */
export interface Subscriber {
  /** The id of the subscription. */
  $id: string;
  $updatedAt: string;
  userId: string;
  name: string | null;
  phone: number | null;
  planId: string;
  planName: string;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  quantity: number;
  choices: readonly string[];
  startsOn: Day;
  endsOn: Day | null;
  state: 'active' | 'ended';
  trial: boolean;
  paidBy: string;
  /** The company that pays, and its name; null: the customer does. */
  companyId: string | null;
  company: string | null;
  price: Rupees;
  balance: Rupees;
  bundleLeft: number;
  bundleUntil: Day | null;
  next: { date: Day; mealTimeId: string } | null;
  tomorrow: readonly { mealTimeId: string; state: Meal['state'] }[];
  pauses: readonly ListedPause[];
}

/** What is cooked tomorrow for a meal time: for how many people, and how many meals are skipped or paused. */
export interface Tomorrow {
  mealTimeId: string;
  people: number;
  skipped: number;
  /** For how many of the people the money is short, so that they are not cooked for. */
  unpaid: number;
}

/** The answer of `GET /v1/plans/subscribers`. */
export interface SubscriberList {
  subscribers: readonly Subscriber[];
  /** The subscribers of the list on all pages. */
  total: number;
  counts: Readonly<Record<ShownSubscribers, number>>;
  tomorrow: { date: Day; mealTimes: readonly Tomorrow[]; unpaid: readonly UnpaidMeal[] };
}

/** Whether the kitchen makes a meal, as far as is known. */
const isMade = ({ state }: Pick<Meal, 'state'>): boolean =>
  state === 'planned' || state === 'cooking' || state === 'delivered';

/** The first of some meals, by date, that will be made. */
export const nextMeal = (meals: readonly Meal[], from: Day): Meal | undefined =>
  [...meals]
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .find((meal) => meal.date >= from && isMade(meal) && meal.state !== 'delivered');

/** What is cooked on a day, by meal time, for the meals of all subscribers on it. */
export function cookedOn(meals: readonly Meal[], unpaid: readonly UnpaidMeal[]): Tomorrow[] {
  const byTime = new Map<string, Tomorrow>();
  for (const meal of meals) {
    const { mealTimeId, quantity, state } = meal;
    const before = byTime.get(mealTimeId) ?? { mealTimeId, people: 0, skipped: 0, unpaid: 0 };
    byTime.set(mealTimeId, {
      ...before,
      people: before.people + (isMade(meal) ? quantity : 0),
      skipped: before.skipped + (state === 'skipped' || state === 'paused' ? 1 : 0),
    });
  }
  for (const { mealTimeId, people, isOnCredit } of unpaid) {
    const found = byTime.get(mealTimeId);
    if (found && !isOnCredit) byTime.set(mealTimeId, { ...found, unpaid: found.unpaid + people });
  }
  return [...byTime.values()];
}
