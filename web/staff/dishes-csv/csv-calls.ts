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
  unknownColumns: string[];
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

export const previewImport = (sdk: Sdk, csv: string, language: Language): Promise<ImportPreview> =>
  sdk.call('post', 'dishes/csv/preview', { csv, language });

export const importDishes = (
  sdk: Sdk,
  csv: string,
  seen: readonly string[],
  language: Language,
): Promise<{ added: number; changed: number }> => sdk.call('post', 'dishes/csv', { csv, seen, language });
