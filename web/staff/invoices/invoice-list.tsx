import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { INVOICE_KINDS } from '#domain/invoices/numbers.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { Money } from '#web/brand/money.tsx';
import { dateTexts } from '#web/lib/date-texts.ts';
import { useDates } from '#web/lib/dates.ts';
import { dayOf } from '#web/lib/days.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { BuyerForm } from '#web/shared/orders/invoices/buyer-form.tsx';
import type { Invoice } from '#web/shared/orders/invoices/invoice.ts';
import { type InvoicedOrder, InvoiceLinks } from '#web/shared/orders/invoices/order-invoices.tsx';
import { adminInvoicesQuery, invoicesOfOrderQuery } from '#web/shared/orders/invoices/queries.ts';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { MonthSummary } from './month-summary.tsx';
import { monthBounds, monthsUntil } from './months.ts';
import { adminInvoiceTexts } from './texts.ts';

const LINK = 'font-semibold underline-offset-4 hover:underline';

/** All invoices, newest first, with a search, filters by kind and month, and the GST summary of the chosen month. */
export function AdminInvoiceList() {
  const adminId = useAdminId();
  const address = useListAddress();
  const { timeZone } = useSiteSettings().shop;
  const { shortDateAndTime } = useDates();
  const texts = useTexts(adminInvoiceTexts);
  const { kinds } = useTexts(invoiceTexts);
  const month = address.get('month');
  const kind = INVOICE_KINDS.find((each) => each === address.get('kind')) ?? '';
  const filter = { search: address.get('q'), kind, between: monthBounds(month, timeZone) };
  const query = useList(adminInvoicesQuery(useSdk(), adminId, filter));
  const { locale } = useTexts(dateTexts);
  const months = monthsUntil(dayOf(useNow(query.dataUpdatedAt), timeZone), locale);
  const chosen = months.find((each) => each.month === month);

  const columns: Column<Invoice>[] = [
    {
      name: texts.columns.number,
      plain: true,
      cell: ({ number, kind: each, orderId, issuedAt }) => (
        <span className="block min-w-0">
          <Link
            to={`/orders/${orderId}/invoice?${new URLSearchParams({ document: number })}`}
            className={`${LINK} whitespace-nowrap after:absolute after:inset-0 after:rounded-card`}
          >
            {number}
          </Link>
          <span className="block text-muted text-sm">{kinds[each]}</span>
          <time dateTime={issuedAt} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(issuedAt))}
          </time>
        </span>
      ),
    },
    {
      name: texts.columns.order,
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/admin/orders?order=${orderId}`} className={`${LINK} touchable relative z-1`}>
          {formatOrderNumber(orderNumber)}
        </Link>
      ),
    },
    {
      name: texts.columns.buyer,
      cell: ({ buyerName, buyerGstin }) => (
        <span className="wrap-anywhere block min-w-0 max-md:text-right">
          {buyerName ?? texts.consumer}
          {buyerGstin && <span className="block text-muted text-sm">{buyerGstin}</span>}
        </span>
      ),
    },
    {
      name: texts.columns.total,
      end: true,
      cell: ({ total }) => <Money paise={total} className="whitespace-nowrap font-semibold" />,
    },
  ];

  return (
    <>
      {chosen ? (
        <MonthSummary month={chosen.month} name={chosen.name} />
      ) : (
        <p className="mb-5 text-muted">{texts.summary.choose}</p>
      )}
      <SearchedList
        query={query}
        columns={columns}
        texts={texts}
        Icon={FileText}
        filters={[
          {
            name: 'month',
            label: texts.month,
            all: texts.everyMonth,
            choices: Object.fromEntries(months.map((each) => [each.month, each.name])),
          },
          { name: 'kind', label: texts.kind, all: texts.everyKind, choices: kinds },
        ]}
      />
    </>
  );
}

/** The invoices of one order, in its details. Before there is one, a business that buys is entered there (INVOICE-4). */
export function InvoicesOfOrder({ order }: { order: InvoicedOrder }) {
  const adminId = useAdminId();
  const texts = useTexts(adminInvoiceTexts);
  const { data: invoices = [] } = useQuery(invoicesOfOrderQuery(useSdk(), adminId, order.id));
  const { sellerKind } = useSiteSettings().tax;
  const mayHaveOne =
    invoiceKindFor(sellerKind) === 'invoice' && !order.testPayment && !isFailed(order.status);
  if (invoices.length === 0 && !mayHaveOne) return null;
  return (
    <section aria-label={texts.ofOrder} className="grid justify-items-start gap-3 border-line border-t pt-5">
      <h3 className="text-lg">{texts.ofOrder}</h3>
      {invoices.length > 0 ? <InvoiceLinks invoices={invoices} /> : <BuyerForm order={order} />}
    </section>
  );
}
