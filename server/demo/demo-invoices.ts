import type { DemoDocument, RefundData } from '#domain/demo/documents.ts';
import type { invoiceAttributes } from '#domain/invoices/attributes.ts';
import { billedAmounts, invoiceKindFor } from '#domain/invoices/billed.ts';
import { financialYear, formatInvoiceNumber, seriesOf } from '#domain/invoices/numbers.ts';
import { missingDocuments } from '#domain/invoices/settling.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { freeCancelUntil } from '#domain/orders/cancelling.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import type { Data } from '#domain/rows/data.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { type BilledDocument, invoiceValues } from '#server/collections/billing/settle-invoices.ts';

type InvoiceDocument = DemoDocument<Data<typeof invoiceAttributes>>;

/** An order with when its food was ready, if ever. */
export interface BilledOrder extends BilledDocument {
  readyAt: Date | null;
}

/** A moment at which an order may need a document. */
interface Settlement {
  at: Date;
  order: BilledOrder;
  hasFailed: boolean;
  givenBack: Paise;
}

/** What a demo has of invoices. */
export interface DemoInvoices {
  documents: readonly InvoiceDocument[];
  /** The last numbers of each series and year. */
  series: readonly { letter: string; year: string; invoices: number; creditNotes: number; issuedAt: Date }[];
  /** Orders that have none yet. */
  due: readonly { orderId: string; dueAt: Date }[];
}

function settlementsOf(
  orders: readonly BilledOrder[],
  refunds: readonly DemoDocument<RefundData>[],
): Settlement[] {
  const backOf = new Map<string, DemoDocument<RefundData>[]>();
  for (const refund of refunds)
    backOf.set(refund.data.orderId, [...(backOf.get(refund.data.orderId) ?? []), refund]);
  return orders
    .flatMap((order): Settlement[] => {
      const { readyAt: at, data } = order;
      if (!at) return [];
      const ended = { at: data.statusSince ?? at, order, hasFailed: true, givenBack: ZERO_PAISE };
      const back = backOf.get(order.id) ?? [];
      return [
        { at, order, hasFailed: false, givenBack: ZERO_PAISE },
        ...(isFailed(data.status) ? [ended] : []),
        ...back.map(({ created, data: { amount } }) => ({
          at: created,
          order,
          hasFailed: false,
          givenBack: amount,
        })),
      ];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * The invoices and credit notes of all orders, by the rules by which the product issues them one by one (`settleInvoices`), with
 * their numbers in the order of time.
 * @param refunds what was given back with answers to problems
 */
export function demoInvoices(
  site: SiteSettings,
  orders: readonly BilledOrder[],
  refunds: readonly DemoDocument<RefundData>[],
): DemoInvoices {
  const { series: letter } = site.invoices;
  const last = new Map<string, { invoices: number; creditNotes: number; issuedAt: Date }>();
  const issued = new Map<string, InvoiceDocument[]>();
  const documents: InvoiceDocument[] = [];

  function nextNumber(isCredit: boolean, at: Date) {
    const year = financialYear(at, site.shop.timeZone);
    const counts = last.get(year) ?? { invoices: 0, creditNotes: 0, issuedAt: at };
    last.set(year, counts);
    counts.issuedAt = at;
    const serial = isCredit ? ++counts.creditNotes : ++counts.invoices;
    const series = seriesOf(isCredit ? 'creditNote' : 'invoice', letter);
    return { number: formatInvoiceNumber(series, year, serial), series, year, serial, issuedAt: at };
  }

  for (const { at, order, hasFailed, givenBack } of settlementsOf(orders, refunds)) {
    const [terms] = order.data.termsTax;
    const kind = terms && invoiceKindFor(terms.sellerKind);
    if (!terms || !kind) continue;
    const own = issued.get(order.id) ?? [];
    issued.set(order.id, own);
    const existing = own.map(({ data: { kind: each, reason, parts, tip, roundOff } }) => ({
      isCredit: each === 'creditNote',
      reason,
      amounts: { parts, tip, roundOff },
    }));
    const settled = { bill: billedAmounts(order.data, terms), hasFailed, givenBack };
    for (const planned of missingDocuments(existing, settled, true)) {
      const before = own.findLast(({ data: { kind: each } }) => each !== 'creditNote');
      const number = nextNumber(planned.isCredit, at);
      const data = invoiceValues(site, order, terms, planned, {
        ...number,
        kind: planned.isCredit ? 'creditNote' : kind,
        before,
      });
      const document = {
        id: `demo-invoice-${`${documents.length + 1}`.padStart(4, '0')}`,
        created: at,
        updated: at,
        data,
      };
      own.push(document);
      documents.push(document);
    }
  }
  return {
    documents,
    series: [...last].map(([year, counts]) => ({ letter, year, ...counts })),
    due: orders
      .filter(({ id, data }) => !issued.has(id) && !isFailed(data.status))
      .map(({ id, data }) => ({ orderId: id, dueAt: freeCancelUntil(data) })),
  };
}
