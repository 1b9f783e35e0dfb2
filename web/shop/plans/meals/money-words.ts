import { formatMoney, sum } from '#domain/money.ts';
import { HOUSE, type PaymentMethod } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownMeal } from './queries.ts';
import { myMealTexts } from './texts.ts';

/** What not cooking some meals does to the money of their customer, in words. */
export function useMoneyWords(): (
  meals: readonly Pick<ShownMeal, 'fromBundle' | 'beside'>[],
  paidBy: PaymentMethod,
) => string {
  const texts = useTexts(myMealTexts).money;
  return (meals, paidBy) => {
    const inBundle = meals.reduce((count, { fromBundle }) => count + fromBundle, 0);
    const beside = sum(...meals.map((meal) => meal.beside));
    const amount = formatMoney(beside);
    const words = paidBy === HOUSE ? texts.house(amount) : texts.balance(amount);
    return [inBundle > 0 && texts.bundle(inBundle), beside > 0 && words].filter(Boolean).join(' ');
  };
}
