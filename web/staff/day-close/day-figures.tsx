import type { DayTotals, MethodTotal } from '#domain/day-close/totals.ts';
import { dayWords } from '#domain/day-close/words.ts';
import { formatMoney, paise } from '#domain/money.ts';
import { staffReasonWords } from '#domain/orders/staff-reason-words.ts';
import { isLedger, isMoney } from '#domain/payments/methods.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { dayCloseTexts } from './texts.ts';

interface MoneyRowProps extends Pick<MethodTotal, 'received' | 'givenBack'> {
  name: string;
  /** The label of test payments; missing: it is real money. */
  mock?: string | undefined;
}

function MoneyRow({ name, mock, received, givenBack }: MoneyRowProps) {
  const texts = useTexts(dayCloseTexts).methods;
  const cell = 'py-2.5 pl-3 text-right';
  return (
    <tr className="align-top">
      <th scope="row" className="py-2.5 font-normal">
        {name}
        {mock && (
          <>
            {' '}
            <Badge tone="warm">{mock}</Badge>
          </>
        )}
      </th>
      <td className={cell}>
        <Money paise={received.amount} />
        <span className="block text-muted text-sm">{texts.times(received.count)}</span>
      </td>
      <td className={cell}>
        <Money paise={givenBack.amount} />
        {givenBack.count > 0 && (
          <span className="block text-muted text-sm">{texts.times(givenBack.count)}</span>
        )}
      </td>
      <td className={`${cell} font-semibold`}>
        <Money paise={paise(received.amount - givenBack.amount)} />
      </td>
    </tr>
  );
}

/** The money received and given back by each method, with tips, orders and late entries. */
export function DayFigures({ totals }: { totals: DayTotals }) {
  const texts = useTexts(dayCloseTexts).methods;
  const words = useTexts(dayWords);
  const { methods, balances, prepaid, tips, orders, lateReceived, lateGivenBack } = totals;
  const ofLedger = methods.filter(({ method }) => isLedger(method));
  const rowOf = ({ method, mock, ...moved }: MethodTotal) => (
    <MoneyRow
      key={`${method} ${mock}`}
      name={words.methods[method]}
      mock={mock ? words.mock : undefined}
      {...moved}
    />
  );
  return (
    <div className="grid gap-4">
      {methods.length === 0 && balances.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left max-sm:text-sm" aria-label={texts.title}>
            <thead>
              <tr className="border-line border-b text-muted text-sm">
                {[texts.method, texts.received, texts.givenBack, texts.rest].map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`py-2 font-semibold ${index > 0 ? 'pl-3 text-right' : ''}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {methods.filter(({ method }) => isMoney(method)).map(rowOf)}
              {balances.map(({ paidBy, ...moved }) => (
                <MoneyRow key={paidBy} name={words.balances[paidBy]} {...moved} />
              ))}
            </tbody>
            {ofLedger.length > 0 && (
              <tbody className="divide-y divide-line border-line border-t">
                <tr>
                  <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 font-semibold text-muted text-sm">
                    {texts.noMoney}
                  </th>
                </tr>
                {ofLedger.map(rowOf)}
              </tbody>
            )}
          </table>
        </div>
      )}
      {methods.some(({ mock }) => mock) && <p className="text-muted text-sm">{texts.mock}</p>}
      {lateReceived.count > 0 && <p>{texts.late(lateReceived.count, formatMoney(lateReceived.amount))}</p>}
      {lateGivenBack.count > 0 && (
        <p>{texts.lateBack(lateGivenBack.count, formatMoney(lateGivenBack.amount))}</p>
      )}
      <Facts
        facts={[
          {
            name: texts.orders,
            value: `${texts.orderCount(orders.count)}, ${formatMoney(orders.amount)}`,
          },
          ...(prepaid.count > 0
            ? [{ name: texts.prepaid, value: texts.tiffins(prepaid.count, formatMoney(prepaid.amount)) }]
            : []),
          { name: texts.tips, value: <Money paise={tips} /> },
        ]}
      />
    </div>
  );
}

/** Orders that ended without food, by how and why. */
export function DayEnds({ totals }: { totals: DayTotals }) {
  const texts = useTexts(dayCloseTexts);
  const { ends, noReason } = useTexts(dayWords);
  const reasons = useTexts(staffReasonWords);
  if (totals.ends.length === 0) return <p className="text-muted">{texts.ends.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {totals.ends.map(({ status, reason, count, amount }) => (
        <li key={`${status} ${reason}`} className="flex items-baseline justify-between gap-4 py-2">
          <span>{texts.ends.because(ends[status], reason ? reasons[reason].ofDay : noReason)}</span>
          <span className="shrink-0 text-right">
            {texts.methods.times(count)} <Money paise={amount} className="ml-2 font-semibold" />
          </span>
        </li>
      ))}
    </ul>
  );
}
