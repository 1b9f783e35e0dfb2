/**
 * What becomes of a meal (PLAN-4), one row each:
 * - `planned`: is cooked unless its customer skips it
 * - `skipped`: its customer does not want it
 * - `short`: was not cooked, because the balance was short
 * - `cooking`: is an order
 * - `delivered`: its customer has it
 * - `missed`: the kitchen could not make it, or its order ended without food
 */
export const MEAL_STATES = ['planned', 'skipped', 'short', 'cooking', 'delivered', 'missed'] as const;
export type MealState = (typeof MEAL_STATES)[number];

/**
 * Why the kitchen missed a meal: it was late, had no menu for the day, does not know where to bring it, its order ended without
 * food, it was closed on that day, as its customer was told, it cancelled all meals of the day, or the customer's company does
 * not pay. A meal that is short has the last of these if it is the company whose limit is reached.
 */
export const MISSED_REASONS = ['late', 'noMenu', 'address', 'ended', 'closed', 'kitchen', 'company'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

/** What Reports count a meal as that was not cooked: a miss of the kitchen's, for lack of money, or nothing, as announced (PLAN-37). */
export type UncookedFor = 'missed' | 'unpaid' | 'announced';

const COUNTS_AS: Readonly<Record<MissedReason, UncookedFor>> = {
  late: 'missed',
  noMenu: 'missed',
  address: 'missed',
  ended: 'missed',
  closed: 'announced',
  kitchen: 'missed',
  company: 'unpaid',
};

/** The reasons with which a missed meal counts as this. */
export const reasonsThatCountAs = (what: UncookedFor): MissedReason[] =>
  MISSED_REASONS.filter((reason) => COUNTS_AS[reason] === what);

interface StateRow {
  /** Whether its customer may choose it, until the cutoff. */
  isChosen: boolean;
  /** Whether the kitchen cooked it, so that it counts as one of a trial's meals. */
  isEaten: boolean;
}

const ROWS: Readonly<Record<MealState, StateRow>> = {
  planned: { isChosen: true, isEaten: false },
  skipped: { isChosen: true, isEaten: false },
  short: { isChosen: false, isEaten: false },
  cooking: { isChosen: false, isEaten: true },
  delivered: { isChosen: false, isEaten: true },
  missed: { isChosen: false, isEaten: false },
};

const isState = (state: string): state is MealState => Object.hasOwn(ROWS, state);

/** Whether a state is one that the cutoff, or what came after it, has decided. */
export const isDecided = (state: string): boolean => isState(state) && !ROWS[state].isChosen;
/** Whether the kitchen cooked it. */
export const isEaten = (state: string): boolean => isState(state) && ROWS[state].isEaten;
