import type { Paise } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

// The part of the refunds that the payment gateway carries out (GATEWAY-6). server/integrations/payments sends it.

const gatewayPaymentsOf = checkedQuery(
  'gateway payments of an order',
  { id: column.text(), method: column.text<PaymentMethod>(), left: column.bigint<Paise>() },
  (orderId: string) =>
    sql`select p.id, p.method,
        (p.amount - coalesce((select sum(r.amount) from refunds r where r."paymentId" = p.id), 0))::bigint as left
      from payments p where p."orderId" = ${orderId} and p.gateway is not null and p.state = 'paid'
      order by p.sequence desc`,
);

/**
 * The payments of an order that came through the gateway, the latest first; `left` is what has not been given back of each.
 * The caller must have locked the order's row.
 */
export const gatewayPaymentsLeft = (work: Work, orderId: string) => gatewayPaymentsOf(work.sql, orderId);

/** Has the gateway give a refund back, if the transaction commits. */
export async function enqueueAtGateway(
  work: Work,
  refund: { id: string; paymentId: string; amount: Paise },
): Promise<void> {
  await work.sql.execute(
    sql`insert into "gatewayRefunds" ("refundId", payment, amount, "dueAt")
      select ${refund.id}, reference, ${refund.amount}, ${work.now} from payments where id = ${refund.paymentId}`,
    'enqueue gateway refund',
  );
}
