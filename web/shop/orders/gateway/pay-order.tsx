import { useQuery } from '@tanstack/react-query';
import { awaitsPayment } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/methods.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { useMoney } from '#web/shared/orders/settled.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { PayByUpi } from '../upi/pay-by-upi.tsx';
import { PayOnline } from './pay-online.tsx';

interface PayOrderProps {
  order: ShownOrder;
  userId: string;
  now: Date;
  /** Whether the customer has come back from the page of the gateway. */
  isBack?: boolean;
}

/** How the customer of a prepaid order pays it: on a page of the gateway, or with a UPI app. Nothing once it is paid. */
export function PayOrder({ order, userId, now, isBack = false }: PayOrderProps) {
  const money = useMoney(userId, [order.id])[order.id];
  const { data: methods } = useQuery(paymentMethodsQuery(useSdk()));
  if (!awaitsPayment(order) || !isOnline(order.paymentMethod)) return null;
  if (!methods?.atGateway[order.paymentMethod]) return <PayByUpi order={order} userId={userId} now={now} />;
  if (order.status !== 'awaitingPayment') return null;
  return (
    <PayOnline
      order={order}
      due={money?.dueOnline}
      payBy={new Date(order.payBy)}
      now={now}
      isTest={methods.gateway === 'test'}
      isBack={isBack}
    />
  );
}
