import type { OrderPayment } from '#domain/orders/payment.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { AdminHeading } from '#web/features/admin/heading.tsx';
import { InvoicesOfOrder } from '#web/features/invoices/admin-list.tsx';
import { IssuesOfOrder } from '#web/features/order-issues/admin-issues.tsx';
import { AdminOrderList } from '#web/features/orders/admin-list.tsx';
import { OrderMoney } from '#web/features/orders/admin-money.tsx';
import { adminOrdersQuery } from '#web/features/orders/admin-queries.ts';
import { adminOrderTexts } from '#web/features/orders/admin-texts.ts';
import { FollowLink } from '#web/features/orders/follow-link.tsx';
import { TakePaymentBack } from '#web/features/payment-corrections/take-payment-back.tsx';
import { PrintOrder } from '#web/features/printing/print-order.tsx';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';

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
  prepaid && !testPayment && payBy === null && paymentMethod !== 'cod';

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
