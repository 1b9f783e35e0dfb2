import type { WireCollections } from '#domain/collections.ts';
import { type Paise, type Rupees, toPaise, toRupees } from '#domain/money.ts';

/**
 * The amounts of the collections whose documents pages read themselves, as their rows say (amounts.test.ts): the rows would be
 * more to load than all names. An order and its revisions are read by `domain/orders`, for the server and for pages.
 */
export const AMOUNTS = {
  balanceRefunds: ['amount'],
  carts: ['price'],
  dishes: ['price', 'priceFrom', 'priceTo'],
  invoices: ['discount', 'deliveryFee', 'packing', 'tip', 'roundOff', 'total'],
  ledgerEntries: ['debit', 'credit'],
  mealSubscriptions: ['price', 'newPrice', 'acceptsPrice', 'bundleMealPrice'],
  orderChanges: ['totalBefore', 'totalAfter'],
  orderIssues: ['refund'],
  payments: ['amount', 'gatewayFee'],
  plans: ['price', 'bundlePrice'],
  refunds: ['amount'],
  topUps: ['amount'],
  users: ['balance', 'houseLimit'],
} as const satisfies { readonly [Name in keyof WireCollections]?: readonly (keyof WireCollections[Name])[] };

/** The names of the values in rupees. */
export type AmountName<T> = {
  [Name in keyof T]-?: [Extract<T[Name], Rupees>] extends [never] ? never : Name;
}[keyof T];

/** An answer of the wire whose amounts with these names are in paise. */
export type InPaise<T, Name = AmountName<T>> = {
  [Each in keyof T]: Each extends Name ? Exclude<T[Each], Rupees> | Paise : T[Each];
};

/** The attributes of each collection's documents on pages: their amounts are in paise. */
export type PageCollections = {
  [Name in keyof WireCollections]: Name extends keyof typeof AMOUNTS
    ? InPaise<WireCollections[Name]>
    : WireCollections[Name];
};

const NAMES: Readonly<Record<string, readonly string[]>> = AMOUNTS;

function converted<T extends object>(
  values: T,
  names: readonly string[],
  convert: (amount: number) => number,
): T {
  const found = { ...values } as Record<string, unknown>;
  for (const name of names) {
    const { [name]: amount } = found;
    if (typeof amount === 'number') found[name] = convert(amount);
  }
  return found as T;
}

/** A document as pages have it. */
export const decoded = <T extends object>(collection: string, document: T): T =>
  converted(document, NAMES[collection] ?? [], (amount) => toPaise(amount as Rupees));

/** The values of a document as the wire has them. */
export const encoded = <T extends object>(collection: string, values: T): T =>
  converted(values, NAMES[collection] ?? [], (amount) => toRupees(amount as Paise));

/** An answer of the product's own routes with these amounts in paise. */
export const inPaise = <T extends object, const Name extends AmountName<T>>(
  answer: T,
  ...names: readonly Name[]
): InPaise<T, Name> =>
  converted(answer, names as readonly string[], (amount) => toPaise(amount as Rupees)) as InPaise<T, Name>;
