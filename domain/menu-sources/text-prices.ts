import { isPortion } from './portions.ts';
import { type LabelledPrice, PRICE, plainDigits, readPrice, withoutEndings } from './prices.ts';

/** Finds the prices at the end of a line that people typed: 'Dal Tadka ..... 90 ..... 160', 'Roti - 15/-', 'Half 160 Full 290'. */

/** Dots, lines and spaces that lead from a name to its price. */
const LEADER = /(?:\s*[.…·•‥_⋯]){2,}\s*|\s*…\s*|\s{2,}|\t+/gu;
/** What stands between a name and its price beside them. */
const SEPARATOR = /\t|\s+[–—-]+>?\s*|\s*[–—-]+>?\s*(?=₹|rs|inr|\d)|\s*[:@=|~]+>?\s*|\s+[→➡]\s*/giu;
/** A price whose digits go on to the left is part of a longer number. */
const ONE_PRICE = new RegExp(`^${PRICE}$`, 'iu');
const ENDS_WITH_PRICE = new RegExp(`(?<=[\\s)\\]])${PRICE}$`, 'iu');
const PRICED = new RegExp(
  `^(\\p{L}[\\p{L}\\p{M}]*|\\d+\\s*(?:ml|l|g|gm|kg|pcs?))[\\s:=–-]*(${PRICE})(?:[\\s,/|]+|$)`,
  'iu',
);

export interface PricedText {
  name: string;
  prices: readonly LabelledPrice[];
  /** Whether nobody can say which of its numbers are prices. */
  isUnclear: boolean;
  /** A number before them that may be a price too; '' if there is none. */
  number: string;
}

/** 'Half 160 Full 290' as a whole. */
function labelledList(text: string): LabelledPrice[] | undefined {
  const prices: LabelledPrice[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole = '', label = '', typed = ''] = PRICED.exec(rest) ?? [];
    const price = readPrice(typed);
    if (price === undefined || !isPortion(label)) return undefined;
    prices.push({ label, price });
    rest = rest.slice(whole.length).trim();
  }
  return prices.length > 1 ? prices : undefined;
}

/** Prices with signs between them: '140 / 240', '90 ⇥ 160'. */
function plainList(text: string, between: RegExp): LabelledPrice[] | undefined {
  const parts = withoutEndings(text).split(between);
  const prices = parts.map((part) => (ONE_PRICE.test(part.trim()) ? readPrice(part) : undefined));
  return prices.every((price) => price !== undefined)
    ? prices.map((price) => ({ label: '', price }))
    : undefined;
}

const WITH_SIGNS = /\s*[/|\t]\s*/;
const WITH_SIGNS_OR_SPACES = /\s*[/|\t]\s*|(?<=[\d\s])\s+(?=₹|rs|\d)/i;

/** A name that ends with a number, or with a price that is struck out, may have lost a price to it; 'Chicken 65' is a dish. */
const ENDS_WITH_NUMBER = /((?:^|[\s~])(?!65$)(?:₹|rs\.?\s*)?\d[\d,.]*(?:\/-)?~?)$/i;
/** A price with its sign, and a name after it: '₹30 Samosa'. */
const PRICE_FIRST = new RegExp(`^(?=₹|rs|inr|mrp|रु)(${PRICE})[\\s:–-]+(?!rs\\b|inr\\b)(\\p{L}.*)$`, 'iu');
const SIGNED_PRICE = /(?:₹|rs\.?)\s*\d/i;
/** Years are no prices. */
const BEFORE_A_YEAR = /(?:since|estd?\.?|established)\s*$/i;

function named(typed: string, prices: readonly LabelledPrice[]): PricedText {
  const text = typed.replaceAll('\t', ' ').trim();
  const [, number = ''] = ENDS_WITH_NUMBER.exec(text) ?? [];
  const isUnclear = number !== '' || typed.trim().includes('\t');
  const name = text.slice(0, text.length - number.length).trim();
  return { name: name || text, prices, isUnclear, number: name ? number.trim() : '' };
}

/** The name and the prices of a line; undefined for a line without a price. */
export function pricedText(line: string): PricedText | undefined {
  const text = plainDigits(line.replace(LEADER, '\t')).trim();
  const whole = plainList(text, WITH_SIGNS);
  if (whole) return { name: '', prices: whole, isUnclear: false, number: '' };
  const [, typed = '', after = ''] = PRICE_FIRST.exec(text) ?? [];
  const first = readPrice(typed);
  if (first !== undefined && !SIGNED_PRICE.test(after)) return named(after, [{ label: '', price: first }]);
  for (const { index, 0: separator } of text.matchAll(SEPARATOR)) {
    const rest = text.slice(index + separator.length).trim();
    const prices = labelledList(rest) ?? plainList(rest, WITH_SIGNS_OR_SPACES);
    if (prices) return named(text.slice(0, index), prices);
  }
  for (const { index } of text.matchAll(/\s/gu)) {
    const rest = text.slice(index).trim();
    const prices =
      labelledList(rest) ?? (/\s*\/\s*(?=₹|rs|\d)/i.test(rest) ? plainList(rest, WITH_SIGNS) : undefined);
    if (prices) return named(text.slice(0, index), prices);
  }
  const last = ENDS_WITH_PRICE.exec(text);
  const price = last ? readPrice(last[0]) : undefined;
  const before = text.slice(0, last?.index).trim();
  if (price === undefined || BEFORE_A_YEAR.test(before)) return undefined;
  return named(before, [{ label: '', price }]);
}
