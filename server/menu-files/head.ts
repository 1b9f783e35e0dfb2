import { comparable } from '#domain/comparing.ts';
import { type Placed, placeColumns } from '#domain/imports/columns.ts';
import type { Line } from '#domain/imports/import-file.ts';
import { Failure } from '#server/base/failure.ts';
import { readCsv, UnreadableLine } from '#server/http/csv/read-csv.ts';
import { COLUMNS, EARLIER_HEADERS, ID_COLUMN } from './columns.ts';
import { OPTION_COLUMNS, ownerHeader } from './owner-columns.ts';
import type { Words } from './words.ts';

/** The most dishes in one file. */
const MAX_ROWS = 20_000;
/** The largest file (megabytes). */
const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

/** The first line of a file: where its columns are, and headings that dishes do not have. */
export interface Head extends Omit<Placed, 'twice'> {
  /** The number of columns. */
  width: number;
  /** Whether a column says which dish a line is about. */
  namesDishes: boolean;
}

const refused = (message: string) => new Failure('general_argument_invalid', message);

/** The columns that a file may have. */
export const KNOWN_COLUMNS: readonly string[] = [
  ID_COLUMN,
  ...COLUMNS.map(({ header }) => header),
  ...OPTION_COLUMNS,
];

/** What the columns of a file are, chosen by hand: known columns by the file's own headings. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** A column by its heading: as chosen by hand, as an export names it, as an earlier version did, or as owners do. */
function headerOf(cell: string, chosen: ChosenColumns): string | undefined {
  const heading = cell.trim();
  const byHand = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined;
  const typed = comparable(byHand ?? heading);
  return (
    KNOWN_COLUMNS.find((each) => comparable(each) === typed) ??
    EARLIER_HEADERS.get(typed) ??
    ownerHeader(heading)
  );
}

function headOf({ cells }: Line, { csv }: Words, chosen: ChosenColumns): Head {
  const { places, unknown, twice } = placeColumns(cells, (heading) => headerOf(heading, chosen));
  if (twice !== undefined) throw refused(csv.twice(twice));
  const namesDishes = places.has('name') || places.has(ID_COLUMN);
  return { width: cells.length, places, unknown, namesDishes };
}

/**
 * Reads the text of a file.
 * @throws Failure general_argument_invalid if it is too large, or has no dishes that could be read
 */
export async function readDishFile(
  text: string,
  words: Words,
  chosen: ChosenColumns,
): Promise<{ head: Head; lines: Line[] }> {
  const { csv } = words;
  if (Buffer.byteLength(text) > MAX_MEGABYTES * BYTES_PER_MEGABYTE) {
    throw refused(csv.tooLarge(MAX_MEGABYTES));
  }
  const records = await readCsv(text);
  if (records instanceof UnreadableLine) throw refused(csv.quotes(records.line));
  const [first, ...lines] = records;
  if (!first || lines.length === 0) throw refused(csv.noRows);
  if (lines.length > MAX_ROWS) throw refused(csv.tooManyRows(MAX_ROWS));
  return { head: headOf(first, words, chosen), lines };
}
