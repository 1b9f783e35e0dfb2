import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Line } from '#domain/imports/import-file.ts';
import { mapInTurns } from '#server/base/in-turns.ts';
import { unescapedCell } from './csv.ts';

/** A line whose quotation marks can't be read. */
export class UnreadableLine {
  readonly line: number;

  constructor(line: number) {
    this.line = line;
  }
}

/** A first line that only says what stands between cells, as Excel writes it: 'sep=;'. */
const SEPARATOR = /^\uFEFF?sep=([,;\t])(?:\r\n|\r|\n)/i;

/** The character between the cells of a file, as its first line says or shows. */
export const separatorOf = (text: string): string => SEPARATOR.exec(text)?.[1] ?? delimiterOf(text);

/** The character between cells: spreadsheet programs of some countries write semicolons or tabs. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  // What stands in quotation marks is part of a heading.
  const between = head.replace(/"[^"]*"/g, '');
  const often = (each: string) => between.split(each).length;
  return [',', ';', '\t'].reduce((most, each) => (often(each) > often(most) ? each : most));
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
async function recordsOf(text: string, delimiter: string): Promise<string[][]> {
  const records: string[][] = [];
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // With tabs between cells, a quotation mark inside a cell is a part of it: 'Pizza 12"'.
    relax_quotes: delimiter === '\t',
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  parser.on('data', (record: string[]) => records.push(record));
  await pipeline(Readable.from(inTurns(text)), parser);
  return records;
}

/** Reads a CSV file, without lines that have only empty cells. */
export async function readCsv(text: string): Promise<Line[] | UnreadableLine> {
  const [said = ''] = SEPARATOR.exec(text) ?? [];
  const delimiter = separatorOf(text);
  const before = said === '' ? 0 : 1;
  try {
    let next = 1 + before;
    const records = await recordsOf(text.slice(said.length), delimiter);
    const lines = await mapInTurns(records, (record): Line => {
      const line = next;
      // A cell may have several lines itself.
      next += record.join(' ').split(/\r\n|\r|\n/).length;
      return { line, cells: record.map(unescapedCell) };
    });
    return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    return new UnreadableLine((lines ?? 1) + before);
  }
}
