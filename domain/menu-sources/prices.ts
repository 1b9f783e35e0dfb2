import { type Paise, parseAmount, toRupees } from '#domain/money.ts';
import { asciiDigits } from '#domain/numbers.ts';
import type { FileGroup } from './draft.ts';

/** Prices as menus have them. A text is one or more prices as a whole, or it is none. */

const BEFORE = String.raw`(?:(?:₹|rs\.?|inr|mrp|रु\.?|रुपये|ரூ\.?)[\s:]*)*`;
/** What a price is of: '160/plate'. A price for a kilogram is of more than a dish. */
const OF_ONE = String.raw`(?:\/|per)\s*(?:plate|pcs?|piece|portion)\b`;
const AFTER = String.raw`(?:\s*(?:\/[-=–]|${OF_ONE}|each|₹|rs\.?|inr|only|rupees|रु\.?|रुपये|मात्र|ரூ\.?))*`;
/** A price somewhere in a text whose digits are 0 to 9. */
export const PRICE = String.raw`${BEFORE}\d(?:[\d,]*\d)?(?:\.\d+)?${AFTER}`;

const SIGNS_AFTER = new RegExp(String.raw`\/[-=–]|${OF_ONE}`, 'giu');
/** A text without the strokes that belong to one price, such as '120/-', so that others stand between prices. */
export const withoutEndings = (text: string): string => text.replace(SIGNS_AFTER, ' ');

/** No text with prices alone is longer (characters); an expression would try each of many spaces in turn. */
const LONGEST = 200;

const SURROUNDED = new RegExp(`^${BEFORE}(.*?)${AFTER}$`, 'iu');
/** An amount with a comma before its paise, and perhaps points between its thousands. */
const DECIMAL_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/;

/** A text whose digits are 0 to 9 and whose spaces are plain; tabs and ends of lines stay. */
export const plainDigits = (typed: string): string => asciiDigits(typed).replace(/[^\S\t\n]/gu, ' ');

/**
 * A price such as '₹ 120/-', 'Rs. 1,200', 'INR 120', '१२०'; undefined if the text is none.
 * @param hasDecimalCommas '12,50' is 12.50
 */
export function readPrice(typed: string, hasDecimalCommas = false): Paise | undefined {
  if (typed.length > LONGEST) return undefined;
  const [, amount = ''] = SURROUNDED.exec(plainDigits(typed).trim()) ?? [];
  const [, whole = '', fraction = ''] = (hasDecimalCommas && DECIMAL_COMMA.exec(amount)) || [];
  return parseAmount(whole === '' ? amount : `${whole.replaceAll('.', '')}.${fraction}`);
}

/** A price as the text of a cell, in rupees. */
export const priceText = (price: Paise): string => `${toRupees(price)}`;

/** A price with the portion that it is of: 'Half 180'. */
export interface LabelledPrice {
  label: string;
  price: Paise;
}

/** How much of something: '250 ml', '2 pc'. */
const QUANTITY = String.raw`\d+(?:\.\d+)?\s*(?:ml|ltrs?|litres?|l|g|gms?|gm|kgs?|pcs?|pieces?|plates?|inch|पीस)`;
/** A label has letters; a number alone is none. */
const LABEL = new RegExp(String.raw`^(?:${QUANTITY}|[\p{L}\p{M}][\p{L}\p{M}\s.]*)$`, 'iu');
const LABELLED = /^(.+?)[\s:=–-]+(\S.*)$/u;

function labelledPrice(part: string, hasDecimalCommas: boolean): LabelledPrice | undefined {
  const price = readPrice(part, hasDecimalCommas);
  if (price !== undefined) return { label: '', price };
  const quantity = new RegExp(`^(${QUANTITY})[\\s:=–-]+(\\S.*)$`, 'iu').exec(part);
  const [, label = '', rest = ''] = quantity ?? LABELLED.exec(part) ?? [];
  const after = LABEL.test(label) ? readPrice(rest, hasDecimalCommas) : undefined;
  return after === undefined ? undefined : { label: label.trim(), price: after };
}

/** The prices of a text: '140/240', 'Half: 160 | Full: 280'; undefined if it has anything else. */
export function readPrices(typed: string, hasDecimalCommas = false): LabelledPrice[] | undefined {
  if (typed.length > LONGEST) return undefined;
  const parts = withoutEndings(plainDigits(typed))
    .split(/[/|;\n]/)
    .map((part) => part.trim());
  const prices = parts.map((part) => labelledPrice(part, hasDecimalCommas));
  return prices.every((price) => price !== undefined) ? prices : undefined;
}

/** What a dish costs: its own price, and its portions if it has several. */
export interface Costs {
  price: Paise;
  groups: readonly FileGroup[];
}

/**
 * One price, or a price for each portion. Prices without labels get those of their heading, and must rise: less of a dish that costs
 * more is a mistake.
 * @param labels of the heading; the prices mean them in this order
 * @returns undefined if nobody can say which price is of what
 */
export function costsOf(
  prices: readonly LabelledPrice[],
  labels: readonly string[],
  group: string,
): Costs | undefined {
  const [first] = prices;
  if (!first) return undefined;
  if (prices.length === 1) return { price: first.price, groups: [] };
  const areLabelled = prices.every(({ label }) => label !== '');
  const names = areLabelled ? prices.map(({ label }) => label) : labels;
  const doRise = prices.every(({ price }, at) => at === 0 || price > (prices[at - 1]?.price ?? 0));
  const isUnclear = !areLabelled && (prices.some(({ label }) => label !== '') || !doRise);
  if (isUnclear || names.length !== prices.length || new Set(names).size < names.length) return undefined;
  const least = prices.reduce((low, { price }) => (price < low ? price : low), first.price);
  const choices = prices.map(({ price }, at) => ({ name: names[at] ?? '', price: (price - least) as Paise }));
  return { price: least, groups: [{ name: group, min: 1, max: 1, choices, isPortion: true }] };
}

/** Whether prices without labels may be those of half and full. */
export const mayBeHalfAndFull = ([less, more, ...others]: readonly LabelledPrice[]): boolean =>
  less?.label === '' && more?.label === '' && others.length === 0 && less.price < more.price;

const QUANTITIES = new RegExp(`^${QUANTITY}$`, 'iu');
export const isQuantity = (text: string): boolean => QUANTITIES.test(plainDigits(text).trim());
