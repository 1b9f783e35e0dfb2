import { type AnyLine, type FileProblem, type Line, readImport } from '#domain/imports/import-file.ts';
import type { SubscriberNames } from '#domain/plans/imports/listed-subscription.ts';
import { cellsOfLine } from './notebook.ts';
import {
  type Choice,
  choiceOf,
  columnOf,
  type ListedPerson,
  PERSON_COLUMNS,
  type PersonColumn,
  type PersonProblem,
  peopleFile,
  type ShownPerson,
} from './people-file.ts';
import { readBalance } from './typed-balance.ts';
import { numbersIn } from './typed-texts.ts';

/** A list of people as its lines say it: a table with or without headings, or a notebook (MOVE-1). */

/** What was chosen by hand: columns by their headings, and values of unclear lines by their numbers. */
export interface Answers {
  columns: Readonly<Record<string, PersonColumn>>;
  lines: Readonly<Record<string, Readonly<Partial<Record<PersonColumn, string>>>>>;
}

export interface PersonLine {
  line: number;
  shown: ShownPerson;
  entry: ListedPerson | undefined;
  problem: PersonProblem | AnyLine | null;
  choice: Choice | undefined;
  /** As they stand in the list. */
  cells: readonly string[];
}

export interface PeopleList {
  lines: PersonLine[];
  problem: FileProblem | null;
  /** Headings of no column, which are left out. */
  unknown: readonly string[];
  /** The headings of `cells`. */
  head: readonly string[];
}

/** A title or two may stand above the headings. */
const LINES_BEFORE_HEAD = 10;

/** A table whose first line has the names of columns, beside the headings that the list has itself. */
interface Table {
  head: string[];
  own: readonly string[];
  lines: readonly Line[];
}

/** The table below the headings of a list; undefined if it has none. */
function underHeadings(records: readonly Line[], chosen: Answers['columns']): Table | undefined {
  const columnFor = (heading: string) => chosen[heading.trim()] ?? columnOf(heading);
  const at = records.slice(0, LINES_BEFORE_HEAD).findIndex(({ cells }) => {
    const known = cells.map(columnFor).filter((name) => name !== undefined);
    return known.includes('phone') || known.length > 1;
  });
  const head = records[at];
  if (!head) return undefined;
  const names = head.cells.map((heading) => columnFor(heading) ?? heading);
  return { head: names, own: head.cells.map((each) => each.trim()), lines: records.slice(at + 1) };
}

/** Of this many cells most decide what a column without a heading is. */
const MOST = 0.8;

/** The columns of a table without headings by what their cells hold; undefined if no column alone has numbers of phones. */
function guessedTable(lines: readonly Line[], { readPhone }: SubscriberNames): Table | undefined {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const head: string[] = Array.from({ length: width }, () => '');
  const shareOf = (at: number, is: (cell: string) => boolean) => {
    const filled = lines.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean);
    return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
  };
  const isPhone = (cell: string) => readPhone(cell) !== undefined || numbersIn(cell, readPhone).length > 0;
  const phones = head.flatMap((_, at) => (shareOf(at, isPhone) >= MOST ? [at] : []));
  const [phone] = phones;
  if (phone === undefined || phones.length > 1) return undefined;
  head[phone] = 'phone';
  const isAmount = (cell: string) => readBalance(cell, 'unclear') !== undefined;
  const doesCount = (at: number) =>
    lines.every(({ cells }, row) => Number(cells[at]) === row + Number(lines[0]?.cells[at]));
  const left = head.flatMap((name, at) => (name === '' && !doesCount(at) ? [at] : []));
  const amounts = left.filter((at) => shareOf(at, isAmount) >= MOST);
  const [amount] = amounts;
  if (amount !== undefined && amounts.length === 1) head[amount] = 'amount';
  const texts = left.filter((at) => head[at] === '' && shareOf(at, (cell) => /\p{L}/u.test(cell)) >= MOST);
  for (const [at, name] of (['name', 'address'] as const).entries()) {
    const place = texts[at];
    if (place !== undefined) head[place] = name;
  }
  return { head, own: head, lines };
}

function notebook(text: string, known: SubscriberNames): Table {
  const said = text.split(/\r\n|\r|\n/).map((each, at) => ({ line: at + 1, text: each }));
  const lines = said
    .filter((each) => each.text.trim() !== '')
    .map(({ line, text: each }) => {
      const cells = cellsOfLine(each, known);
      return { line, cells: PERSON_COLUMNS.map((name) => cells[name] ?? '') };
    });
  return { head: PERSON_COLUMNS, own: PERSON_COLUMNS, lines };
}

/** The table with what was chosen for its unclear lines. */
function withAnswers({ head, own, lines }: Table, answers: Answers['lines']): Table {
  const named = Object.values(answers).flatMap((each) => Object.keys(each) as PersonColumn[]);
  const added = [...new Set(named)].filter((name) => !head.includes(name));
  const whole = [...head, ...added];
  const answered = lines.map((record) => {
    const given = Object.entries(answers[`${record.line}`] ?? {});
    if (given.length === 0) return record;
    const cells = [...record.cells];
    // A column that was added must not push what stands beyond the others.
    while (cells.length < whole.length) cells.push('');
    for (const [name, value] of given) cells[whole.indexOf(name)] = value;
    return { ...record, cells };
  });
  return { head: whole, own: [...own, ...added], lines: answered };
}

/**
 * Reads a list. It reads and writes nothing else.
 * @param records of a table, or none
 * @param text as it was written, for lists without columns; undefined: it is a table
 */
export function readPeople(
  records: readonly Line[],
  text: string | undefined,
  known: SubscriberNames,
  answers: Answers,
): PeopleList {
  const headed = underHeadings(records, answers.columns);
  const found = headed ?? (text === undefined ? guessedTable(records, known) : notebook(text, known));
  const table = withAnswers(found ?? { head: [], own: [], lines: records }, answers.lines);
  const { head, own, lines } = table;
  const unknown = own.filter((heading, at) => heading !== '' && columnOf(head[at] ?? '') === undefined);
  const read = readImport(peopleFile, [{ line: 0, cells: head }, ...lines], known);
  const result = read.lines.map(({ problem, ...each }, at): PersonLine => {
    const { cells } = lines[at] ?? { cells: [] };
    const cell = (name: PersonColumn) => cells[head.indexOf(name)] ?? '';
    const choice = problem === null ? undefined : choiceOf(problem, cell, known);
    return { ...each, problem, choice, cells };
  });
  return { lines: result, problem: read.problem, unknown, head: own };
}
