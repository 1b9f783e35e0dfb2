import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { invoiceKindFor } from '#domain/invoices/billed.ts';
import { isFailed, type OrderStatus } from '#domain/orders/statuses.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { type Buyer, BuyerForm } from './buyer-form.tsx';
import type { Invoice } from './invoice.ts';
import { invoicesOfOrderQuery } from './queries.ts';
import { invoiceTexts } from './texts.tsx';

interface LinksProps {
  invoices: readonly Pick<Invoice, 'kind' | 'number' | 'orderId'>[];
  /** The secret of a mailed link; null for people who have signed in. */
  secret?: string | null;
}

/** Links that open the documents of an order. */
export function InvoiceLinks({ invoices, secret = null }: LinksProps) {
  const { kinds, part: texts } = useTexts(invoiceTexts);
  return (
    <ul className="grid gap-2">
      {invoices.map(({ kind, number, orderId }) => (
        <li key={number}>
          <LinkButton
            variant="secondary"
            wide
            to={`/orders/${orderId}/invoice?${new URLSearchParams({ document: number, ...(secret && { secret }) })}`}
          >
            <FileText className="size-4 shrink-0" aria-hidden="true" />
            {texts.open(kinds[kind], number)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The panel of an order's page that links to its invoices. It is left out while there are none. */
export function InvoicePanel({ invoices, secret = null }: LinksProps) {
  const { part: texts } = useTexts(invoiceTexts);
  if (invoices.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <InvoiceLinks invoices={invoices} secret={secret} />
    </Panel>
  );
}

/** An order that has, will have or can't have an invoice. */
export type InvoicedOrder = Buyer & { id: string; status: OrderStatus; testPayment: boolean };

interface OrderInvoicesProps {
  userId: string;
  order: InvoicedOrder;
}

/**
 * The panel of an order's page with its invoice. Until it is issued, a business enters its GST number there
 * (INVOICE-4).
 */
export function OrderInvoices({ userId, order }: OrderInvoicesProps) {
  const { part: texts, test } = useTexts(invoiceTexts);
  const { data: invoices = [] } = useQuery(invoicesOfOrderQuery(useSdk(), userId, order.id));
  const kind = invoiceKindFor(useSiteSettings().tax.sellerKind);
  if (invoices.length > 0) return <InvoicePanel invoices={invoices} />;
  if (!kind || isFailed(order.status)) return null;
  if (order.testPayment) {
    return (
      <Panel title={texts.title}>
        <p className="text-muted">{test.noInvoice}</p>
      </Panel>
    );
  }
  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.soon}</p>
      {kind === 'invoice' && <BuyerForm order={order} />}
    </Panel>
  );
}
