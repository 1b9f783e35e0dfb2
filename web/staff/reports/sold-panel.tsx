import { useState } from 'react';
import type { Report } from '#domain/reports/report.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SaveCsv } from './figure-table.tsx';
import { soldTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** The rows that are shown at first. */
const FIRST = 10;

/** The dishes or menus that brought the most, with their share as a bar. */
export function SoldPanel({ kind, report }: { kind: 'dishes' | 'menus'; report: Report }) {
  const texts = useTexts(reportTexts);
  const { summary, hint, all, fewer, listed } = texts.sold;
  const [isWhole, setWhole] = useState(false);
  const table = soldTable(kind, report, texts);
  const [name = '', quantity = '', amount = '', share = ''] = table.head;
  const rows = isWhole ? table.rows : table.rows.slice(0, FIRST);
  const [best] = table.rows;
  return (
    <Panel title={table.title} action={<SaveCsv table={table} days={report.period} />}>
      {best && <p className="mb-4">{summary(best.cells[0]?.shown ?? '', Number(best.cells[3]?.value))}</p>}
      <table aria-label={table.title} className="w-full border-collapse text-sm tabular-nums sm:text-base">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            <th scope="col" className="py-2 text-left font-semibold">
              {name}
            </th>
            {[quantity, amount, share].map((each) => (
              <th
                key={each}
                scope="col"
                className="wrap-anywhere py-2 pl-1.5 text-right font-semibold sm:pl-3"
              >
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [named, sold, brought, part] }) => (
            <tr key={key}>
              <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
                {named?.shown}
                <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-ink/6" aria-hidden="true">
                  <span
                    className="block h-full rounded-full bg-turmeric"
                    style={{ width: `${part?.value}%` }}
                  />
                </span>
              </th>
              {[sold, brought, part].map((cell, place) => (
                <td
                  key={table.head[place + 1]}
                  className="wrap-anywhere py-2 pl-1.5 text-right align-top sm:whitespace-nowrap sm:pl-3"
                >
                  {cell?.shown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > FIRST && (
        <Button variant="quiet" className="mt-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? fewer : all(table.rows.length)}
        </Button>
      )}
      {kind === 'dishes' && report.dishCount > table.rows.length && (
        <p className="mt-2 text-muted text-sm">{listed(table.rows.length, report.dishCount)}</p>
      )}
      <p className="mt-3 text-muted text-sm">{hint}</p>
    </Panel>
  );
}
