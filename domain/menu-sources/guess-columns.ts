import { comparable } from '#domain/comparing.ts';
import type { Line } from '#domain/imports/import-file.ts';
import { SERIAL } from './headings.ts';
import { markOf } from './marks.ts';
import { readPrice } from './prices.ts';

/** Of this many of its cells most decide what a column without a heading is. */
const MOST = 0.6;
/** The first lines are enough to know. */
const LOOKED_AT = 200;

interface Profile {
  at: number;
  /** Shares of the cells that have a text. */
  prices: number;
  marks: number;
  isSerial: boolean;
  distinct: number;
  amounts: readonly (number | undefined)[];
}

function profileOf(rows: readonly Line[], at: number, hasCommas: boolean): Profile {
  const texts = rows.map(({ cells }) => comparable(cells[at] ?? '')).filter(Boolean);
  const share = (is: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(is).length / texts.length;
  const amounts = rows.map(({ cells }) => readPrice(cells[at] ?? '', hasCommas));
  const doesCount = texts.every((text, row) => row === 0 || Number(text) === Number(texts[row - 1]) + 1);
  return {
    at,
    prices: share((text) => readPrice(text, hasCommas) !== undefined),
    // '1' may be a mark in a column that is known to have marks, and is none here.
    marks: share((text) => !/^\d/.test(text) && markOf(text) !== undefined),
    isSerial: texts.length > 1 && doesCount,
    distinct: new Set(texts).size,
    amounts,
  };
}

/** What the columns of a sheet without headings are, by what their cells hold. */
export function guessColumns(records: readonly Line[], hasCommas: boolean): Map<string, number> {
  const rows = records.slice(0, LOOKED_AT);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const profiles = Array.from({ length: width }, (_, at) => profileOf(rows, at, hasCommas));
  const places = new Map<string, number>();
  const serial = profiles.find(({ isSerial }) => isSerial);
  if (serial) places.set(SERIAL, serial.at);
  const priced = profiles.filter((each) => each !== serial && each.prices >= MOST);
  const marked = profiles.find(({ marks, prices }) => marks >= MOST && prices < MOST);
  if (marked) places.set('type', marked.at);
  const [one, other] = priced;
  const doRise = one?.amounts.every((amount, row) => (amount ?? 0) <= (other?.amounts[row] ?? Infinity));
  if (one && other && priced.length === 2 && doRise) {
    places.set('half', one.at);
    places.set('full', other.at);
  } else if (one && priced.length === 1) places.set('price', one.at);
  const texts = profiles
    .filter((each) => each !== serial && each !== marked && each.prices < MOST && each.distinct > 0)
    .sort((a, b) => b.distinct - a.distinct);
  const [names, ...others] = texts;
  if (names) places.set('name', names.at);
  const categories = others.find(
    ({ distinct, at }) => distinct < (names?.distinct ?? 0) && at < (names?.at ?? 0),
  );
  if (categories) places.set('menu', categories.at);
  return places;
}
