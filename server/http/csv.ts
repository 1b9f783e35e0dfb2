import { stringify } from 'csv-stringify/sync';

/** A cell: a text, a number that a spreadsheet program can add up, or nothing. */
export type CsvCell = string | number | null;

/** Texts that a spreadsheet program would run as a formula, and those that look as if they had been escaped already. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

const escapedCell = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** A text as it was before it was written into a cell. */
export const unescapedCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * Writes lines of a file for spreadsheet programs, with an apostrophe before texts that they would run as formulas.
 * @param begins whether they are the first lines: then with a byte order mark, so that the file is read as UTF-8
 */
export function csvText(lines: readonly (readonly CsvCell[])[], begins = true): string {
  return stringify(
    lines.map((cells) => cells.map(escapedCell)),
    { bom: begins, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
