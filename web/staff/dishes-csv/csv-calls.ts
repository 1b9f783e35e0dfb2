import type { Language } from '#domain/languages/languages.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A line of the file that changes something, or has an error. */
export interface PreviewLine {
  line: number;
  name: string;
  kind: 'new' | 'changed' | 'error';
  changes: { column: string; before: string; after: string }[];
  problems: string[];
}

/** The effects of importing a file. */
export interface ImportPreview {
  lines: PreviewLine[];
  unchanged: number;
  /** Why no line could be read. */
  problem?: string;
  unknownColumns: string[];
  /** What an unknown column may be. */
  freeColumns: string[];
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

export const previewImport = (
  sdk: Sdk,
  csv: string,
  columns: ChosenColumns,
  language: Language,
): Promise<ImportPreview> => sdk.call('post', 'dishes/csv/preview', { csv, columns, language });

export const importDishes = (
  sdk: Sdk,
  csv: string,
  seen: readonly string[],
  columns: ChosenColumns,
  language: Language,
): Promise<{ added: number; changed: number }> =>
  sdk.call('post', 'dishes/csv', { csv, seen, columns, language });
