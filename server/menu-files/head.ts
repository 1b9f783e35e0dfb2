import { Failure } from '#server/http/failure.ts';
import { type Line, readCsv } from '#server/http/read-csv.ts';
import { COLUMNS, EARLIER_HEADERS, ID_COLUMN } from './columns.ts';
import type { Words } from './words.ts';

/** The most dishes in one file. */
const MAX_ROWS = 20_000;
/** The largest file (megabytes). */
const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

/** The first line of a file. */
export interface Head {
  /** The number of columns. */
  width: number;
  /** The place of each known column. */
  places: ReadonlyMap<string, number>;
  /** Columns that dishes do not have. */
  unknown: readonly string[];
}

const refused = (message: string) => new Failure('general_argument_invalid', message);

function headOf({ cells }: Line, { csv }: Words): Head {
  const known = [ID_COLUMN, ...COLUMNS.map(({ header }) => header)];
  const places = new Map<string, number>();
  const unknown: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const typed = cell.trim().toLowerCase();
    const header = known.find((each) => each.toLowerCase() === typed) ?? EARLIER_HEADERS.get(typed);
    if (header === undefined) unknown.push(cell.trim());
    else if (places.has(header)) throw refused(csv.twice(header));
    else places.set(header, at);
  }
  if (!places.has('name') && !places.has(ID_COLUMN)) throw refused(csv.noNames);
  return { width: cells.length, places, unknown: unknown.filter(Boolean) };
}

/**
 * Reads the text of a file.
 * @throws Failure general_argument_invalid if it is too large, or has no dishes that could be read
 */
export async function readDishFile(text: string, words: Words): Promise<{ head: Head; lines: Line[] }> {
  const { csv } = words;
  if (Buffer.byteLength(text) > MAX_MEGABYTES * BYTES_PER_MEGABYTE) {
    throw refused(csv.tooLarge(MAX_MEGABYTES));
  }
  const [first, ...lines] = await readCsv(text, words.csv.quotes);
  if (!first || lines.length === 0) throw refused(csv.noRows);
  if (lines.length > MAX_ROWS) throw refused(csv.tooManyRows(MAX_ROWS));
  return { head: headOf(first, words), lines };
}
