import { ledgerKindWords } from '#domain/ledger/words.ts';
import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEntryNote } from '#web/shared/ledger/meal-note.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { usePeriodName } from './period-name.ts';
import type { ShownStatement } from './queries.ts';
import { statementTexts } from './texts.ts';

/** Noon, in minutes of the day. */
const NOON = 720;

/** A balance in words, as it stands on paper. */
function useBalanceOnPaper(): (balance: Paise) => string {
  const texts = useTexts(statementTexts);
  return (balance) => {
    if (balance === 0) return texts.even;
    return balance < 0 ? texts.owes(formatMoney(paise(-balance))) : texts.has(formatMoney(balance));
  };
}

function Entries({ statement: { opening, entries, closing } }: { statement: ShownStatement }) {
  const texts = useTexts(statementTexts);
  const kinds = useTexts(ledgerKindWords);
  const { shortDate } = useDates();
  const words = useBalanceOnPaper();
  const noteOf = useEntryNote(entries);
  const amount = (change: Paise, isIn: boolean) => {
    return change > 0 === isIn ? formatMoney(paise(Math.abs(change))) : '';
  };
  return (
    <table aria-label={texts.entries} className="mt-4">
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col" className="text-left!">
            {texts.what}
          </th>
          <th scope="col">{texts.charged}</th>
          <th scope="col" className="whitespace-nowrap">
            {texts.paid}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <td className="text-left!">{texts.opening}</td>
          <td colSpan={2}>{words(opening)}</td>
        </tr>
        {entries.map(({ id, at, kind, change, paidBy, eater, ...noted }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">{shortDate(new Date(at))}</td>
            <td className="wrap-anywhere text-left!">
              {[kinds[kind], ...(paidBy ? [texts[paidBy]] : [])].join(' ')}
              {noteOf(noted) && <span className="block text-[0.9em]">{noteOf(noted)}</span>}
              {eater && <span className="block text-[0.9em]">{eater.name ?? texts.formerPerson}</span>}
            </td>
            <td>{amount(change, false)}</td>
            <td>{amount(change, true)}</td>
          </tr>
        ))}
        {entries.length === 0 && (
          <tr>
            <td />
            <td className="text-left!" colSpan={3}>
              {texts.none}
            </td>
          </tr>
        )}
        <tr className="font-semibold">
          <td />
          <td className="text-left!">{texts.closing}</td>
          <td colSpan={2}>{words(closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Of a company: what each of its people has cost. */
function People({ people }: Pick<ShownStatement, 'people'>) {
  const texts = useTexts(statementTexts);
  if (people.length === 0) return null;
  return (
    <table aria-label={texts.people} className="mt-5 break-inside-avoid">
      <thead>
        <tr>
          <th scope="col" className="text-left!">
            {texts.people}
          </th>
          <th scope="col">{texts.meals}</th>
          <th scope="col">{texts.charged}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, amount, meals }, place) => (
          // Two people may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
          <tr key={place}>
            <td className="wrap-anywhere text-left!">{name ?? texts.formerPerson}</td>
            <td>{meals}</td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ToPay({ statement: { closing, dueOn, toPay: left, upi } }: { statement: ShownStatement }) {
  const texts = useTexts(statementTexts);
  const { longDate } = useDates();
  const { timeZone } = useSiteSettings().shop;
  if (closing >= 0) return null;
  if (left === 0) return <p className="mt-4 font-semibold">{texts.isPaid}</p>;
  return (
    <div className="mt-5 flex break-inside-avoid flex-wrap items-center justify-between gap-4">
      <div>
        <p className="font-semibold text-[1.2em]">{texts.toPay(formatMoney(left))}</p>
        {dueOn && <p>{texts.due(longDate(new Date(momentOf(dueOn, NOON, timeZone))))}</p>}
        {upi && <p className="mt-2 max-w-[28em]">{texts.scan(upi.payeeName, upi.vpa)}</p>}
      </div>
      {upi && (
        <div className="w-[38mm]">
          <QrCode text={upi.link} label={texts.qr(formatMoney(left), upi.payeeName)} />
        </div>
      )}
    </div>
  );
}

/** A statement on A4: what stood before, each entry, what stands after it, and how to pay what is left of it. */
export function StatementSheet({ statement }: { statement: ShownStatement }) {
  const texts = useTexts(statementTexts);
  const { shop } = useSiteSettings();
  const { shortDate } = useDates();
  const nameOf = usePeriodName();
  const { period, from, to, customer } = statement;
  const day = (text: string) => shortDate(new Date(momentOf(text, NOON, shop.timeZone)));
  return (
    <article className="invoice invoice-a4">
      <header className="wrap-anywhere flex flex-wrap items-start justify-between gap-4 border-black border-b-2 pb-3">
        <div>
          <p className="font-semibold text-[1.15em]">{shop.name}</p>
          <p>{shop.address.join(', ')}</p>
        </div>
        <div className="text-right">
          <h2 className="font-display">{texts.heading(nameOf(period))}</h2>
          <p>{texts.between(day(from), day(to))}</p>
        </div>
      </header>
      <div className="wrap-anywhere mt-3">
        <p>{texts.for}</p>
        <p className="font-semibold">{customer.name ?? texts.noName}</p>
        <p>{[customer.phone, customer.email].filter(Boolean).join(' · ')}</p>
        {customer.gstin && <p>{texts.gstin(customer.gstin)}</p>}
      </div>
      <Entries statement={statement} />
      <People people={statement.people} />
      <ToPay statement={statement} />
    </article>
  );
}
