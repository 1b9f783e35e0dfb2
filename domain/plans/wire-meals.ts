import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { Rupees } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { MealRating } from './meal-ratings.ts';
import type { MissedReason } from './meal-states.ts';
import type { Meal } from './meals-between.ts';
import type { ServedDish } from './menu-attributes.ts';
import type { MoneyChoice } from './missed-money.ts';

/** The most days of one answer. */
export const MOST_MEAL_DAYS = 62;

/** A meal in the answer of `GET /v1/plans/meals` (PLAN-23). Times are ISO times. */
export interface WireMeal {
  /** The id of its document; null: nothing of it differs and it is not decided yet. */
  id: string | null;
  /** When its document was changed; null: it has none. */
  updatedAt: string | null;
  subscriptionId: string;
  date: Day;
  mealTimeId: string;
  mealTime: { name: string; translations: DocumentTranslations<'name'> };
  /** When it is delivered. */
  from: string;
  until: string;
  cutoff: string;
  state: Meal['state'];
  reason: MissedReason | null;
  /** For how many people; null as changed: as agreed. */
  people: number;
  changed: {
    quantity: number | null;
    addressId: string | null;
    /** What staff typed for a customer on the phone. */
    address: string | null;
    note: string | null;
  };
  /** The dishes that its customer has added, each price of a dish in a line of its own. */
  extras: readonly (ServedDish & { name: string; price: Rupees })[];
  /** What they cost together; part of `total`. */
  extraCost: Rupees;
  orderId: string | null;
  /** What became of its money, if it was missed. */
  settledAs: MoneyChoice | null;
  /** What its customer says of it. */
  rating: MealRating | null;
  ratingWords: string | null;
  /** What it costs, for all its people. */
  total: Rupees;
  /** How many people's meals are of the bundle. */
  fromBundle: number;
  /** What of it is paid beside the bundle. */
  beside: Rupees;
  /** Whether the kitchen cooks it although the money is short; what is missing is owed then. */
  isOnCredit: boolean;
  /** What is served to one person; null: there is no menu yet. */
  menu: { dishes: { dishId: string; name: string; quantity: number }[]; note: string | null } | null;
}

export interface WireMeals {
  meals: WireMeal[];
}
