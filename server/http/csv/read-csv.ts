import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { Failure } from '#server/base/failure.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { unescapedCell } from './csv.ts';

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

/** Characters that are parsed at once, before other requests get a turn. */
const PIECE = 32_768;

async function* inTurns(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The records of a file, each as the texts of its cells. */
async function recordsOf(text: string): Promise<string[][]> {
  const records: string[][] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  parser.on('data', (record: string[]) => records.push(record));
  await pipeline(Readable.from(inTurns(text)), parser);
  return records;
}

/**
 * Reads a CSV file, without lines that have only empty cells.
 * @param badQuotes what to say about quotation marks that cannot be read, by the number of their line
 * @throws Failure general_argument_invalid if they cannot be read
 */
export async function readCsv(text: string, badQuotes: (line: number) => string): Promise<Line[]> {
  try {
    let next = 1;
    const lines = await mapInTurns(await recordsOf(text), (record): Line => {
      const line = next;
      // A cell may have several lines itself.
      next += record.join(' ').split(/\r\n|\r|\n/).length;
      return { line, cells: record.map(unescapedCell) };
    });
    return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw new Failure('general_argument_invalid', badQuotes(lines ?? 1));
  }
}
