import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * A head and rows as CSV for spreadsheets. A byte order mark makes them read it as UTF-8. Every cell that they would run
 * as a formula is escaped.
 */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([head, ...rows] as string[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
