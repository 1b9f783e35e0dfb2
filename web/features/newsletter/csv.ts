import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * A head and rows as CSV for spreadsheets: with a byte order mark, so that they read it as UTF-8, and with every cell
 * that would be run as a formula escaped.
 */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([head, ...rows] as string[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
