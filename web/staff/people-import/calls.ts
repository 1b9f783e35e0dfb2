import type { Sdk } from '#web/lib/sdk/sdk.ts';

export type LineKind = 'new' | 'changed' | 'same' | 'unclear' | 'error';

/** A value that a line changes or leaves; a number is an amount of rupees. */
export interface Change {
  column: string;
  before: string | number | null;
  after: string | number;
}

export interface PreviewLine {
  line: number;
  phone: string;
  name: string;
  kind: LineKind;
  problem: string | null;
  /** What makes an unclear line clear: one of the values in a column. */
  choice: { column: string; values: string[] } | null;
  changes: Change[];
  kept: Change[];
  cells: string[];
}

/** The effects of importing a list. */
export interface PeoplePreview {
  lines: PreviewLine[];
  problem: string | null;
  unknownColumns: string[];
  /** The sheet of a workbook that was read, and others with lines, if there are. */
  sheets?: { read: string; others: string[] };
  head: string[];
  /** The import sends it back, and must do what this preview shows. */
  seen: string;
}

/** A list as it is sent: the bytes of a file in base64, or a text. */
export type SentList = { file: string } | { text: string };

/** What was chosen by hand: columns by their headings, values of unclear lines by their numbers. */
export interface Reading {
  columns: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const previewPeople = (sdk: Sdk, list: SentList, reading: Reading): Promise<PeoplePreview> =>
  sdk.call('post', 'people/import/preview', { ...list, ...reading });

export const importPeople = (
  sdk: Sdk,
  list: SentList,
  reading: Reading,
  confirmed: { seen: string; name: string | null },
): Promise<{ added: number; changed: number }> =>
  // What the preview shows as wrong was seen by whoever imports the rest.
  sdk.call('post', 'people/import', { ...list, ...reading, ...confirmed, withoutErrors: true });

const BYTE_ORDER_MARK = '\uFEFF';

/** All customers as the text of a CSV file. Reading the answer as text has removed its byte order mark. */
export async function exportPeople(sdk: Sdk): Promise<string> {
  const { message } = await sdk.call<{ message: string }>('get', 'people/csv');
  return `${BYTE_ORDER_MARK}${message.replace(BYTE_ORDER_MARK, '')}`;
}
