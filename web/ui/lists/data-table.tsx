import type { ReactNode } from 'react';
import { useFirstRows } from '../first-rows.ts';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the cells to the right, for numbers. */
  end?: boolean;
  /** Hides the column's name on a phone's card, if the content needs none. */
  plain?: boolean;
  /** Hides the column on medium screens; wide screens and a phone's card show it. */
  wide?: boolean;
}

/** The rows that fill a large screen. */
const FIRST_SCREEN = 12;

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table of rows; on a phone each row is a card. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const shown = useFirstRows(rows, FIRST_SCREEN);
  return (
    <table
      aria-label={label}
      className="w-full border-collapse text-left max-md:block md:overflow-hidden md:rounded-card md:bg-paper md:outline md:outline-line"
    >
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-muted text-sm">
          {columns.map(({ name, end, wide }) => (
            <th
              key={name}
              scope="col"
              className={`px-4 py-3 font-semibold ${end ? 'text-right' : ''} ${wide ? 'max-xl:hidden' : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">
        {shown.map((row) => (
          <tr
            key={rowKey(row)}
            className="relative transition-colors duration-150 hover:bg-ink/3 max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper max-md:p-4"
          >
            {columns.map(({ name, cell, end, plain, wide }) => (
              <td
                key={name}
                className={`wrap-anywhere min-w-0 [&_button]:wrap-normal align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-4 md:py-3 ${end ? 'md:text-right' : ''} ${wide ? 'md:max-xl:hidden' : ''}`}
              >
                {!plain && (
                  <span aria-hidden="true" className="shrink-0 text-muted text-sm md:hidden">
                    {name}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
