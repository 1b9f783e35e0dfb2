import { useQuery } from '@tanstack/react-query';
import { isFulfilled } from '#domain/orders/statuses.ts';
import { isOnline } from '#domain/payments/methods.ts';
import { requireScreen } from '#web/admin-guard.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from '#web/lib/page/page-loader.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { useMoney } from '#web/shared/orders/settled.ts';
import { shownStatus } from '#web/shared/orders/shown-status.ts';
import { InvoicesOfOrder } from '#web/staff/invoices/invoice-list.tsx';
import { RecordPayment } from '#web/staff/kitchen/payment-dialog.tsx';
import { IssuesOfOrder } from '#web/staff/order-issues/issues.tsx';
import { FollowLink } from '#web/staff/orders/follow-link.tsx';
import { AdminOrderList } from '#web/staff/orders/order-list.tsx';
import { OrderMoney } from '#web/staff/orders/order-money.tsx';
import { adminOrdersQuery, type OrderDetails } from '#web/staff/orders/queries.ts';
import { adminOrderTexts } from '#web/staff/orders/texts.ts';
import { TakePaymentBack } from '#web/staff/payment-corrections/take-payment-back.tsx';
import { plansAreOnQuery } from '#web/staff/plans/queries.ts';
import { PrintOrder } from '#web/staff/printing/print-order.tsx';
import { AdminHeading } from '#web/staff/shell/heading.tsx';

const load = async (page: Page) => {
  const { $id } = requireScreen(page, '/admin/orders');
  const { searchParams } = page.url;
  // Days are counted in the kitchen's time zone, which only the page knows: it loads a filtered list itself.
  if (searchParams.has('day')) return;
  await page.prefetchList(adminOrdersQuery(page.sdk, $id, { address: searchParams }));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(adminOrderTexts, ({ page }) => page);

type ShownOrder = Parameters<typeof shownStatus>[0];
type Corrected = Pick<OrderDetails, 'id' | 'number' | 'prepaid' | 'paymentMethod'>;

/** The button that takes the payment of a prepaid order back, which somebody may have confirmed by mistake. */
function Correction({ order: { id, number, prepaid, paymentMethod } }: { order: Corrected }) {
  const money = useMoney(useAdminId(), [id])[id];
  return prepaid && isOnline(paymentMethod) && money?.isConfirmed ? (
    <TakePaymentBack orderId={id} number={number} />
  ) : null;
}

/** The button that records the payment of an order that has come although nobody has recorded its money, until the day is closed. */
function Recording({ order }: { order: Pick<OrderDetails, 'id' | 'number' | keyof ShownOrder> }) {
  const { orderMode } = useSiteSettings().kitchen;
  const money = useMoney(useAdminId(), [order.id])[order.id];
  const { status } = shownStatus(order, new Date(), orderMode);
  return isFulfilled(status) && money && money.due > 0 ? <RecordPayment ticket={order} /> : null;
}

export default function AdminOrders() {
  const admin = useCurrentUser();
  const texts = useTexts(adminOrderTexts).page;
  const { data: hasPlans = false } = useQuery(plansAreOnQuery(useSdk()));
  if (!admin) return null;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <AdminOrderList
        hasPlans={hasPlans}
        printing={({ id }) => <PrintOrder orderId={id} />}
        more={({ id, lines, customerPhone, ...order }) => (
          <div className="grid gap-5">
            <OrderMoney
              orderId={id}
              recording={<Recording order={{ id, ...order }} />}
              correction={<Correction order={{ id, ...order }} />}
            />
            <InvoicesOfOrder order={{ id, ...order }} />
            <FollowLink orderId={id} phone={customerPhone} />
            <ChatButton subject="order" id={id} name={order.number} phone={customerPhone} />
            <IssuesOfOrder orderId={id} dishes={lines.map(({ name }) => name)} />
          </div>
        )}
      />
    </>
  );
}
