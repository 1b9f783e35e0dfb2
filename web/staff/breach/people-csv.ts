import { stringify } from 'csv-stringify/browser/esm/sync';
import type { AffectedPerson } from '#domain/breaches/person.ts';

/** The people as CSV for spreadsheet programs, which read it as UTF-8 and run no cell as a formula. */
export function peopleCsv(
  people: readonly AffectedPerson[],
  columns: Readonly<Record<keyof AffectedPerson, string>>,
): string {
  const rows = people.map(({ id, name, email, phone, kinds }) => [id, name, email, phone, kinds.join(' ')]);
  const head = [columns.id, columns.name, columns.email, columns.phone, columns.kinds];
  return stringify([head, ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true });
}
