import type { DishType } from '#domain/dishes/kinds.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A line of the file that changes something, or has an error. */
export interface PreviewLine {
  line: number;
  name: string;
  kind: 'new' | 'changed' | 'error';
  changes: { column: string; before: string; after: string }[];
  /** Its category and its price in rupees after the import; empty for an error. */
  menu: string;
  price: string;
  problems: string[];
  /** The veg mark of the dish; null: it is to be chosen. */
  mark: DishType | null;
  /** Whether the file says no mark of the dish. */
  asksMark: boolean;
  /** Whether the dish is asked for its mark, and its name has meat, fish or egg in it. */
  namesMeat: boolean;
  /** The choices that the file gives the dish; `ask`: the name under which an answer for the mark is sent. */
  choices: { text: string; mark: DishType | null; ask: string | null }[];
}

/** Veg marks that were chosen in the preview: of dishes by their line, of choices by their name. */
export interface MarkAnswers {
  dishes: Readonly<Record<string, DishType>>;
  choices: Readonly<Record<string, DishType>>;
}

/** What a file is read with: its unknown columns, chosen by hand, and the marks that it does not say. */
export interface Reading {
  columns: ChosenColumns;
  marks: MarkAnswers;
  /** Whether two prices that say nothing else are half and full. */
  areHalfAndFull: boolean;
}

/** What stays as it was changed here: what it is, and what the file says. */
export interface KeptCell {
  line: number;
  name: string;
  column: string;
  before: string;
  after: string;
}

/** A group of options that only some sizes of a dish have. */
export interface LeftOutGroup {
  line: number;
  name: string;
  group: string;
}

/** The columns of a sheet, each with the column of a dish that it is read as, and its first lines below them. */
export interface SheetTable {
  /** `column`: null for nothing; `key`: the name under which it is chosen by hand. */
  columns: { key: string; heading: string; column: string | null }[];
  rows: string[][];
}

/** The effects of importing a file. */
export interface ImportPreview {
  lines: PreviewLine[];
  unchanged: number;
  /** What the file says and was changed here since, so that it stays. */
  kept: KeptCell[];
  /** How many lines still lack a mark; nothing is imported before there is none. */
  linesWithoutMark: number;
  /** Why no line could be read. */
  problem?: string;
  /** How many lines have two prices of which nobody has said that they are half and full. */
  twoPrices: number;
  leftOutGroups: LeftOutGroup[];
  unknownColumns: string[];
  /** Lines of a text that are no dish and no category. */
  leftOut: string[];
  /** One for each sheet with other columns; none of what is no sheet. */
  tables: SheetTable[];
  /** The lines with errors, as a file to correct. */
  toCorrect: { head: string[]; rows: string[][] };
  newMenus: { name: string; dishes: number }[];
  /** The import sends these digests back, and must do what this preview shows. */
  seen: string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** All dishes as the text of a CSV file. Reading the answer as text has removed its byte order mark. */
export async function exportDishes(sdk: Sdk): Promise<string> {
  const { message } = await sdk.call<{ message: string }>('get', 'dishes/csv');
  return `${BYTE_ORDER_MARK}${message.replace(BYTE_ORDER_MARK, '')}`;
}

/** Known columns by the file's own headings, chosen by hand. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** What a column is chosen as that is read as nothing. */
export const LEFT_OUT = 'leftOut';

/** A menu as it is sent: the bytes of a file in base64, or a text. */
export type SentMenu = { file: string } | { text: string };

export const previewImport = (
  sdk: Sdk,
  menu: SentMenu,
  reading: Reading,
  language: Language,
): Promise<ImportPreview> => sdk.call('post', 'dishes/import/preview', { ...menu, ...reading, language });

export const importDishes = (
  sdk: Sdk,
  menu: SentMenu,
  seen: readonly string[],
  reading: Reading,
  language: Language,
): Promise<{ added: number; changed: number }> =>
  // What the preview shows as wrong was seen by whoever imports the rest.
  sdk.call('post', 'dishes/import', { ...menu, seen, ...reading, language, withoutErrors: true });
