import type { Paise } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isOnline, ONLINE_METHODS } from '#domain/payments/methods.ts';
import { Failure } from '#server/base/failure.ts';
import { orders } from '#server/collections/orders/orders.ts';
import { lockPayments } from '#server/collections/orders/payments.ts';
import { isPaidAtGateway } from '#server/collections/payments/prepaid-methods.ts';
import { checkedQuery, column, orNull, present, type RowOf } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { userOf } from '#server/documents/access.ts';
import { type Actor, SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { recordArrival } from './arrivals.ts';
import type { HostedPage, PaymentGateway } from './gateway.ts';

/** How long a request for the page of an order may take before another one replaces it (milliseconds). */
const UNDER_WAY = 12_000;
/** The most attempts to get a page for one order. Each needs a name that was never used before. */
const MOST_ATTEMPTS = 99;
/** Milliseconds between two checks of the page of an order that waits. */
const CHECK_EVERY = 120_000;
/** When a page is checked for the last time before its order expires (milliseconds before). */
const LAST_CHECK = 40_000;
/** The most pages that are checked in one run, and how long they are leased (milliseconds). */
const AT_ONCE = 10;
const LEASE = 300_000;
/** When closing the page of an ended order is tried again (milliseconds). */
const CLOSE_AGAIN = 15_000;

export interface PaymentPageDeps {
  engine: EngineDeps;
  gateway: PaymentGateway;
  /** The site's public URL without a slash at the end. */
  publicUrl: string;
  /** Logs an error of the gateway. */
  onError(error: unknown): void;
}

/** The request for a new page, or the page that the order already has. */
type Claim =
  | { url: string }
  | { reference: string; amount: Paise; description: string; payBy: Date; now: Date };

const pagesOfOrder = checkedQuery(
  'payment pages of an order',
  { url: orNull(column.text()), amount: column.bigint<Paise>(), createdAt: column.moment() },
  (orderId: string) =>
    sql`select url, amount, "createdAt" from "paymentPages" where "orderId" = ${orderId} order by "createdAt" desc`,
);

/** When a page is checked next, which is never after its order has expired. */
function nextCheck(now: Date, payBy: Date | null): Date {
  const regular = now.getTime() + CHECK_EVERY;
  const last = (payBy?.getTime() ?? 0) - LAST_CHECK;
  // After the last check, the next one finds the order ended and closes its page.
  return new Date(
    last > now.getTime()
      ? Math.min(regular, last)
      : Math.max(payBy?.getTime() ?? 0, now.getTime()) + LAST_CHECK,
  );
}

/**
 * Claims the right to ask the gateway for the page of an order, under the lock of the order's row. The gateway itself is
 * asked outside of every transaction.
 */
async function claimPage(work: Work, orderId: string, actor: Actor): Promise<Claim> {
  const order = await find(work.sql, orders, orderId, true);
  const userId = userOf(actor)?.id;
  if (!order || userId === undefined || order.data.userId !== userId) throw new Failure('document_not_found');
  const { status, payBy, paymentMethod, number } = order.data;
  const isWaiting = status === 'awaitingPayment' && payBy !== null && payBy > work.now;
  if (!isWaiting || !isOnline(paymentMethod) || !isPaidAtGateway(paymentMethod, work))
    throw new Failure('payment_not_payable');
  const pages = await pagesOfOrder(work.sql, orderId);
  const { dueOnline: due } = await lockPayments(work, orderId);
  // A part may have been paid in another way since a page was made.
  const ready = pages.find(({ url, amount }) => url !== null && amount === due);
  if (ready?.url) return { url: ready.url };
  const isAsked = pages[0]?.url === null && work.now.getTime() - pages[0].createdAt.getTime() < UNDER_WAY;
  if (isAsked || pages.length >= MOST_ATTEMPTS) throw new Failure('payment_gateway_out');
  const reference = `${orderId}-${pages.length + 1}`;
  await work.sql.execute(
    sql`insert into "paymentPages" (reference, "orderId", amount, "createdAt")
      values (${reference}, ${orderId}, ${due}, ${work.now})`,
    'claim a payment page',
  );
  const description = `${work.site.shop.name}: order ${formatOrderNumber(number)}`;
  return { reference, amount: due, description, payBy, now: work.now };
}

/** Releases a claim that brought no page, so that the customer can try again at once. */
const releaseClaim = (engine: EngineDeps, reference: string) =>
  engine.database.execute(
    sql`update "paymentPages" set "createdAt" = "createdAt" - interval '1 minute' where reference = ${reference}`,
    'release the claim of a payment page',
  );

/**
 * The address of the page on which the actor pays their order. Repeats get the same page.
 * @throws Failure document_not_found, payment_not_payable, payment_gateway_out
 */
export async function openPage(
  { engine, gateway, publicUrl, onError }: PaymentPageDeps,
  orderId: string,
  actor: Actor,
): Promise<string> {
  const claim = await runUnitOfWork(engine, actor, (work) => claimPage(work, orderId, actor));
  if ('url' in claim) return claim.url;
  const { payBy, ...asked } = claim;
  const returnTo = `${publicUrl}/orders/${encodeURIComponent(orderId)}?payment=back`;
  let page: HostedPage;
  try {
    page = await gateway.createPage({ ...asked, returnTo, expiresAt: payBy });
  } catch (error) {
    onError(error);
    await releaseClaim(engine, asked.reference);
    throw new Failure('payment_gateway_out');
  }
  await engine.database.execute(
    sql`update "paymentPages" set url = ${page.url}, "gatewayId" = ${page.id}, "checkAt" =
        case when exists (select 1 from orders where id = ${orderId} and status = 'awaitingPayment')
          then ${nextCheck(asked.now, payBy)}::timestamptz else ${asked.now}::timestamptz end
      where reference = ${asked.reference}`,
    'store a payment page',
  );
  return page.url;
}

/** A payment page that the gateway has made. Until then it has no id, and is not checked. */
const DUE_PAGE = {
  reference: column.text(),
  gatewayId: present(column.text()),
  /** Whether the order still waits for exactly the amount of this page. */
  isWanted: column.boolean(),
  payBy: orNull(column.moment()),
};
/** The columns of `DUE_PAGE`, of a page `p` of an order `o`. */
const OF_DUE_PAGE = sql`p.reference, p."gatewayId", o."payBy", (o.status = 'awaitingPayment' and p.amount = (
  select coalesce(sum(d.amount), 0) from payments d
  where d."orderId" = o.id and d.state = 'due' and d.method = any(${ONLINE_METHODS}::text[]))) as "isWanted"`;
const leaseDuePages = checkedQuery(
  'take due payment pages',
  DUE_PAGE,
  (now: Date, until: Date) =>
    sql`with due as (
        select reference from "paymentPages" where "checkAt" <= ${now}
        order by "checkAt" limit ${AT_ONCE} for update skip locked
      )
      update "paymentPages" p set "checkAt" = ${until}
      from due, orders o where p.reference = due.reference and o.id = p."orderId"
      returning ${OF_DUE_PAGE}`,
);
const pagesOfCustomer = checkedQuery(
  'payment pages of a customer',
  DUE_PAGE,
  (orderId: string, userId: string) =>
    sql`select ${OF_DUE_PAGE} from "paymentPages" p join orders o on o.id = p."orderId"
      where o.id = ${orderId} and o."userId" = ${userId} and p."gatewayId" is not null and p."checkAt" is not null`,
);

/** Asks the gateway about a page, records what was paid on it, and closes it if its order does not wait for its amount. */
async function checkPage({ engine, gateway }: PaymentPageDeps, page: RowOf<typeof DUE_PAGE>): Promise<void> {
  const { reference, gatewayId, isWanted, payBy } = page;
  if (!isWanted) await gateway.closePage(gatewayId);
  const { isOpen, payments } = await gateway.fetchPage(gatewayId);
  await runUnitOfWork(engine, SYSTEM, async (work) => {
    for (const payment of payments) await recordArrival(work, gateway.name, { reference, payment });
    const checkAt = isOpen ? nextCheck(work.now, payBy) : null;
    await work.sql.execute(
      sql`update "paymentPages" set "checkAt" = ${checkAt} where reference = ${reference} and "checkAt" is not null`,
      'next check of a payment page',
    );
  });
}

/** Ends the lease of a page that could not be closed. */
async function checkSoon({ database, clock }: EngineDeps, reference: string): Promise<void> {
  const at = new Date(clock().getTime() + CLOSE_AGAIN);
  await database.execute(
    sql`update "paymentPages" set "checkAt" = ${at} where reference = ${reference} and "checkAt" > ${at}`,
    'close a payment page again',
  );
}

/** Makes the pages of an order due, which has ended before it was paid. Returns whether it has any. */
export async function endPages({ database, clock }: EngineDeps, orderId: string): Promise<boolean> {
  const ended = await database.query(
    sql`update "paymentPages" p set "checkAt" = ${clock()} from orders o
      where p."orderId" = ${orderId} and o.id = p."orderId" and o.status <> 'awaitingPayment'
        and o."payBy" is not null and p."checkAt" is not null returning p.reference`,
    'end the payment pages of an order',
  );
  return ended.length > 0;
}

/**
 * Checks the pages that are due, so that a payment whose message was lost is found in time, and nobody pays an order
 * that has ended. Returns their number. Pages are leased, so any number of servers may run this at once.
 */
export async function checkDuePages(deps: PaymentPageDeps): Promise<number> {
  const now = deps.engine.clock();
  const due = await leaseDuePages(deps.engine.database, now, new Date(now.getTime() + LEASE));
  for (const page of due) {
    await checkPage(deps, page).catch(async (error: unknown) => {
      deps.onError(error);
      if (!page.isWanted) await checkSoon(deps.engine, page.reference);
    });
  }
  return due.length;
}

/**
 * Asks the gateway about the actor's order now, for a customer who has come back from the page before the message has.
 * @throws Failure document_not_found, payment_gateway_out
 */
export async function checkOrder(deps: PaymentPageDeps, orderId: string, actor: Actor): Promise<void> {
  const userId = userOf(actor)?.id ?? '';
  const pages = await pagesOfCustomer(deps.engine.database, orderId, userId);
  try {
    for (const page of pages) await checkPage(deps, page);
  } catch (error) {
    deps.onError(error);
    throw new Failure('payment_gateway_out');
  }
}
