import { type Paise, paise, rupees, toPaise } from '#domain/money.ts';

/**
 * The most that a customer may pay in at once: what the owner allows, or all that they owe if that is more (LEDGER-30).
 * @param balance below 0 if they owe
 */
export const mostToPayIn = ({ mostToPayIn: ceiling }: { mostToPayIn: number }, balance: Paise): Paise =>
  paise(Math.max(toPaise(rupees(ceiling)), -balance));
