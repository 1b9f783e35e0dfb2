import { readNumber } from './numbers.ts';

/**
 * Amounts are whole paise inside the product and rupees on the wire; 100 paise make a rupee. The two types cannot be
 * mixed up: only `toPaise` and `toRupees` convert between them.
 */
declare const unit: unique symbol;

/** A whole number of paise. All calculations use this type. */
export type Paise = number & { readonly [unit]: 'paise' };
/** A number of rupees with at most two decimals, as on the wire and in forms. */
export type Rupees = number & { readonly [unit]: 'rupees' };

const PAISE_PER_RUPEE = 100;

/** Marks a whole number as an amount in paise. */
export function paise(amount: number): Paise {
  return amount as Paise;
}

/** 0 paise. */
export const ZERO_PAISE: Paise = paise(0);

/** Marks a number as an amount in rupees. */
export function rupees(amount: number): Rupees {
  return amount as Rupees;
}

/** Converts rupees to paise, rounded to a whole number. */
export function toPaise(amount: Rupees): Paise {
  return paise(Math.round(amount * PAISE_PER_RUPEE));
}

/** Converts paise to rupees. */
export function toRupees(amount: Paise): Rupees {
  return rupees(amount / PAISE_PER_RUPEE);
}

/** An amount multiplied by a count. */
export function times(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

/** The sum of the amounts, in paise; 0 for none. */
export function sum(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((total, amount) => total + amount, 0));
}

/** A share of an amount in percent, rounded to the nearest whole rupee, 50 paise up. */
export function percentToRupee(amount: Paise, percent: number): Paise {
  return roundToRupee(paise((amount * percent) / 100));
}

/** The nearest whole rupee, 50 paise up. */
export function roundToRupee(amount: Paise): Paise {
  return paise(Math.round(amount / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
}

/**
 * Writes a whole number with Indian grouping: 1,24,500. The browser's own formats need 10 to 50 ms on a fast computer until
 * they are loaded, which would delay the first use of each page.
 */
export const groupDigits = (number: number): string => `${number}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** Formats an amount for people: ₹1,24,500, or ₹99.50 if it is not whole rupees. */
export function formatMoney(amount: Paise): string {
  const [whole, fraction] = Math.abs(toRupees(amount)).toFixed(2).split('.');
  const decimals = fraction === '00' ? '' : `.${fraction}`;
  return `${amount < 0 ? '-' : ''}₹${groupDigits(Number(whole))}${decimals}`;
}

/** Formats an amount as the wire has it. */
export const formatRupees = (amount: Rupees): string => formatMoney(toPaise(amount));

/** Formats an amount that is added or taken off: ₹0.25, −₹0.25. */
export const formatDifference = (amount: Paise): string =>
  `${amount < 0 ? '−' : ''}${formatMoney(paise(Math.abs(amount)))}`;

/** The largest amount that is read, in rupees. */
const MAX_READ = 999_999_999.99;

/** Reads a typed amount of rupees, such as '₹1,200.50', as paise; undefined if it is not an amount. */
export function parseAmount(typed: string): Paise | undefined {
  const amount = readNumber(typed.trim().replace(/^₹\s*/, ''), 2);
  return amount !== undefined && amount <= MAX_READ ? toPaise(rupees(amount)) : undefined;
}
