import type { MissedReason } from '#domain/plans/meal-states.ts';

const missed: Readonly<Record<MissedReason, string>> = {
  late: 'The kitchen could not make it in time. You were not charged.',
  noMenu: 'There was no menu for this day. You were not charged.',
  address: 'The kitchen did not know where to bring it. You were not charged.',
  ended: 'It did not arrive. What you paid is yours again.',
  closed: 'The kitchen was closed on this day. You were not charged.',
  company: 'Your company does not pay for it: its limit is reached, or it no longer pays for your meals.',
  kitchen: 'The kitchen did not cook on this day. You were not charged.',
};

/** Texts of a customer's own meals. */
export const myMealTexts = {
  page: { title: 'Your meals' },
  loading: 'Loading your meals...',
  loadFailed: 'Your meals could not be loaded',
  none: 'No meals yet',
  noneHint: 'Subscribe to a plan, and its meals show up here.',
  toPlans: 'See the plans',
  noMeals: 'No meals in these days.',
  show: 'Show',
  weeks: 'Two weeks',
  month: 'A month',
  today: 'Today',
  tomorrow: 'Tomorrow',
  states: {
    planned: 'Planned',
    skipped: 'Skipped',
    paused: 'Paused',
    closed: 'Kitchen closed',
    short: 'Not cooked: balance too low',
    cooking: 'With the kitchen',
    delivered: 'Delivered',
    missed: 'Missed by us',
  },
  missed,
  /** Of a meal that did not arrive, once the kitchen has decided about its money. */
  settledAs: {
    charge: 'Nobody took it, so it is charged. If that is a mistake, please call us.',
    extend: 'It did not arrive. It stays in your bundle, which holds a day longer.',
    credit: 'It did not arrive. What it cost is in your balance.',
  },
  notTaken: 'Not taken',
  notArrived: 'Did not arrive',
  /** @param dishes that were added */
  with: (dishes: string) => `With ${dishes}`,
  notCooked: 'Not cooked',
  order: 'See the order',
  people: (people: number) => (people === 1 ? 'For 1 person' : `For ${people} people`),
  /** @param when a time on a day, such as '8:00 pm today' */
  until: (when: string) => `Change it until ${when}`,
  /** @param left such as '2 h 5 min' */
  hurry: (when: string, left: string) => `Change it until ${when}: ${left} left`,
  left: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  locked: 'The kitchen has it now; it can’t be changed.',
  skip: 'Skip',
  bringBack: 'Bring back',
  change: 'Change',
  /** The meal for screen readers: 'Lunch on Monday, 30 Nov'. */
  meal: (mealTime: string, weekday: string, date: string) => `${mealTime} on ${weekday}, ${date}`,
  skipped: (meal: string, money: string) => `Skipped: ${meal}. ${money}`,
  broughtBack: (meal: string) => `Planned again: ${meal}`,
  undo: 'Undo',
  /** What skipping meals does to the money. @param amount what they cost */
  money: {
    balance: (amount: string) => `${amount} stays in your balance.`,
    house: (amount: string) => `${amount} is not charged to your house account.`,
    company: (company: string) => `${company} does not pay for it.`,
    yourCompany: 'Your company',
    bundle: (meals: number) =>
      meals === 1 ? '1 meal stays in your bundle.' : `${meals} meals stay in your bundle.`,
    /** @param each what one meal costs */
    before: (each: string) => `A meal that you skip in time costs nothing: its ${each} stays yours.`,
    beforeBundle: 'A meal that you skip in time stays in your bundle.',
  },
  several: {
    begin: 'Several days',
    end: 'Done',
    choose: (meal: string) => `Choose ${meal}`,
    skip: (meals: number) => `Skip ${meals}`,
    bringBack: (meals: number) => `Bring back ${meals}`,
    done: (meals: number) => (meals === 1 ? '1 meal changed' : `${meals} meals changed`),
  },
  failed: 'This did not work. Please try again.',
  /** Somebody else was faster. */
  changedMeanwhile: 'This was changed just now. You see it as it is: please look at it again.',
  covers: (meals: number) =>
    meals === 0
      ? 'Your balance does not cover your next meal. It is not cooked then.'
      : meals === 1
        ? 'Your balance covers 1 more meal.'
        : `Your balance covers ${meals} more meals.`,
  payIn: 'Pay in',
} as const;
