import { formatMoney, sum } from '#domain/money.ts';
import { HOUSE } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownSubscription } from '../subscriptions.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

type Payer = Pick<ShownSubscription, 'paidBy' | 'isCompanys' | 'company'>;

/** What not cooking some meals does to the money of their customer, in words. */
export function useMoneyWords(): (
  meals: readonly Pick<ShownMeal, 'fromBundle' | 'beside'>[],
  subscription: Payer | undefined,
) => string {
  const texts = useTexts(myMealTexts).money;
  return (meals, subscription) => {
    if (subscription?.isCompanys) return texts.company(subscription.company ?? texts.yourCompany);
    const inBundle = meals.reduce((count, { fromBundle }) => count + fromBundle, 0);
    const beside = sum(...meals.map((meal) => meal.beside));
    const amount = formatMoney(beside);
    const words = subscription?.paidBy === HOUSE ? texts.house(amount) : texts.balance(amount);
    return [inBundle > 0 && texts.bundle(inBundle), beside > 0 && words].filter(Boolean).join(' ');
  };
}
