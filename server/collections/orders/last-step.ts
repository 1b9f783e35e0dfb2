import type { OrderRole } from '#domain/orders/actors.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';

/** The last event that changed an order's status, or kept it although its customer asked to cancel. */
export const lastStepOf = checkedQuery(
  'last step of an order',
  {
    type: column.text(),
    from: column.text<OrderStatus>(),
    to: column.text<OrderStatus>(),
    actorId: orNull(column.text()),
    actorRole: column.text<OrderRole>(),
    createdAt: column.moment(),
    promisedAt: orNull(column.moment()),
    promisedBefore: orNull(column.moment()),
  },
  (orderId: string) =>
    sql`select type, "from", "to", "actorId", "actorRole", "createdAt", "promisedAt", "promisedBefore"
      from "orderEvents" where "orderId" = ${orderId} and type in ('step', 'undo', 'answerCancel')
      order by sequence desc limit 1`,
);

/** From which status an order last came to the one that it has. */
export const cameFrom = checkedQuery(
  'where an order came from',
  { from: column.text<OrderStatus>() },
  (orderId: string, status: OrderStatus) =>
    sql`select "from" from "orderEvents" where "orderId" = ${orderId} and type = 'step' and "to" = ${status}
      order by sequence desc limit 1`,
);
