import { isPortion } from './portions.ts';
import { type LabelledPrice, PRICE, plainDigits, readPrice } from './prices.ts';

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
  const parts = text.replace(/\/[-=–]/g, ' ').split(between);
  const prices = parts.map((part) => (ONE_PRICE.test(part.trim()) ? readPrice(part) : undefined));
  return prices.every((price) => price !== undefined)
    ? prices.map((price) => ({ label: '', price }))
    : undefined;
}

const WITH_SIGNS = /\s*[/|\t]\s*/;
const WITH_SIGNS_OR_SPACES = /\s*[/|\t]\s*|(?<=[\d\s])\s+(?=₹|rs|\d)/i;

/** A name that ends with a number may have lost a price to it; 'Chicken 65' is a dish. */
const ENDS_WITH_NUMBER = /(?:^|[\s\t])(?!65$)[₹\d][\d,.]*(?:\/-)?$/;
/** Years are no prices. */
const BEFORE_A_YEAR = /(?:since|estd?\.?|established)\s*$/i;

const named = (name: string, prices: readonly LabelledPrice[]): PricedText => ({
  name: name.replaceAll('\t', ' ').trim(),
  prices,
  isUnclear: ENDS_WITH_NUMBER.test(name.trim()) || name.trim().includes('\t'),
});

/** The name and the prices of a line; undefined for a line without a price. */
export function pricedText(line: string): PricedText | undefined {
  const text = plainDigits(line.replace(LEADER, '\t')).trim();
  const whole = plainList(text, WITH_SIGNS);
  if (whole) return { name: '', prices: whole, isUnclear: false };
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
