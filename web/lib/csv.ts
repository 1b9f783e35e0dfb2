import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * Writes a header and rows as CSV for spreadsheet programs. It begins with a byte order mark, so that they read it as
 * UTF-8. Cells that they would run as formulas are escaped.
 */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([head, ...rows] as string[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
