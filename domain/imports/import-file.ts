import { comparableLetters } from '#domain/comparing.ts';
import { type Columns, type LineOf, namesByHeading, placeColumns } from './columns.ts';

/** A record of a file. */
export interface Line {
  /** The number of the line in which it begins, from 1. */
  line: number;
  cells: readonly string[];
}

/** What can be wrong with a line of any file: it has more cells than the first line. */
export type AnyLine = 'cells';
/** What is wrong with a whole file. */
export type FileProblem = 'noColumns' | 'columnTwice' | 'tooMany' | 'empty' | 'quotes';

/**
 * What a file of lines is, for whoever brings the same from elsewhere: from it derive how it is read, its preview, what is told of
 * wrong lines, the form that sends it, and the headings of the file that goes out (decision 136).
 */
export interface ImportFile<C, Known, Entry extends object, Problem extends string, Shown> {
  /** In the order of the file that goes out. */
  columns: C;
  /** The most lines. */
  most: number;
  /** What a line means, whose cells are all read: the rules of several columns. */
  entryOf(line: LineOf<C>, known: Known): Entry | Problem;
  /** What a line is about. A second one about the same is a mistake, a second file about the same changes nothing or updates. */
  identity(entry: Entry): string | number;
  /** What is wrong with a second line about the same. */
  twice: Problem;
  /** What the preview shows of a line, between its number and what happens; without an entry, the line is wrong. */
  shown(cell: (name: keyof C) => string, entry: Entry | undefined): Shown;
}

/** The names of the columns in the file that goes out. */
export const headingsOf = ({ columns }: { columns: object }): string[] => Object.keys(columns);
/** The names of the columns that a file must have. */
export const neededOf = ({ columns }: { columns: Columns<never> }): string[] =>
  Object.entries(columns).flatMap(([name, { needed }]) => (needed ? [name] : []));

/** A line with its entry, or with what is wrong with it. */
export interface ReadLine<Entry, Problem, Shown> {
  line: number;
  shown: Shown;
  entry: Entry | undefined;
  problem: Problem | AnyLine | null;
}

/** What a file says. */
export interface ReadFile<Entry, Problem, Shown> {
  lines: ReadLine<Entry, Problem, Shown>[];
  problem: FileProblem | null;
}

/** What is wrong with a file as a whole. */
function fileProblem(
  { columns, most }: { columns: Columns<never>; most: number },
  head: Line | undefined,
  lines: readonly Line[],
  { places, twice }: ReturnType<typeof placeColumns>,
): FileProblem | undefined {
  if (!head) return 'empty';
  if (!neededOf({ columns }).every((name) => places.has(name))) return 'noColumns';
  if (twice !== undefined) return 'columnTwice';
  if (lines.length === 0) return 'empty';
  return lines.length > most ? 'tooMany' : undefined;
}

/** Reads the records of a file, of which the first has the headings. It reads and writes nothing else. */
export function readImport<
  C extends Columns<Known>,
  Known,
  Entry extends object,
  Problem extends string,
  Shown,
>(
  file: ImportFile<C, Known, Entry, Problem, Shown>,
  [head, ...lines]: readonly Line[],
  known: Known,
): ReadFile<Entry, Problem, Shown> {
  const called = Object.entries(file.columns).map(([name, each]) => [name, each.called ?? []] as const);
  const names = namesByHeading(Object.fromEntries(called));
  const placed = placeColumns(head?.cells ?? [], (heading) => names.get(comparableLetters(heading)));
  const problem = fileProblem(file, head, lines, placed);
  if (problem) return { lines: [], problem };
  const width = head?.cells.length ?? 0;
  const seen = new Set<string | number>();

  const cellIn = ({ cells }: Line, name: string) => cells[placed.places.get(name) ?? -1]?.trim() ?? '';
  const read = (record: Line): Entry | Problem | AnyLine => {
    // What stands beyond the columns is often the rest of an amount with a comma.
    if (record.cells.slice(width).some((cell) => cell.trim() !== '')) return 'cells';
    const line: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(file.columns)) {
      line[name] = column.read(cellIn(record, name), known);
      if (line[name] === undefined) return column.problem as Problem;
    }
    const entry = file.entryOf(line as LineOf<C>, known);
    if (typeof entry === 'string') return entry;
    if (seen.has(file.identity(entry))) return file.twice;
    seen.add(file.identity(entry));
    return entry;
  };

  return {
    lines: lines.map((record) => {
      const found = read(record);
      const [entry, wrong] = typeof found === 'string' ? [undefined, found] : [found, null];
      const shown = file.shown((name) => cellIn(record, String(name)), entry);
      return { line: record.line, shown, entry, problem: wrong };
    }),
    problem: null,
  };
}

/** A line of a file as its preview shows it: it is entered, is there already, or is wrong. */
export type PreviewLine<Problem, Shown> = Shown &
  Pick<ReadLine<never, Problem, Shown>, 'line' | 'problem'> & { kind: 'add' | 'known' | 'error' };

/** What importing a file would do. */
export interface ImportPreview<Problem, Shown> {
  lines: PreviewLine<Problem, Shown>[];
  /** What is wrong with the whole file; null if it can be read. */
  problem: FileProblem | null;
  /** The line in which a quotation mark can't be read. */
  at?: number;
}
