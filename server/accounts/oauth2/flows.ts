import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/connection.ts';
import { hashSecret } from '#server/db/secret-hash.ts';

/** Somebody who goes to a provider and is to come back (WIRE-4.3). */
export interface Flow {
  provider: string;
  /** What they come back for: a session, or a secret to be exchanged for one. */
  kind: 'session' | 'token';
  success: string;
  failure: string | null;
  /** The account that is to know the provider's person from now on; null when they sign in. */
  account: string | null;
}

export interface EndedFlow extends Flow {
  /** Why it may not be gone on with. */
  problem: 'late' | 'other browser' | undefined;
}

/** How long somebody may be away, in milliseconds. */
export const FLOW_LIFETIME = 600_000;
/** How long it is known where to tell those who come back too late, in milliseconds: a day. */
const KEPT = 86_400_000;

/**
 * Begins a flow.
 * @param browser a secret the same browser will show again; undefined when a program asks, which has none
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
 * Ends a flow, which can be done once and in its own browser only. One that is tried from another browser goes on.
 * Undefined when there is no such flow, or no more.
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
