import { Download } from 'lucide-react';
import { downloadText } from '#web/lib/download.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { FigureTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** A table of figures. The first column names the rows; the others are numbers. */
export function Figures({ table: { title, head, rows } }: { table: FigureTable }) {
  return (
    <table aria-label={title} className="w-full border-collapse text-sm tabular-nums sm:text-base">
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          {head.map((name, place) => (
            <th
              key={name}
              scope="col"
              className={`wrap-anywhere py-2 align-bottom font-semibold leading-tight ${place === 0 ? 'text-left' : 'pl-1.5 text-right sm:pl-3'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map(({ shown }, place) =>
              place === 0 ? (
                <th
                  key="name"
                  scope="row"
                  className="wrap-anywhere py-2 text-left font-normal sm:wrap-break-word"
                >
                  {shown}
                </th>
              ) : (
                <td
                  key={head[place]}
                  className="wrap-anywhere py-2 pl-1.5 text-right sm:whitespace-nowrap sm:pl-3"
                >
                  {shown}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SaveCsvProps {
  table: FigureTable;
  /** The days of the report, for the name of the file. */
  days: { from: string; to: string };
}

/** Saves a table as a CSV file. */
export function SaveCsv({ table, days }: SaveCsvProps) {
  const texts = useTexts(reportTexts);
  const save = async () => {
    try {
      const { csvText } = await import('#web/lib/csv.ts');
      const rows = table.rows.map(({ cells }) => cells.map(({ value }) => String(value)));
      downloadText(
        `${table.file}-${days.from}-${days.to}.csv`,
        csvText(table.head, rows),
        'text/csv;charset=utf-8',
      );
    } catch {
      toast.error(texts.saveFailed);
    }
  };
  return (
    <Button variant="quiet" aria-label={texts.saveCsvOf(table.title)} onClick={() => void save()}>
      <Download className="size-5" aria-hidden="true" />
      {texts.saveCsv}
    </Button>
  );
}

/** A table that opens by a press, with the figures of a chart. */
export function TableBehind({ table }: { table: FigureTable }) {
  const texts = useTexts(reportTexts);
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.showTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <section aria-label={table.title} tabIndex={0} className="max-h-96 overflow-auto">
        <Figures table={table} />
      </section>
    </details>
  );
}
