import { CsvError, parse } from 'csv-parse/sync';
import { unescapedCell } from '#server/http/csv.ts';
import { Failure } from '#server/http/failure.ts';
import type { Words } from './words.ts';

/** A record of a file. */
export interface Line {
  /** The number of the line in which it begins, from 1. */
  line: number;
  cells: readonly string[];
}

/** The character between cells: spreadsheet programs of some countries write semicolons or tabs. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((each) => head.includes(each)) ?? ',';
}

/**
 * Reads a file, without lines that have only empty cells.
 * @throws Failure general_argument_invalid if its quotation marks cannot be read
 */
export function readFile(text: string, { csv }: Words): Line[] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    let next = 1;
    return records.flatMap((record) => {
      const line = next;
      // A cell may have several lines itself.
      next += record.join(' ').split(/\r\n|\r|\n/).length;
      const cells = record.map(unescapedCell);
      return cells.some((cell) => cell.trim() !== '') ? [{ line, cells }] : [];
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw new Failure('general_argument_invalid', csv.quotes(lines ?? 1));
  }
}
