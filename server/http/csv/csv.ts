/** A cell: a text, a number that a spreadsheet program can add up, or nothing. */
export type CsvCell = string | number | null;

/** Texts that a spreadsheet program would run as a formula, and those that look as if they had been escaped already. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Texts that have to stand in quotes. */
const QUOTED = /[",\r\n]/;

function writtenCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text as it was before it was written into a cell. */
export const unescapedCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/**
 * Writes lines of a file for spreadsheet programs, with an apostrophe before texts that they would run as formulas. The accounts of
 * a year have 400,000 lines, for which csv-stringify takes three times as long; a test compares the two.
 * @param begins whether they are the first lines: then with a byte order mark, so that the file is read as UTF-8
 */
export function csvText(lines: readonly (readonly CsvCell[])[], begins = true): string {
  const text = lines.map((cells) => `${cells.map(writtenCell).join(',')}\r\n`).join('');
  return begins ? `\ufeff${text}` : text;
}
