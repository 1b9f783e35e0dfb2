import type { Paise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { topUps, topUpWays } from '#server/collections/ledger/top-ups.ts';
import { checkedQuery, column, orNull, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { type Actor, actorId, SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import type { HostedPage } from './gateway.ts';
import type { PaymentPageDeps } from './pages.ts';
import { recordTopUpArrival, topUpPageName } from './top-up-arrivals.ts';

// The gateway's pages on which customers pay into their balance. Each top-up has one page: whoever wants to try again begins
// another top-up.

/** How long a page can be paid (milliseconds). */
const PAGE_LIFE = 60 * 60_000;

/** Milliseconds between two checks of a page. */
const CHECK_EVERY = 120_000;
/** The most pages that are checked in one run, and how long they are leased (milliseconds). */
const AT_ONCE = 10;
const LEASE = 300_000;

const pageOfTopUp = checkedQuery(
  'payment page of a top-up',
  { url: orNull(column.text()) },
  (topUpId: string) => sql`select url from "topUpPages" where "topUpId" = ${topUpId}`,
);

const leaseDuePages = checkedQuery(
  'take due pages of top-ups',
  { reference: column.text(), gatewayId: present(column.text()), expiresAt: column.moment() },
  (now: Date, until: Date) => sql`with due as (
      select reference from "topUpPages" where "checkAt" <= ${now} and "gatewayId" is not null
      order by "checkAt" limit ${AT_ONCE} for update skip locked
    )
    update "topUpPages" p set "checkAt" = ${until} from due where p.reference = due.reference
    returning p.reference, p."gatewayId", p."expiresAt"`,
);

type Claim = { url: string } | { reference: string; amount: Paise; description: string; now: Date };

async function claimPage(work: Work, topUpId: string, actor: Actor): Promise<Claim> {
  const topUp = await find(work.sql, topUps, topUpId, true);
  if (!topUp || topUp.data.userId !== actorId(actor)) throw new Failure('document_not_found');
  const { way, state, amount } = topUp.data;
  if (way !== 'gateway' || state !== 'open' || !topUpWays(work).gateway) throw new Failure('top_up_over');
  const [page] = await pageOfTopUp(work.sql, topUpId);
  if (page?.url) return { url: page.url };
  if (page) throw new Failure('payment_gateway_out');
  const reference = topUpPageName(topUpId);
  const expiresAt = new Date(work.now.getTime() + PAGE_LIFE);
  await work.sql.execute(
    sql`insert into "topUpPages" (reference, "topUpId", "createdAt", "expiresAt")
      values (${reference}, ${topUpId}, ${work.now}, ${expiresAt})`,
    'claim the page of a top-up',
  );
  return { reference, amount, description: `${work.site.shop.name}: balance`, now: work.now };
}

/**
 * The address of the gateway's page of the actor's own top-up. Repeats get the same page.
 * @throws Failure document_not_found, payment_not_payable, payment_gateway_out
 */
export async function openTopUpPage(
  { engine, gateway, publicUrl, onError }: PaymentPageDeps,
  topUpId: string,
  actor: Actor,
): Promise<string> {
  const claim = await runUnitOfWork(engine, actor, (work) => claimPage(work, topUpId, actor));
  if ('url' in claim) return claim.url;
  const expiresAt = new Date(claim.now.getTime() + PAGE_LIFE);
  let page: HostedPage;
  try {
    page = await gateway.createPage({
      ...claim,
      returnTo: `${publicUrl}/balance?paid=${encodeURIComponent(topUpId)}`,
      expiresAt,
    });
  } catch (error) {
    onError(error);
    throw new Failure('payment_gateway_out');
  }
  await engine.database.execute(
    sql`update "topUpPages" set url = ${page.url}, "gatewayId" = ${page.id},
      "checkAt" = ${new Date(claim.now.getTime() + CHECK_EVERY)} where reference = ${claim.reference}`,
    'store the page of a top-up',
  );
  return page.url;
}

/** Checks the pages of top-ups that are due, so that a payment whose message was lost is found. Pages are leased. */
export async function checkDueTopUps({ engine, gateway, onError }: PaymentPageDeps): Promise<void> {
  const now = engine.clock();
  for (const { reference, gatewayId, expiresAt } of await leaseDuePages(
    engine.database,
    now,
    new Date(now.getTime() + LEASE),
  )) {
    try {
      if (expiresAt <= now) await gateway.closePage(gatewayId);
      const { isOpen, payments } = await gateway.fetchPage(gatewayId);
      await runUnitOfWork(engine, SYSTEM, async (work) => {
        for (const payment of payments) await recordTopUpArrival(work, { reference, payment });
        const checkAt = isOpen ? new Date(now.getTime() + CHECK_EVERY) : null;
        await work.sql.execute(
          sql`update "topUpPages" set "checkAt" = ${checkAt} where reference = ${reference}`,
          'next check of the page of a top-up',
        );
      });
    } catch (error) {
      onError(error);
    }
  }
}
