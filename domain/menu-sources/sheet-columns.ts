import { comparable, comparableLetters } from '#domain/comparing.ts';
import type { Line } from '#domain/imports/import-file.ts';
import type { SheetColumn } from './draft.ts';
import { guessColumns } from './guess-columns.ts';
import { LEFT_OUT, likelyHeader, SERIAL } from './headings.ts';
import { isPortion, listedPortions } from './portions.ts';
import { readPrice } from './prices.ts';

/** Where the columns of a sheet are. */
export interface SheetColumns {
  /** Indexes of cells by column. */
  places: ReadonlyMap<string, number>;
  /** Indexes of cells with prices of portions, by their headings. */
  portions: ReadonlyMap<string, number>;
  /** The portions that the heading of the price lists: 'Half/Full'. */
  listed: readonly string[];
  /** The category that the heading of the names is: 'Pizza' above the names of pizzas. */
  category?: string;
  /** Headings of no column; of sheets without headings the letters of columns. */
  unknown: readonly string[];
  /** Whether two columns of prices have no headings, so that half and full are a guess. */
  arePortionsGuessed: boolean;
  /** A column that has two headings, and the places of its further ones. */
  twice: string | undefined;
  others: ReadonlyMap<number, string>;
  width: number;
  columns: readonly SheetColumn[];
  /** The headings of the columns, by which they are known in another file. */
  headings: readonly string[];
  /** The lines of dishes. */
  rows: readonly Line[];
}

/** The column that a heading means for certain: as chosen by hand, as an export names it, or as owners do. */
export type ColumnFor = (heading: string) => string | undefined;

/** The headings are among these first lines, below a title. */
const FIRST_LINES = 10;

const hasName = (columns: readonly (string | undefined)[]) =>
  columns.includes('name') || columns.includes('id');

/** What is left out by hand does not hide where the headings are. */
function likely(columnFor: ColumnFor, heading: string): string | undefined {
  const column = columnFor(heading);
  return column === LEFT_OUT ? likelyHeader(heading) : (column ?? likelyHeader(heading));
}

function headIn(records: readonly Line[], columnFor: ColumnFor): number {
  const first = records.slice(0, FIRST_LINES).findIndex(({ cells }, at) => {
    const columns = cells.map((cell) => likely(columnFor, cell));
    const known = new Set(columns.filter((column) => column !== undefined && column !== SERIAL));
    const prices = cells.filter((cell) => isPortion(cell) || listedPortions(cell).length > 0).length;
    return hasName(columns) && (known.size + prices >= 2 || at === 0);
  });
  return first;
}

/** Two headings may mean the category: 'Menu' is then the menu that has it. */
const isOuterMenu = (heading: string) => ['menu', 'main menu', 'main category'].includes(comparable(heading));
/** A finer division than the category, which is left out beside it. */
const isSubcategory = (heading: string) => comparableLetters(heading) === 'subcategory';

/** The name of a column without a heading, as spreadsheet programs have it: A, B, …, AA. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** The names under which columns are chosen by hand: their headings, or their letters where one is missing. */
const keysOf = (headings: readonly string[]): string[] =>
  headings.map((heading, at) => heading.trim() || `#${letterOf(at)}`);

/** @param headings none is empty */
function place(headings: readonly string[], columnFor: ColumnFor) {
  const places = new Map<string, number>();
  const portions = new Map<string, number>();
  let listed: string[] = [];
  let twice: string | undefined;
  const others = new Map<number, string>();
  const left: [at: number, heading: string][] = [];
  const unknown: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const column = columnFor(heading);
    const earlier = column === undefined ? undefined : places.get(column);
    if (column === LEFT_OUT) continue;
    if (column === undefined) left.push([at, heading.trim()]);
    else if (earlier === undefined) places.set(column, at);
    else if (column === 'menu' && isOuterMenu(headings[earlier] ?? '')) places.set(column, at);
    else if (column === 'menu' && isSubcategory(heading)) unknown.push(heading.trim());
    else if (column !== 'menu' || !isOuterMenu(heading)) {
      twice ??= column;
      others.set(at, column);
    }
  }
  for (const [at, heading] of left) {
    const guessed = likelyHeader(heading);
    const several = listedPortions(heading);
    if (isPortion(heading) && !portions.has(heading)) portions.set(heading, at);
    else if (several.length > 0 && !places.has('price')) {
      places.set('price', at);
      listed = several;
    } else if (guessed !== undefined && !places.has(guessed)) places.set(guessed, at);
    else if (!/^#[A-Z]+$/.test(heading)) unknown.push(heading);
  }
  return { places, portions, listed, unknown, twice, others };
}

type Found = Omit<SheetColumns, 'columns' | 'headings'>;

/** Takes an unknown heading of a sheet with prices but without names as that of the names: 'Pizza, Small, Medium'. */
function withNames(columns: Found, headings: readonly string[]): Found {
  const { places, portions, unknown } = columns;
  const [category] = unknown;
  if (category === undefined || hasName([...places.keys()]) || !(places.has('price') || portions.size > 0))
    return columns;
  const at = headings.findIndex((heading) => heading.trim() === category);
  return { ...columns, places: new Map([...places, ['name', at]]), unknown: unknown.slice(1), category };
}

function withoutHeadings(records: readonly Line[], columnFor: ColumnFor, hasCommas: boolean): Found {
  const width = Math.max(...records.map(({ cells }) => cells.length));
  const letters = Array.from({ length: width }, (_, at) => letterOf(at));
  const byHand = place(letters, columnFor);
  const isFree = ([, at]: [string, number]) => columnFor(letterOf(at)) !== LEFT_OUT;
  const guessed = new Map([...guessColumns(records, hasCommas)].filter(isFree));
  const places = new Map([...guessed, ...byHand.places]);
  const arePortionsGuessed = guessed.has('half') && !byHand.places.has('half') && !byHand.places.has('full');
  const known = [...places.values()];
  const unknown = letters.filter((_, at) => !known.includes(at));
  return { ...byHand, places, portions: new Map(), unknown, arePortionsGuessed, width, rows: records };
}

function withHeadings(records: readonly Line[], head: number, columnFor: ColumnFor): Found {
  const first = keysOf(records[head]?.cells ?? []);
  const rows = records.slice(head + 1);
  const placed = { ...place(first, columnFor), arePortionsGuessed: false, width: first.length, rows };
  return withNames(placed, first);
}

/** The columns one by one. Those of sheets without headings get the names of what they are. */
function described(
  { places, portions, others }: Found,
  keys: readonly string[],
  headings: readonly string[] | undefined,
) {
  const byPlace = new Map([
    ...[...places].map(([column, at]) => [at, column] as const),
    ...[...portions.values()].map((at) => [at, 'portion'] as const),
    ...others,
  ]);
  const columnAt = (at: number) => byPlace.get(at) ?? null;
  return {
    columns: keys.map((key, at) => ({ key, heading: headings?.[at]?.trim() ?? '', column: columnAt(at) })),
    headings: headings ?? keys.map((key, at) => columnAt(at) ?? key),
  };
}

/**
 * Finds the columns of a sheet by its headings, which may stand below a title, else by what its cells hold.
 * @param records without empty lines; at least one
 */
export function sheetColumns(
  records: readonly Line[],
  columnFor: ColumnFor,
  hasCommas: boolean,
): SheetColumns {
  const head = headIn(records, columnFor);
  const first = records[Math.max(head, 0)]?.cells ?? [];
  if (head < 0 && first.some((cell) => readPrice(cell, hasCommas) !== undefined)) {
    const found = withoutHeadings(records, columnFor, hasCommas);
    const keys = Array.from({ length: found.width }, (_, at) => letterOf(at));
    return { ...found, ...described(found, keys, undefined) };
  }
  const found = withHeadings(records, Math.max(head, 0), columnFor);
  return { ...found, ...described(found, keysOf(first), first) };
}
