import { cut } from '#domain/cutting.ts';
import type { Paise } from '#domain/money.ts';
import { checkedQuery, column, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { GatewayRefusal, type PaymentGateway, type SentRefund } from './gateway.ts';
import { recordRefund, recordRefusedRefund } from './refund-states.ts';

/** The most refunds that are sent in one run. */
const AT_ONCE = 5;
/** How long refunds are leased (milliseconds): longer than the requests for all refunds of a run can take. */
const LEASE = 180_000;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 7_200_000;
/** The longest error that is stored with a refund (characters). */
const MAX_ERROR = 500;

const LEASED = {
  id: column.text(),
  /** The gateway's id of the payment. */
  payment: column.text(),
  amount: column.bigint<Paise>(),
  attempts: column.bigint(),
};
const leaseDueRefunds = checkedQuery(
  'take due gateway refunds',
  LEASED,
  (now: Date, until: Date) =>
    sql`with due as (
        select "refundId" from "gatewayRefunds" where "dueAt" <= ${now}
        order by "dueAt" limit ${AT_ONCE} for update skip locked
      )
      update "gatewayRefunds" r set attempts = attempts + 1, "dueAt" = ${until}
      from due where r."refundId" = due."refundId"
      returning r."refundId" as id, r.payment, r.amount, r.attempts`,
);

/** The refund at the gateway; undefined if it refuses to make one. */
async function sendRefund(
  gateway: PaymentGateway,
  { id, payment, amount, attempts }: RowOf<typeof LEASED>,
): Promise<SentRefund | string> {
  const asked = { payment, amount, key: id };
  // An earlier attempt whose answer was lost may have been carried out. The gateway's own protection against a second one
  // is not relied upon alone.
  const earlier = attempts > 1 ? await gateway.findRefund(asked) : undefined;
  if (earlier) return earlier;
  try {
    return await gateway.refund(asked);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return (await gateway.findRefund(asked)) ?? error.message;
  }
}

/**
 * Sends the due refunds to the gateway, and asks for the state of those it has. Returns their number. Each is leased,
 * so any number of servers may run this at once, and the refunds of a killed server are taken over. While it is unknown
 * whether the gateway has carried out a refund, it is asked again: a lost answer never makes a refund count as failed.
 */
export async function sendDueRefunds(
  engine: EngineDeps,
  gateway: PaymentGateway,
  onError: (error: unknown) => void,
): Promise<number> {
  const now = engine.clock();
  const leased = await leaseDueRefunds(engine.database, now, new Date(now.getTime() + LEASE));
  for (const refund of leased) {
    try {
      const outcome = await sendRefund(gateway, refund);
      await runUnitOfWork(engine, SYSTEM, (work) =>
        typeof outcome === 'string'
          ? recordRefusedRefund(work, refund.id, cut(outcome, MAX_ERROR))
          : recordRefund(work, gateway.name, outcome),
      );
    } catch (error) {
      onError(error);
      const pause = Math.min(FIRST_PAUSE * 2 ** (refund.attempts - 1), LONGEST_PAUSE);
      const words = cut(String(error instanceof Error ? error.message : error), MAX_ERROR);
      await engine.database.execute(
        sql`update "gatewayRefunds" set "dueAt" = ${new Date(engine.clock().getTime() + pause)}, error = ${words}
          where "refundId" = ${refund.id} and attempts = ${refund.attempts} and "dueAt" is not null`,
        'put a gateway refund off',
      );
    }
  }
  return leased.length;
}
