import { PAID_BY, type PaidBy } from '#domain/ledger/attributes.ts';
import { type Paise, paise, parseAmount, toRupees } from '#domain/money.ts';
import { BALANCE } from '#domain/payments/methods.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { TypedSubscription } from './values.ts';

/** How somebody begins: meal by meal, with a trial, or with a bundle. */
export const BEGINNINGS = ['regular', 'trial', 'bundle'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** How somebody on the phone begins, and what they pay while subscribing, as a form holds it. */
export interface TypedTerms {
  beginning: Beginning;
  /** Undefined: what is missing for the beginning. */
  amount: string | undefined;
  paidBy: PaidBy;
  transfer: string;
}

export const NO_TERMS: TypedTerms = {
  beginning: 'regular',
  amount: undefined,
  paidBy: PAID_BY[0],
  transfer: '',
};

/** What a plan offers to begin with, by who pays: a bundle's money is held in the customer's own balance. */
export function beginningsOf(
  plan: Pick<PlanDocument, 'trialMeals' | 'bundleMeals' | 'bundlePrice'> | undefined,
  { paidBy, companyId }: Pick<TypedSubscription, 'paidBy' | 'companyId'>,
): readonly Beginning[] {
  const hasBundle = plan && plan.bundleMeals !== null && plan.bundlePrice !== null;
  return BEGINNINGS.filter((beginning) => {
    if (beginning === 'trial') return plan && plan.trialMeals !== null;
    return beginning === 'regular' || (hasBundle && paidBy === BALANCE && companyId === null);
  });
}

/** The amount that the form shows: what is typed, or what a bundle costs beyond the balance. */
export function shownAmount(
  { beginning, amount }: TypedTerms,
  bundlePrice: Paise | null | undefined,
  usable: Paise,
): string {
  if (amount !== undefined) return amount;
  if (beginning !== 'bundle' || !bundlePrice) return '';
  const missing = bundlePrice - usable;
  return missing > 0 ? `${toRupees(paise(missing))}` : '';
}

/** What they pay, as the server is asked; null: nothing. */
export function paidNow(shown: string, { paidBy, transfer }: TypedTerms) {
  const amount = parseAmount(shown);
  if (!amount) return null;
  const reference = paidBy === 'bank' ? transfer.trim() : '';
  return { amount: toRupees(amount), paidBy, ...(reference !== '' && { reference }) };
}

/** Whether a text is no amount, and not empty. */
export const isNoAmount = (shown: string): boolean => shown.trim() !== '' && !parseAmount(shown);
