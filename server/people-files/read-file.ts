import type { FileProblem, Line } from '#domain/imports/import-file.ts';
import { type Answers, type PeopleList, readPeople } from '#domain/people-files/people-lines.ts';
import type { SubscriberNames } from '#domain/plans/imports/listed-subscription.ts';
import { readCsv, separatorOf, UnreadableLine } from '#server/http/csv/read-csv.ts';
import { contentOf, type UnreadableBytes } from '#server/menu-files/sources/bytes.ts';
import { readWorkbook } from '#server/menu-files/sources/workbook.ts';

/** A list of people as it is sent: a file, or a text that was pasted. */
export type SentList = { file: Uint8Array } | { text: string };

/** Why nothing was read. */
export type ListProblem = FileProblem | UnreadableBytes | 'workbook';

export interface ReadList extends Omit<PeopleList, 'problem'> {
  problem: ListProblem | null;
  /** The line in which a quotation mark can't be read. */
  at?: number;
  /** The sheet of a workbook that was read, and those with lines that were not; missing: there are no others. */
  sheets?: ReadSheets;
}

/** Names of the sheets of a workbook. */
export interface ReadSheets {
  read: string;
  others: readonly string[];
}

const unreadable = (problem: ListProblem, at?: number): ReadList => ({
  ...{ lines: [], problem, unknown: [], head: [] },
  ...(at !== undefined && { at }),
});

/** The cells of a list as they stand in it, with its text if its lines may have no columns. */
type Records = { records: readonly Line[]; text: string | undefined; sheets?: ReadSheets };

async function recordsOf(sent: SentList): Promise<Records | { problem: ListProblem; at?: number }> {
  const content = 'text' in sent ? ({ kind: 'text', text: sent.text } as const) : contentOf(sent.file);
  if (content.kind === 'workbook') {
    const sheets = 'file' in sent ? await readWorkbook(sent.file) : undefined;
    const [filled, ...others] = (sheets ?? []).filter(({ lines }) => lines.length > 1);
    if (!filled) return { problem: 'workbook' };
    const names = { read: filled.name, others: others.map(({ name }) => name) };
    return { records: filled.lines, text: undefined, ...(others.length > 0 && { sheets: names }) };
  }
  if (content.kind !== 'text') return { problem: content.kind };
  const text = content.text.replace(/^\uFEFF/, '');
  // Commas also stand within the addresses of notes, tabs do not.
  const areCells = separatorOf(text) !== ',' || text.includes('"');
  const records = await readCsv(text);
  if (!(records instanceof UnreadableLine)) return { records, text: areCells ? undefined : text };
  return areCells ? { problem: 'quotes', at: records.line } : { records: [], text };
}

/** Reads a list of people from a file or a text, known by its content. */
export async function readPeopleList(
  sent: SentList,
  known: SubscriberNames,
  answers: Answers,
): Promise<ReadList> {
  const read = await recordsOf(sent);
  if ('problem' in read) return unreadable(read.problem, read.at);
  const list = readPeople(read.records, read.text, known, answers);
  return { ...list, ...(read.sheets && { sheets: read.sheets }) };
}
