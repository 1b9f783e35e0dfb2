import type { WireCollections } from '#domain/collections.ts';
import { type Paise, type Rupees, toPaise, toRupees } from '#domain/money.ts';

/**
 * The amounts of the collections whose documents pages read themselves, as their rows say (amounts.test.ts): the rows would be
 * more to load than all names. An order is read by `domain/orders`, for the server and for pages.
 */
export const AMOUNTS = {
  balanceRefunds: ['amount'],
  carts: ['price'],
  dishes: ['price', 'priceFrom', 'priceTo'],
  dayCloses: [
    'seenCash',
    'ordersAmount',
    'prepaidMealsAmount',
    'tips',
    'lateReceivedAmount',
    'lateGivenBackAmount',
    'owedAmount',
  ],
  invoices: ['discount', 'deliveryFee', 'packing', 'tip', 'roundOff', 'total'],
  ledgerEntries: ['debit', 'credit'],
  mealSubscriptions: ['price', 'newPrice', 'acceptsPrice', 'bundleMealPrice'],
  orderChanges: ['totalBefore', 'totalAfter'],
  orderIssues: ['refund'],
  orderRevisions: ['subtotal', 'discount', 'deliveryFee', 'packing', 'tip', 'tax', 'roundOff', 'totalAmount'],
  payments: ['amount', 'gatewayFee'],
  plans: ['price', 'bundlePrice'],
  refunds: ['amount'],
  topUps: ['amount'],
  users: ['balance', 'houseLimit'],
} as const satisfies { readonly [Name in keyof WireCollections]?: readonly (keyof WireCollections[Name])[] };

/** What a value of the wire is on pages: each amount in it, however deep, is in paise. */
export type InPaise<T> = T extends Rupees
  ? Paise
  : T extends string | number | boolean | null | undefined
    ? T
    : { [Name in keyof T]: InPaise<T[Name]> };

/** The names of all attributes of an answer that are amounts, however deep they stand. */
type AmountName<T> = T extends string | number | boolean | null | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? AmountName<Item>
    : {
        [Name in keyof T]-?: [Extract<T[Name], Rupees>] extends [never] ? AmountName<T[Name]> : Name;
      }[keyof T];

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

/** The names of all attributes of an answer that are numbers but no amounts, such as counts. */
type NumberName<T> = T extends string | number | boolean | null | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? NumberName<Item>
    : {
        [Name in keyof T]-?: [Extract<T[Name], number>] extends [never]
          ? NumberName<T[Name]>
          : [Extract<T[Name], Rupees>] extends [never]
            ? Name
            : never;
      }[keyof T];

/** All amounts of an answer by name; another number of the same name does not compile. */
type Names<T> = { readonly [Name in AmountName<T> & string]: Name extends NumberName<T> ? never : true };

function deeplyInPaise(value: unknown, names: object): unknown {
  if (Array.isArray(value)) return value.map((each) => deeplyInPaise(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'number' && name in names ? toPaise(each as Rupees) : deeplyInPaise(each, names),
    ]),
  );
}

/**
 * An answer of the product's own routes with its amounts in paise.
 * @param names of all amounts in it, however deep: one that is left out does not compile
 */
export const inPaise = <T>(answer: T, names: Names<T>): InPaise<T> =>
  deeplyInPaise(answer, names) as InPaise<T>;
