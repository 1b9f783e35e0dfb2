import { sql } from 'drizzle-orm';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';

/** A person on the way to a provider and back (WIRE-4.3). */
export interface Flow {
  provider: string;
  /** What the flow ends with: a session, or a secret to be exchanged for one. */
  kind: 'session' | 'token';
  success: string;
  failure: string | null;
  /** The account that is linked to the identity; null for a sign-in. */
  account: string | null;
}

export interface EndedFlow extends Flow {
  /** Why the flow can't go on. */
  problem: 'late' | 'other browser' | undefined;
}

/** Milliseconds a person may take at the provider. */
export const FLOW_LIFETIME = 600_000;
/** Milliseconds a flow is kept so that late people can be sent to its failure page: a day. */
const KEPT = 86_400_000;

/**
 * Begins a flow.
 * @param browser the secret of the browser's cookie; undefined for a program, which has none
 */
export async function beginFlow(
  db: Sql,
  { flow, state, browser, now }: { flow: Flow; state: string; browser: string | undefined; now: Date },
): Promise<void> {
  const { provider, kind, success, failure, account } = flow;
  await db.execute(sql`delete from oauth2_flows where created < ${new Date(now.getTime() - KEPT)}`);
  await db.execute(
    sql`insert into oauth2_flows (state_hash, browser_hash, provider, kind, success, failure, account, created)
      values (${hashSecret(state)}, ${browser === undefined ? null : hashSecret(browser)}, ${provider}, ${kind}, ${success},
        ${failure}, ${account}, ${now})`,
  );
}

/**
 * Ends a flow. This works once, and only in the browser that began it; an attempt from another browser changes
 * nothing. Returns undefined when the flow is unknown or has ended.
 */
export async function endFlow(
  db: Sql,
  { state, browser, now }: { state: string; browser: string | undefined; now: Date },
): Promise<EndedFlow | undefined> {
  const hash = hashSecret(state);
  const columns = sql.raw('provider, kind, success, failure, account');
  const [ended] = await db.query<Flow & { created: Date }>(
    sql`delete from oauth2_flows where state_hash = ${hash}
        and (browser_hash is null or browser_hash = ${hashSecret(browser ?? '')})
      returning ${columns}, created`,
  );
  if (ended) {
    const { created, ...flow } = ended;
    const late = now.getTime() - created.getTime() > FLOW_LIFETIME;
    return { ...flow, problem: late ? 'late' : undefined };
  }
  const [other] = await db.query<Flow>(sql`select ${columns} from oauth2_flows where state_hash = ${hash}`);
  return other && { ...other, problem: 'other browser' };
}
