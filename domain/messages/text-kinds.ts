import { MESSAGE_ROWS } from './message-rows.ts';

/** The values that a text may name; undefined for a text that there is not. */
export function namesOfText(kind: string): string[] | undefined {
  const rows: Readonly<Record<string, { values: object }>> = MESSAGE_ROWS;
  const row = Object.hasOwn(rows, kind) ? rows[kind] : undefined;
  return row && Object.keys(row.values);
}
