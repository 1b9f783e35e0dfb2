import { comparable } from '#domain/comparing.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { DraftLine, MenuDraft } from '#domain/menu-sources/draft.ts';
import { LEFT_OUT, OPTION_COLUMNS, ownerHeader } from '#domain/menu-sources/headings.ts';
import type { ColumnFor } from '#domain/menu-sources/sheet-columns.ts';
import { Failure } from '#server/base/failure.ts';
import { COLUMNS, EARLIER_HEADERS, ID_COLUMN } from './columns.ts';
import { type MenuOrigin, type MenuProblem, readMenuFile, readMenuText } from './sources/read-menu.ts';
import { type Words, wordsIn } from './words.ts';

/** The most dishes in one file. */
const MAX_ROWS = 20_000;
/** The largest file (megabytes). */
const MAX_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

const refused = (message: string) => new Failure('general_argument_invalid', message);

/** The columns that a file may have. */
export const KNOWN_COLUMNS: readonly string[] = [
  ID_COLUMN,
  ...COLUMNS.map(({ header }) => header),
  ...OPTION_COLUMNS,
];

/** What the columns of a file are, chosen by hand: known columns by the file's own headings. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** The headings of what is wrong with the lines of a file to correct. */
const WRONG_COLUMNS: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => comparable(wordsIn(language).csv.whatIsWrong)),
);

/** Finds columns by their headings: as chosen by hand, as an export names it, as an earlier version did, or as owners do. */
export function columnsBy(chosen: ChosenColumns): ColumnFor {
  return (typedHeading) => {
    const heading = typedHeading.trim();
    const byHand = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined;
    const typed = comparable(byHand ?? heading);
    if (byHand === LEFT_OUT || WRONG_COLUMNS.has(typed)) return LEFT_OUT;
    return (
      KNOWN_COLUMNS.find((each) => comparable(each) === typed) ??
      EARLIER_HEADERS.get(typed) ??
      ownerHeader(heading)
    );
  };
}

/** A menu as it is sent: a file of any kind, or a text. */
export type SentMenu = { file: Uint8Array } | { text: string };

function problemWords(problem: MenuProblem, { csv }: Words): string {
  switch (problem.kind) {
    case 'quotes':
      return csv.quotes(problem.line);
    case 'twice':
      return csv.twice(problem.column);
    case 'empty':
      return csv.noRows;
    default:
      return csv.kinds[problem.kind];
  }
}

/** What somebody has said of how a menu is read. */
export interface HowRead {
  columns: ChosenColumns;
  /** Whether two prices that say nothing else are half and full. */
  areHalfAndFull: boolean;
}

/** A menu that was sent. */
export interface SentDraft extends MenuDraft {
  from: MenuOrigin;
  /** Why no line can be read before somebody says what its columns are. */
  problem?: string;
}

/**
 * Reads a menu.
 * @throws Failure general_argument_invalid if it is too large, or has no dishes that could be read
 */
export async function readSentMenu(
  sent: SentMenu,
  words: Words,
  { columns, areHalfAndFull }: HowRead,
): Promise<SentDraft> {
  const { csv } = words;
  const bytes = 'file' in sent ? sent.file.byteLength : Buffer.byteLength(sent.text);
  if (bytes > MAX_MEGABYTES * BYTES_PER_MEGABYTE) throw refused(csv.tooLarge(MAX_MEGABYTES));
  const reading = { columnFor: columnsBy(columns), names: csv.groups, areHalfAndFull };
  const read =
    'file' in sent ? await readMenuFile(sent.file, reading) : await readMenuText(sent.text, reading);
  if ('problem' in read) {
    const problem = problemWords(read.problem, words);
    if (read.problem.kind !== 'twice') throw refused(problem);
    return { ...read.problem.draft, from: 'sheet', problem };
  }
  const { draft, from } = read;
  const namesDishes = draft.columns.includes('name') || draft.columns.includes(ID_COLUMN);
  if (namesDishes && draft.lines.length === 0) throw refused(csv.noRows);
  if (draft.lines.length > MAX_ROWS) throw refused(csv.tooManyRows(MAX_ROWS));
  const lines = inCategories(draft, csv.groups.category);
  return { ...draft, from, lines, ...(!namesDishes && { problem: csv.noNames }) };
}

/** A menu that names no categories at all has one. */
const inCategories = ({ lines, columns }: MenuDraft, category: string): readonly DraftLine[] =>
  columns.includes('menu') || columns.includes(ID_COLUMN)
    ? lines
    : lines.map((line) => ({ ...line, cells: { menu: category, ...line.cells } }));

/** What is wrong with a line as its file has it, in words. */
export const lineProblems = ({ problems }: DraftLine, { csv }: Words): string[] =>
  problems.map((problem) => {
    if (problem.kind === 'cells') return csv.cells(problem.has, problem.wanted);
    if (problem.kind === 'twoPrices') return csv.twoPrices(problem.text);
    if (problem.kind === 'dependentPrices') return csv.dependentPrices;
    return csv.cell(problem.column, problem.text, csv.noAmounts);
  });
