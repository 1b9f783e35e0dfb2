import { useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import type { ImportPreview, SheetTable } from './csv-calls.ts';
import { useFieldNames } from './field-names.ts';
import { dishesCsvTexts } from './texts.ts';

interface SheetColumnsProps {
  preview: ImportPreview;
  /** Called when somebody says what a column is; `column` is empty for nothing. */
  onMap: (key: string, column: string) => void;
}

function Table({ table, onMap }: { table: SheetTable; onMap: SheetColumnsProps['onMap'] }) {
  const texts = useTexts(dishesCsvTexts).preview.sheet;
  const { choices, nameOf } = useFieldNames();
  const { columns, rows } = table;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-paper">
      <table aria-label={texts.title} className="border-collapse text-left text-sm">
        <thead>
          <tr className="align-bottom">
            {columns.map(({ key, heading, column }) => (
              <th key={key} scope="col" className="min-w-44 max-w-64 p-2 font-normal">
                <Select
                  label={heading || texts.column(key.replace('#', ''))}
                  name={`column-${key}`}
                  required
                  value={column ?? ''}
                  choices={
                    column === null || choices.some(({ value }) => value === column)
                      ? choices
                      : [...choices, { value: column, label: nameOf(column) }]
                  }
                  onPick={(picked) => onMap(key, picked)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file stay in their order
            <tr key={row} className="border-line border-t align-top">
              {columns.map(({ key, column }, at) => (
                <td key={key} className={`wrap-anywhere max-w-64 p-2 ${column === null ? 'text-muted' : ''}`}>
                  <span className="line-clamp-2">{cells[at]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What each column of a sheet is taken as, above its first lines. */
export function SheetColumns({ preview, onMap }: SheetColumnsProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { tables, unknownColumns } = preview;
  if (tables.length === 0) return null;
  return (
    <section aria-label={texts.sheet.title} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{texts.sheet.title}</h3>
      <p className="text-muted">{unknownColumns.length > 0 ? texts.unknownColumns : texts.sheet.hint}</p>
      {tables.map((table) => (
        <Table key={table.columns.map(({ key }) => key).join()} table={table} onMap={onMap} />
      ))}
    </section>
  );
}
