import type { Rupees } from '#domain/money.ts';
import { CANCEL_ON_THE_WAY_REASONS, type StepReason } from '#domain/orders/reasons.ts';
import type { Day } from '#domain/time/local-time.ts';
import { type Bundle, leftOn } from './bundles.ts';
import type { MealState, MissedReason } from './meal-states.ts';

// What becomes of the money of a meal that did not reach its customer (PLAN-57). Until somebody decides, it is theirs: in their
// balance, or in their bundle.

/**
 * - `credit`: the money is balance like any other, also that of a bundle's meal
 * - `charge`: its customer did not take it, and pays all the same
 * - `extend`: it stays in the bundle, which holds a day longer
 */
export const MONEY_CHOICES = ['credit', 'charge', 'extend'] as const;
export type MoneyChoice = (typeof MONEY_CHOICES)[number];

/** Days after a meal in which its money is decided. */
export const DECIDED_WITHIN = 30;

interface MissedMeal {
  date: Day;
  state: MealState;
  reason: MissedReason | null;
  settledAs: MoneyChoice | null;
  /** How many people's meals its order took of the bundle. */
  fromBundle: number | null;
}

/** Whether an order was called off on its way, because nobody took it: the kitchen has cooked it. */
const isRefused = (reason: StepReason | null): boolean =>
  reason !== null && CANCEL_ON_THE_WAY_REASONS.includes(reason);

/**
 * What may become of a meal's money; empty if there is nothing to decide: it was decided, or its money came back by itself and
 * the kitchen is to blame.
 * @param orderReason why its order was called off; null: it had none, or its customer called it off in time
 */
export function moneyChoices(
  meal: MissedMeal,
  orderReason: StepReason | null,
  bundle: Bundle & { state: string },
  today: Day,
): MoneyChoice[] {
  const { state, reason, settledAs, fromBundle, date } = meal;
  if (state !== 'missed' || settledAs !== null) return [];
  const isOpen = bundle.state === 'active' && leftOn(bundle, today) > 0;
  if (reason === 'ended') {
    const isOfBundle = isOpen && (fromBundle ?? 0) > 0;
    const isCharged = isRefused(orderReason);
    if (!isCharged && !isOfBundle) return [];
    return [
      'credit',
      ...(isCharged ? (['charge'] as const) : []),
      ...(isOfBundle ? (['extend'] as const) : []),
    ];
  }
  const isOurs = reason === 'late' || reason === 'noMenu' || reason === 'address';
  return isOurs && isOpen && leftOn(bundle, date) > 0 ? ['credit', 'extend'] : [];
}

/** A meal whose money waits for a decision, as `GET /v1/plans/missed-meals` lists it. */
export interface WireMissedMeal {
  $id: string;
  userId: string;
  name: string | null;
  date: Day;
  mealTimeId: string;
  planName: string;
  reason: MissedReason;
  orderId: string | null;
  orderReason: StepReason | null;
  /** What was given back for its order. */
  amount: Rupees;
  /** The company that pays; null: the customer does. */
  company: string | null;
  choices: MoneyChoice[];
}
