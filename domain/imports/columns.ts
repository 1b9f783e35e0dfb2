import { comparableLetters } from '#domain/comparing.ts';
import type { Given, InternalValue } from '#domain/rows/data.ts';
import { RowProblem, readRow } from '#domain/rows/read-row.ts';
import type { Attribute } from '#domain/rows/row.ts';
import { wireOf } from '#domain/rows/typed.ts';

/** The columns of a file of lines (CSV), known by their headings in any order. */

/** A column, for files whose lines may name what is `Known`, such as the plans of the kitchen. */
export interface Column<Known> {
  /** What else people call it, in English or Hindi. Case, spaces and signs do not matter. */
  called?: readonly string[];
  /** Whether a file without it can't be read. */
  needed?: true;
  /** The value of a cell, without spaces around it; '' where there is none. Undefined if it is none. */
  read(cell: string, known: Known): unknown;
  /** What is wrong with a cell that is no value; missing: every cell is one. */
  problem?: string;
}

export type Columns<Known> = Readonly<Record<string, Column<Known>>>;

/** What can be wrong with the cells of a line. */
export type ProblemOf<C> = Extract<C[keyof C], { problem: string }>['problem'];

/** A line whose cells are read. */
export type LineOf<C> = {
  [Name in keyof C]: C[Name] extends { read(cell: string, known: never): infer Value }
    ? Exclude<Value, undefined>
    : never;
};

/** Reads cells by the row of an attribute, as forms do: an empty one is its default, or null. */
export const readByRow =
  <const Row extends Attribute>(row: Row) =>
  (cell: string): InternalValue<Row> | Given<Row> | undefined => {
    const read = readRow(row, cell === '' ? null : wireOf(row, cell, { timeZone: 'UTC' }));
    return read instanceof RowProblem ? undefined : (read as InternalValue<Row> | Given<Row>);
  };

/** Where the columns of a file are. */
export interface Placed {
  places: ReadonlyMap<string, number>;
  /** Headings of no column. */
  unknown: readonly string[];
  /** A column that has two headings. */
  twice: string | undefined;
}

/** Finds the columns by the headings of a file. @param columnFor the column that a heading means */
export function placeColumns(
  headings: readonly string[],
  columnFor: (heading: string) => string | undefined,
): Placed {
  const places = new Map<string, number>();
  const unknown: string[] = [];
  let twice: string | undefined;
  for (const [at, heading] of headings.entries()) {
    const column = columnFor(heading);
    if (column === undefined) unknown.push(heading.trim());
    else if (places.has(column)) twice ??= column;
    else places.set(column, at);
  }
  return { places, unknown: unknown.filter(Boolean), twice };
}

/** The names of columns by what people call them. @param called what else, by the name of the column */
export const namesByHeading = (
  called: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(called).flatMap(([name, others]) =>
      [name, ...others].map((heading) => [comparableLetters(heading), name] as const),
    ),
  );
