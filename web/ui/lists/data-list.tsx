import type { ComponentProps } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { LongList, type LongListTexts } from './long-list.tsx';

interface DataListProps<Row> extends Omit<ComponentProps<typeof LongList<Row>>, 'texts' | 'children'> {
  /** `label` is the noun for the list: 'Orders'. */
  texts: LongListTexts & { label: string };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  dense?: ComponentProps<typeof DataTable<Row>>['dense'];
  headingOf?: ComponentProps<typeof DataTable<Row>>['headingOf'];
}

/** A long list of the admin area as a table. */
export function DataList<Row>({ columns, rowKey, dense, headingOf, ...list }: DataListProps<Row>) {
  return (
    <LongList {...list}>
      {(rows) => (
        <DataTable
          label={list.texts.label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          dense={dense}
          headingOf={headingOf}
        />
      )}
    </LongList>
  );
}
