import { ZERO_PAISE } from '#domain/money.ts';
import { type Waiting, waitingQueue } from '#web/lib/waiting/waiting-queue.ts';
import type { ShownMeal } from './queries.ts';
import type { MealChange } from './store-meal.ts';

/** A change of a meal that was made without a connection (PLAN-56). It says all that can be changed of the meal. */
export interface WaitingChange extends Waiting {
  meal: Pick<ShownMeal, 'key' | 'subscriptionId' | 'date' | 'mealTimeId' | 'mealTime'>;
  /** The cutoff, as an ISO time. */
  cutoff: string;
  wanted: MealChange;
  /** For how many people it is then. */
  people: number;
}

function isChange(value: unknown): value is WaitingChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, userId, meal, cutoff, wanted, people } = value as Partial<WaitingChange>;
  const isText = [id, userId, meal?.key, meal?.date, meal?.mealTimeId, meal?.mealTime?.name, cutoff].every(
    (each) => typeof each === 'string',
  );
  return isText && typeof people === 'number' && Array.isArray(wanted?.extras);
}

export const changeQueue = waitingQueue('rasoi.meals.changes', isChange);

/** Drops what waits for a meal. */
export const dropChange = (key: string): void =>
  changeQueue.change(changeQueue.all().filter(({ meal }) => meal.key !== key));

/** Has a change wait. One of the same meal that waits already is replaced: the later one says everything. */
export function enqueueChange(change: WaitingChange): void {
  dropChange(change.meal.key);
  changeQueue.add(change);
}

export const refuseChange = ({ id }: WaitingChange, problem: string): void =>
  changeQueue.change(changeQueue.all().map((each) => (each.id === id ? { ...each, problem } : each)));

/** The meals as they will be once the waiting changes are sent. */
export const withWaiting = (
  meals: readonly ShownMeal[],
  changes: readonly WaitingChange[],
): (ShownMeal & { isWaiting: boolean })[] =>
  meals.map((meal) => {
    const change = changes.find((each) => each.meal.key === meal.key && each.problem === null);
    if (!change || (meal.state !== 'planned' && meal.state !== 'skipped'))
      return { ...meal, isWaiting: false };
    const { state, quantity, addressId, address, note } = change.wanted;
    const extras = change.wanted.extras.map(({ dishId, quantity }) => {
      const { name = '', price = ZERO_PAISE } = meal.extras.find((each) => each.dishId === dishId) ?? {};
      return { dishId, quantity, name, price };
    });
    const changed = { quantity, addressId, address, note };
    return { ...meal, state, people: change.people, changed, extras, isWaiting: true };
  });
