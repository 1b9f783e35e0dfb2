import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * Rows under a head, as a text that spreadsheets open: with a mark for UTF-8, and nothing in it that one would take for
 * a formula.
 */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([head, ...rows] as string[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
