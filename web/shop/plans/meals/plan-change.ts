import { type PlannedMonth, plannedMonth } from '#domain/plans/planned-month.ts';
import { chosenWords, type StandingChoice } from '#domain/plans/standing-choices.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { Weekday } from '#domain/time/spans.ts';
import { addressedTo, type Destinations, destinationsOf } from '../meal-addresses.ts';
import type { ShownMealTime, ShownPlan } from '../queries.ts';
import type { ShownSubscription } from '../subscriptions.ts';

/** What a customer changes of a subscription that runs (PLAN-50). */
export interface PlanChange {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  quantity: number;
  /** The chosen options, in the order of the plan's choices; '': none. */
  options: readonly string[];
  destinations: Destinations;
}

/** What can be chosen. */
export interface Offer {
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  choices: readonly StandingChoice[];
}

/** What a plan offers its subscribers. Of one that is not on sale they can only take days and meals away. */
export const offerOf = (subscription: ShownSubscription, plan: ShownPlan | undefined): Offer =>
  plan ?? { ...subscription, choices: [] };

/** The subscription as it is, to be changed. */
export const asAgreed = (
  subscription: ShownSubscription,
  offer: Offer,
  book: readonly string[],
): PlanChange => ({
  mealTimeIds: subscription.mealTimeIds,
  weekdays: subscription.weekdays,
  quantity: subscription.quantity,
  options: offer.choices.map(
    ({ name, options }) =>
      options.find((option) => subscription.choices.includes(chosenWords(name, option))) ?? '',
  ),
  destinations: destinationsOf(subscription, offer.mealTimeIds, book),
});

/**
 * What I have changed of a subscription, after somebody else has changed it too: where I changed nothing, theirs.
 * @param base the version from which both started
 */
export function changedOnTop(base: PlanChange, theirs: PlanChange, mine: PlanChange): PlanChange {
  const isMine = (part: keyof PlanChange) => JSON.stringify(base[part]) !== JSON.stringify(mine[part]);
  return {
    mealTimeIds: (isMine('mealTimeIds') ? mine : theirs).mealTimeIds,
    weekdays: (isMine('weekdays') ? mine : theirs).weekdays,
    quantity: (isMine('quantity') ? mine : theirs).quantity,
    options: (isMine('options') ? mine : theirs).options,
    destinations: (isMine('destinations') ? mine : theirs).destinations,
  };
}

/** What the server is asked to store. */
export const storedChange = ({ choices }: Offer, change: PlanChange) => ({
  mealTimeIds: [...change.mealTimeIds],
  weekdays: [...change.weekdays],
  quantity: change.quantity,
  ...(choices.length > 0 && {
    choices: choices.flatMap(({ name }, index) => {
      const option = change.options[index];
      return option ? [chosenWords(name, option)] : [];
    }),
  }),
  ...addressedTo(change.destinations, change.mealTimeIds),
});

/** Whether two changes ask for the same. */
export const isSameChange = (offer: Offer, one: PlanChange, other: PlanChange): boolean =>
  JSON.stringify(storedChange(offer, one)) === JSON.stringify(storedChange(offer, other));

interface Calendar {
  mealTimes: readonly ShownMealTime[];
  isClosed: (day: Day) => boolean;
  timeZone: string;
  today: Day;
  now: Date;
}

/** What the next thirty days of a subscription come to with a change, without what is skipped or paused. */
export function monthWith(
  subscription: ShownSubscription,
  { mealTimeIds, weekdays, quantity }: Pick<PlanChange, 'mealTimeIds' | 'weekdays' | 'quantity'>,
  { today, now, ...context }: Calendar,
): PlannedMonth {
  const { startsOn, endsOn, price } = subscription;
  const first = startsOn > today ? startsOn : today;
  const choice = { mealTimeIds, weekdays, quantity, startsOn: first, endsOn, mealsAtMost: null };
  return plannedMonth(choice, price, context, now, subscription);
}
