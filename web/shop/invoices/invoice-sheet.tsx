import { Fragment } from 'react';
import { formatMoney, type Paise, times, toRupees } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { paymentWords } from '#domain/payments/method-words.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Invoice } from '#web/shared/orders/invoices/invoice.ts';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import type { StoryPayment } from '#web/shared/orders/story.ts';
import type { Paper } from './paper.ts';

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** An amount in a column of rupees. */
const column = (amount: Paise) => decimals.format(toRupees(amount));

interface PartProps {
  invoice: Invoice;
  paper: Paper;
}

function Head({ invoice }: { invoice: Invoice }) {
  const { kinds, sheet: texts } = useTexts(invoiceTexts);
  const { kind, sellerName, sellerAddress, sellerGstin, sellerFssai } = invoice;
  return (
    <header className="wrap-anywhere border-black border-b-2 pb-2 text-center">
      <h2 className="font-display">{kinds[kind]}</h2>
      {kind === 'billOfSupply' && <p className="font-semibold">{texts.composition}</p>}
      <p className="mt-1 font-semibold text-[1.15em]">{sellerName}</p>
      <p>{sellerAddress}</p>
      <p>{[texts.gstin(sellerGstin), ...(sellerFssai ? [texts.fssai(sellerFssai)] : [])].join(' · ')}</p>
    </header>
  );
}

function Facts({ invoice, paper }: PartProps) {
  const { sheet: texts, reasons } = useTexts(invoiceTexts);
  const { dateAndTime, shortDate } = useDates();
  const { number, issuedAt, orderNumber, sellerState, sellerGstin, corrects, correctsIssuedAt, reason } =
    invoice;
  const { buyerName, buyerAddress, buyerPincode, buyerGstin } = invoice;
  const facts = [
    [texts.number, <strong key="number">{number}</strong>],
    [texts.date, dateAndTime(new Date(issuedAt))],
    [texts.order, formatOrderNumber(orderNumber)],
    ...(corrects && correctsIssuedAt
      ? [[texts.corrects, texts.of(corrects, shortDate(new Date(correctsIssuedAt)))]]
      : []),
    ...(reason ? [[texts.reason, reasons[reason]]] : []),
    [texts.placeOfSupply, `${sellerState} (${sellerGstin.slice(0, 2)})`],
  ] as const;
  const address =
    buyerAddress && buyerPincode !== null && !buyerAddress.includes(`${buyerPincode}`)
      ? `${buyerAddress}, ${texts.pincode(`${buyerPincode}`)}`
      : buyerAddress;
  return (
    <div className={`grid gap-x-6 gap-y-2 py-2 ${paper === 'a4' ? 'grid-cols-2' : ''}`}>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3">
        {facts.map(([name, value]) => (
          <div key={`${name}`} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="wrap-anywhere">
        <p>{texts.buyer}</p>
        <p className="font-semibold">{buyerName ?? texts.consumer}</p>
        {address && <p className="whitespace-pre-line">{address}</p>}
        {buyerGstin && <p>{texts.gstin(buyerGstin)}</p>}
      </div>
    </div>
  );
}

function Lines({ invoice, paper }: PartProps) {
  const { sheet: texts } = useTexts(invoiceTexts);
  const isWide = paper === 'a4';
  const charges = [
    [texts.discount, -invoice.discount as Paise],
    [texts.delivery, invoice.deliveryFee],
    [texts.packing, invoice.packing],
  ] as const;
  return (
    <table aria-label={texts.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          {isWide && <th scope="col">{texts.code}</th>}
          {isWide && <th scope="col">{texts.quantity}</th>}
          {isWide && <th scope="col">{texts.price}</th>}
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map(({ name, quantity, price, hsnCode }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change
          <tr key={index}>
            <td>
              {name}
              {!isWide && <span className="block">{texts.each(quantity, column(price))}</span>}
            </td>
            {isWide && <td>{hsnCode}</td>}
            {isWide && <td>{quantity}</td>}
            {isWide && <td>{column(price)}</td>}
            <td>{column(times(price, quantity))}</td>
          </tr>
        ))}
        {charges
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <tr key={name}>
              <td colSpan={isWide ? 4 : 1}>{name}</td>
              <td>{column(amount)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Taxes({ invoice, paper }: PartProps) {
  const { sheet: texts } = useTexts(invoiceTexts);
  const isTaxed = invoice.parts.some(({ cgst }) => cgst !== 0) || invoice.kind === 'invoice';
  const isWide = paper === 'a4';
  return (
    <table aria-label={texts.taxes} className="mt-3">
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          {isTaxed && isWide && <th scope="col">{texts.rate}</th>}
          <th scope="col">{isTaxed ? texts.taxable : texts.value}</th>
          {isTaxed && <th scope="col">{texts.cgst}</th>}
          {isTaxed && <th scope="col">{texts.sgst}</th>}
        </tr>
      </thead>
      <tbody>
        {invoice.parts.map(({ taxed, hsnCode, percent, taxable, cgst, sgst }) => (
          <tr key={`${taxed} ${hsnCode} ${percent}`}>
            <td>
              {[texts.taxed[taxed], hsnCode].filter(Boolean).join(' ')}
              {isTaxed && !isWide && <span className="block">{texts.percent(percent)}</span>}
            </td>
            {isTaxed && isWide && <td>{texts.percent(percent)}</td>}
            <td>{column(taxable)}</td>
            {isTaxed && <td>{column(cgst)}</td>}
            {isTaxed && <td>{column(sgst)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is paid of an order by each way, and what is still to be paid. */
function usePaymentRows(): (payments: readonly SheetPayment[]) => (readonly [string, Paise])[] {
  const { toPay } = useTexts(invoiceTexts).sheet;
  const { paid: words } = useTexts(paymentWords);
  return (payments) => {
    const { paidBy, due } = settledOf(payments);
    const paidIn = (method: PaymentMethod) =>
      settledOf(payments.filter((payment) => payment.method === method)).paid;
    return [
      ...paidBy.map((method) => [words[method], paidIn(method)] as const),
      ...(due > 0 ? [[toPay, due] as const] : []),
    ];
  };
}

function Totals({ invoice, payments }: Pick<SheetProps, 'invoice' | 'payments'>) {
  const { sheet: texts } = useTexts(invoiceTexts);
  const rowsOf = usePaymentRows();
  const { kind, tip, roundOff, total } = invoice;
  return (
    <dl className="mt-2 ml-auto grid max-w-full grid-cols-[1fr_auto] gap-x-6 text-right tabular-nums">
      {tip > 0 && (
        <>
          <dt>{texts.tip}</dt>
          <dd>{column(tip)}</dd>
        </>
      )}
      {roundOff !== 0 && (
        <>
          <dt>{texts.roundOff}</dt>
          <dd>{column(roundOff)}</dd>
        </>
      )}
      <dt className="font-semibold text-[1.3em]">{kind === 'creditNote' ? texts.credited : texts.total}</dt>
      <dd className="font-semibold text-[1.3em]">{formatMoney(total)}</dd>
      {kind !== 'creditNote' &&
        rowsOf(payments.filter(({ mock }) => !mock)).map(([name, amount]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{column(amount)}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

type SheetPayment = Pick<StoryPayment, 'state' | 'method' | 'amount' | 'mock'>;

interface SheetProps extends PartProps {
  /** The payments of its order, as they are now. */
  payments: readonly SheetPayment[];
  isTest: boolean;
}

/** An invoice, bill of supply or credit note on paper: black on white in every theme, with all that the law asks for. */
export function InvoiceSheet({ invoice, paper, payments, isTest }: SheetProps) {
  const { kinds, sheet: texts, test } = useTexts(invoiceTexts);
  return (
    <article className={`invoice invoice-${paper}`} aria-label={`${kinds[invoice.kind]} ${invoice.number}`}>
      <Head invoice={invoice} />
      {isTest && <p className="border-black border-b-2 py-1 text-center font-semibold">{test.test}</p>}
      <Facts invoice={invoice} paper={paper} />
      {invoice.lines.length > 0 && <Lines invoice={invoice} paper={paper} />}
      <Taxes invoice={invoice} paper={paper} />
      <Totals invoice={invoice} payments={payments} />
      <footer className="mt-3 border-black border-t pt-1 text-center">
        {invoice.kind !== 'billOfSupply' && <p>{texts.noReverseCharge}</p>}
        <p>{texts.thanks}</p>
      </footer>
    </article>
  );
}
