import type { MissedReason } from '#domain/plans/meal-states.ts';
import type { MoneyChoice } from '#domain/plans/missed-money.ts';
import { NO_NAME } from '#domain/users/no-name.ts';

const reasons: Readonly<Record<MissedReason, string>> = {
  late: 'We were too late for it',
  noMenu: 'There was no menu',
  address: 'We did not know where to bring it',
  ended: 'Its order was called off',
  closed: 'We were closed',
  kitchen: 'We cooked nothing on this day',
  company: 'The company did not pay',
};

/** Each choice as a button. */
const choices: Readonly<Record<MoneyChoice, string>> = {
  credit: 'Credit',
  charge: 'Charge anyway',
  extend: 'A day longer',
};

/** Texts of meals that did not reach their customer, and whose money is decided. */
export const missedMealTexts = {
  title: 'Meals that did not arrive',
  lead: 'Decide what becomes of the money, each with one tap. Until then it is the customer’s.',
  noName: NO_NAME,
  reasons,
  choices,
  /** What a choice does, for whoever has a bundle or not. @param amount what the meal had cost */
  effects: {
    credit: (amount: string) => `Credit: ${amount} stays in the balance.`,
    creditCompany: (amount: string) => `Credit: ${amount} stays with the company.`,
    creditBundle: 'Credit: the meal’s part of the bundle becomes balance.',
    charge: (amount: string) => `Charge anyway: ${amount} is taken again, and the customer is told.`,
    extend: 'A day longer: the meal stays in the bundle, which holds a day longer.',
  },
  paidBy: (company: string) => `Paid by ${company}`,
  order: 'See the order',
  /** @param who a name with the meal: 'Asha: Lunch, 4 Dec 2026' */
  choose: (choice: string, who: string) => `${choice}: ${who}`,
  done: {
    credit: 'The money stays with them',
    charge: 'The meal is charged',
    extend: 'The bundle holds a day longer',
  },
  decided: 'Somebody has decided this meanwhile.',
} as const;
