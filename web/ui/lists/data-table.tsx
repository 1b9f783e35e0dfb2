import { Fragment, type ReactNode } from 'react';
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
  /** In a dense table, the classes of the cell's place on a phone: two columns, without the columns' names. */
  place?: string;
}

/** The rows that fill a large screen. */
const FIRST_SCREEN = 12;

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone rows have a few short lines each instead of a card. Each column has its `place` then. */
  dense?: boolean | undefined;
  /** What heads the rows that follow one another with the same text, such as their day. */
  headingOf?: ((row: Row) => string) | undefined;
}

const CARDS = {
  body: 'max-md:grid max-md:gap-3',
  row: 'max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:p-4',
  cell: 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4',
};
const DENSE = {
  body: 'max-md:block max-md:divide-y max-md:divide-line max-md:overflow-hidden max-md:rounded-card max-md:outline max-md:outline-line',
  row: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-3 max-md:px-3 max-md:py-1.5 max-md:leading-tight',
  cell: '',
};

/** A table of rows; on a phone each row is a card, or has a few lines if it is dense. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, dense = false, headingOf } = props;
  const shown = useFirstRows(rows, FIRST_SCREEN);
  const looks = dense ? DENSE : CARDS;
  let heading: string | undefined;
  const nextHeading = (row: Row) => {
    const before = heading;
    heading = headingOf?.(row);
    return heading === before ? undefined : heading;
  };
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
      <tbody className={`${looks.body} md:divide-y md:divide-line`}>
        {shown.map((row) => {
          const above = nextHeading(row);
          return (
            <Fragment key={rowKey(row)}>
              {above !== undefined && (
                <tr className="bg-cream max-md:block">
                  <th
                    scope="rowgroup"
                    colSpan={columns.length}
                    className="px-4 py-2 font-semibold max-md:block max-md:px-3 max-md:py-1.5"
                  >
                    {above}
                  </th>
                </tr>
              )}
              <tr
                className={`relative transition-colors duration-150 hover:bg-ink/3 max-md:grid max-md:bg-paper ${looks.row}`}
              >
                {columns.map(({ name, cell, end, plain, wide, place = '' }) => {
                  const content = cell(row);
                  // On a phone's card a name without anything beside it looks like a mistake.
                  const isEmpty = content === null || content === undefined || content === false;
                  return (
                    <td
                      key={name}
                      className={`wrap-anywhere min-w-0 [&_button]:wrap-normal align-middle md:px-4 md:py-3 ${isEmpty ? 'max-md:hidden' : looks.cell} ${dense ? place : ''} ${end ? 'md:text-right' : ''} ${wide ? 'md:max-xl:hidden' : ''}`}
                    >
                      {!plain && !dense && (
                        <span aria-hidden="true" className="shrink-0 text-muted text-sm md:hidden">
                          {name}
                        </span>
                      )}
                      {content}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
