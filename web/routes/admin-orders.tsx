import type { OrderPayment } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/methods.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { InvoicesOfOrder } from '#web/staff/invoices/invoice-list.tsx';
import { IssuesOfOrder } from '#web/staff/order-issues/issues.tsx';
import { FollowLink } from '#web/staff/orders/follow-link.tsx';
import { AdminOrderList } from '#web/staff/orders/order-list.tsx';
import { OrderMoney } from '#web/staff/orders/order-money.tsx';
import { adminOrdersQuery } from '#web/staff/orders/queries.ts';
import { adminOrderTexts } from '#web/staff/orders/texts.ts';
import { TakePaymentBack } from '#web/staff/payment-corrections/take-payment-back.tsx';
import { PrintOrder } from '#web/staff/printing/print-order.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/orders');
  const { searchParams } = page.url;
  // Days are counted in the kitchen's time zone, which only the page knows: it loads a filtered list itself.
  if (searchParams.has('day')) return;
  const search = searchParams.get('q') ?? '';
  await page.prefetchList(adminOrdersQuery(page.sdk, $id, { search }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(adminOrderTexts, ({ page }) => page);

/** Whether an order's payment came before the kitchen began, so that its confirmation may be a mistake. */
const wasConfirmed = ({ prepaid, testPayment, payBy, paymentMethod }: OrderPayment) =>
  prepaid && !testPayment && payBy === null && isOnline(paymentMethod);

export default function AdminOrders() {
  const admin = useCurrentUser();
  const texts = useTexts(adminOrderTexts).page;
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <AdminOrderList
        adminId={admin.$id}
        printing={({ id }) => <PrintOrder orderId={id} />}
        more={({ id, number, lines, customer, ...order }) => (
          <div className="grid gap-5">
            <OrderMoney
              adminId={admin.$id}
              orderId={id}
              correction={wasConfirmed(order) && <TakePaymentBack orderId={id} number={number} />}
            />
            <InvoicesOfOrder adminId={admin.$id} orderId={id} />
            <FollowLink orderId={id} phone={customer.phone} />
            <IssuesOfOrder adminId={admin.$id} orderId={id} dishes={lines.map(({ name }) => name)} />
          </div>
        )}
      />
    </>
  );
}
