import { groupDigits } from '#domain/money.ts';
import type { Report } from '#domain/reports/report.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SaveCsv } from './figure-table.tsx';
import { busiest, hourWords } from './present.ts';
import { hourTable } from './tables.ts';
import { reportTexts } from './texts.ts';

/** Backgrounds from few to many orders. */
const HEAT = [
  'bg-turmeric/15',
  'bg-turmeric/30',
  'bg-turmeric/50',
  'bg-turmeric/80 text-on-turmeric',
  'bg-turmeric text-on-turmeric',
] as const;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** How many orders came in each hour of the week. Hours outside the first and the last order are left out. */
export function BusyHours({ report }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const { title, caption, hour: hourName, weekdays, longWeekdays, summary } = texts.hours;
  const { hours } = report;
  const most = busiest(hours);
  if (!most) return null;
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(...hours.map(({ hour }) => hour));
  const rows = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const ordersOf = (weekday: number, hour: number) =>
    hours.find((each) => each.weekday === weekday && each.hour === hour)?.orders ?? 0;
  const heat = (orders: number) =>
    orders === 0 ? 'text-muted' : HEAT[Math.ceil((orders / most.orders) * HEAT.length) - 1];
  const at = longWeekdays[most.weekday] ?? '';
  return (
    <Panel title={title} action={<SaveCsv table={hourTable(report, texts)} days={report.period} />}>
      <p className="mb-4">{summary(at, hourWords(most.hour), hourWords(most.hour + 1), most.orders)}</p>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="w-12 py-1 text-left font-semibold">
              {hourName}
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 font-semibold">
                {weekdays[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="text-left font-normal text-muted">
                {hourWords(hour)}
              </th>
              {WEEKDAYS.map((weekday) => {
                const orders = ordersOf(weekday, hour);
                return (
                  <td key={weekday} className={`h-8 rounded-sm ${heat(orders)}`}>
                    {orders === 0 ? '·' : groupDigits(orders)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
