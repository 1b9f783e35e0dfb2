import {
  type Counted,
  type DayTotals,
  type MethodTotal,
  reckon,
  type Total,
} from '#domain/day-close/totals.ts';
import { dayWords } from '#domain/day-close/words.ts';
import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { staffReasonWords } from '#domain/orders/staff-reason-words.ts';
import { isLedger, isMoney } from '#domain/payments/methods.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePlaceName } from './place-name.ts';
import type { ShownDay } from './queries.ts';
import { dayCloseTexts } from './texts.ts';

type Cells = readonly [string, ...string[]];

function SheetTable({ title, head, rows }: { title: string; head: Cells; rows: readonly Cells[] }) {
  const place = (index: number) => (index === 0 ? 'pr-3' : 'pl-3 text-right tabular-nums');
  return (
    <section className="mt-5 break-inside-avoid">
      <h2 className="mb-1 font-sans font-semibold text-base text-black">{title}</h2>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-black border-b">
            {head.map((name, index) => (
              <th key={name} scope="col" className={`py-1 font-semibold ${place(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')} className="border-black/30 border-b">
              {head.map((name, index) => (
                <td key={name} className={`py-1 ${place(index)}`}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const signed = (amount: Paise) =>
  amount < 0 ? `−${formatMoney(paise(-amount))}` : `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

interface SheetProps {
  shown: ShownDay;
  totals: DayTotals;
  counted: readonly Counted[];
}

/** A day on paper: black on white in every theme. */
export function DaySheet({ shown, totals, counted }: SheetProps) {
  const texts = useTexts(dayCloseTexts);
  const words = useTexts(dayWords);
  const reasons = useTexts(staffReasonWords);
  const nameOf = usePlaceName();
  const { longDate, dateAndTime } = useDates();
  const { name } = useSiteSettings().shop;
  const { close } = shown;
  const owed = close?.owed ?? shown.owed;
  const times = ({ count, amount }: Total) =>
    count === 0 ? '' : `${texts.methods.times(count)} ${formatMoney(amount)}`;
  const moneyRow = (what: string, { received, givenBack }: { received: Total; givenBack: Total }): Cells => [
    what,
    times(received),
    times(givenBack),
    formatMoney(paise(received.amount - givenBack.amount)),
  ];
  const methodRow = ({ method, mock, ...moved }: MethodTotal) =>
    moneyRow(mock ? `${words.methods[method]} (${words.mock})` : words.methods[method], moved);
  const moneyHead: Cells = [
    texts.methods.method,
    texts.methods.received,
    texts.methods.givenBack,
    texts.methods.rest,
  ];
  const ofLedger = totals.methods.filter(({ method }) => isLedger(method));
  return (
    <article className="bg-white p-2 text-black text-sm" style={{ colorScheme: 'light' }}>
      <header className="border-black border-b-2 pb-2">
        <p className="font-semibold">{name}</p>
        <h1 className="font-display text-2xl text-black">
          {texts.sheet.title(longDate(new Date(`${shown.day}T12:00:00Z`)))}
        </h1>
        <p>
          {close
            ? texts.closedBy(close.closedByName || texts.somebody, dateAndTime(new Date(close.closedAt)))
            : texts.sheet.open(dateAndTime(new Date()))}
        </p>
      </header>
      <SheetTable
        title={texts.cash.title}
        head={[texts.cash.where, texts.cash.expected, texts.cash.counted, texts.cash.difference]}
        rows={reckon(totals, counted).map((place) => [
          nameOf(place),
          formatMoney(place.expected),
          place.counted === null ? '' : formatMoney(place.counted),
          place.difference === null ? '' : signed(place.difference),
        ])}
      />
      <SheetTable
        title={texts.methods.title}
        head={moneyHead}
        rows={[
          ...totals.methods.filter(({ method }) => isMoney(method)).map(methodRow),
          ...totals.balances.map(({ paidBy, ...moved }) => moneyRow(words.balances[paidBy], moved)),
        ]}
      />
      {ofLedger.length > 0 && (
        <SheetTable title={texts.methods.noMoney} head={moneyHead} rows={ofLedger.map(methodRow)} />
      )}
      <SheetTable
        title={texts.sheet.rest}
        head={['', texts.sheet.amount]}
        rows={[
          [
            texts.methods.orders,
            `${texts.methods.orderCount(totals.orders.count)}, ${formatMoney(totals.orders.amount)}`,
          ],
          ...(totals.prepaid.count > 0
            ? [
                [
                  texts.methods.prepaid,
                  texts.methods.tiffins(totals.prepaid.count, formatMoney(totals.prepaid.amount)),
                ] satisfies Cells,
              ]
            : []),
          [texts.methods.tips, formatMoney(totals.tips)],
          ...totals.ends.map(
            ({ status, reason, count, amount }): Cells => [
              texts.ends.because(words.ends[status], reason ? reasons[reason].ofDay : words.noReason),
              times({ count, amount }),
            ],
          ),
          [texts.owed.title, times(owed)],
          [texts.open.title, String(close?.openOrders ?? shown.openOrders.count)],
        ]}
      />
      {totals.lateReceived.count > 0 && (
        <p className="mt-3">
          {texts.methods.late(totals.lateReceived.count, formatMoney(totals.lateReceived.amount))}
        </p>
      )}
      {totals.lateGivenBack.count > 0 && (
        <p className="mt-3">
          {texts.methods.lateBack(totals.lateGivenBack.count, formatMoney(totals.lateGivenBack.amount))}
        </p>
      )}
      {close?.note && <p className="wrap-anywhere mt-3">{`${texts.note}: ${close.note}`}</p>}
      <p className="mt-12 w-56 border-black border-t pt-1">{texts.sheet.signature}</p>
    </article>
  );
}
