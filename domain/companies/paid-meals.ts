import { HOUSE } from '#domain/payments/methods.ts';

/** What a company is asked to pay for: a meal, or each meal of a subscription. */
export interface CompanyMeal {
  paidBy: string;
  people: number;
  /** Dishes that the person has added; null: none. */
  extras: readonly unknown[] | null;
}

/**
 * Why a company does not pay for a meal, as the name of its message; undefined: it pays. It pays for one person and for no extra
 * dishes, on its house account (PLAN-41, PLAN-55). Each write that changes one of these asks it, and the cutoff asks it again.
 */
export function whyUnpaid({
  paidBy,
  people,
  extras,
}: CompanyMeal): 'onlyHouse' | 'onePerson' | 'noExtras' | undefined {
  if (paidBy !== HOUSE) return 'onlyHouse';
  if (people !== 1) return 'onePerson';
  return extras !== null && extras.length > 0 ? 'noExtras' : undefined;
}
