import { type Paise, paise, sum, times, ZERO_PAISE } from '#domain/money.ts';
import type { Day } from '#domain/time/local-time.ts';

// Bundles: meals that are paid ahead and cost less, such as 20 for ₹2,200 (PLAN-6). Their money stays in the customer's
// balance, where it is held for them; each meal takes its part when it is cooked. So what is left at the end is balance by
// itself, and meals that were eaten have cost the bundle's price.

/** A bundle that a plan offers. */
export interface BundleOffer {
  bundleMeals: number | null;
  /** What all its meals cost together. */
  bundlePrice: Paise | null;
  /** The days for which it holds. */
  bundleDays: number;
}

/** What a subscriber has of a bundle. */
export interface Bundle {
  bundleLeft: number;
  /** What one of its meals costs, for one person. */
  bundleMealPrice: Paise | null;
  /** Its last day. */
  bundleUntil: Day | null;
}

export const NO_BUNDLE: Bundle = { bundleLeft: 0, bundleMealPrice: null, bundleUntil: null };

const RUPEE = 100;

/** What is wrong with a bundle that a plan offers, as the name of its message; undefined if nothing is. */
export function bundleProblem({
  bundleMeals,
  bundlePrice,
}: Omit<BundleOffer, 'bundleDays'>): 'bundleHalf' | 'bundlePrice' | undefined {
  if ((bundleMeals === null) !== (bundlePrice === null)) return 'bundleHalf';
  if (bundleMeals === null || bundlePrice === null) return undefined;
  return bundlePrice % (bundleMeals * RUPEE) === 0 ? undefined : 'bundlePrice';
}

/** What one meal of a bundle costs; undefined if the plan offers none. */
export const mealPriceOf = ({
  bundleMeals,
  bundlePrice,
}: Pick<BundleOffer, 'bundleMeals' | 'bundlePrice'>): Paise | undefined =>
  bundleMeals === null || bundlePrice === null ? undefined : paise(bundlePrice / bundleMeals);

/** The meals that are left of a bundle on a day; 0 once it is over. */
export const leftOn = ({ bundleLeft, bundleUntil }: Bundle, day: Day): number =>
  bundleUntil !== null && day <= bundleUntil ? bundleLeft : 0;

/** What is held of the customer's balance for the rest of a bundle. */
export const heldFor = (bundle: Bundle, today: Day): Paise =>
  times(bundle.bundleMealPrice ?? ZERO_PAISE, leftOn(bundle, today));

/**
 * What a meal costs, and how many meals of the bundle it takes. If the bundle has fewer than there are people, the others pay
 * the price without it.
 */
export function costOfMeal(
  bundle: Bundle,
  { day, people, price }: { day: Day; people: number; price: Paise },
): { total: Paise; fromBundle: number } {
  const fromBundle = Math.min(leftOn(bundle, day), people);
  const inBundle = times(bundle.bundleMealPrice ?? ZERO_PAISE, fromBundle);
  return { total: sum(inBundle, times(price, people - fromBundle)), fromBundle };
}
