import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

/** A sign-in or link in progress at a provider (WIRE-4.3). */
export interface Flow {
  provider: string;
  /** The result of the flow: a session, or a secret to exchange for one. */
  kind: 'session' | 'token';
  success: string;
  failure: string | null;
  /** The account that gets the identity; null when the person signs in. */
  account: string | null;
}

export interface EndedFlow extends Flow {
  /** Why the flow can't continue. */
  problem: 'late' | 'other browser' | undefined;
}

/** How long a person may take at the provider (milliseconds). */
export const FLOW_LIFETIME = 600_000;
/** How long a flow is kept, so that late people still reach its failure page (milliseconds). */
const FLOW_RETENTION = 86_400_000;

/**
 * Stores a new flow.
 * @param browser the secret of the browser's cookie; undefined for a program, which has no cookie
 */
export async function beginFlow(
  db: Sql,
  { flow, state, browser, now }: { flow: Flow; state: string; browser: string | undefined; now: Date },
): Promise<void> {
  const { provider, kind, success, failure, account } = flow;
  await db.execute(sql`delete from oauth2_flows where created < ${new Date(now.getTime() - FLOW_RETENTION)}`);
  await db.execute(
    sql`insert into oauth2_flows (state_hash, browser_hash, provider, kind, success, failure, account, created)
      values (${hashSecret(state)}, ${browser === undefined ? null : hashSecret(browser)}, ${provider}, ${kind}, ${success},
        ${failure}, ${account}, ${now})`,
  );
}

/**
 * Ends a flow and returns it; undefined when it is unknown or has ended before. It ends only in the browser that began
 * it; from another browser it is returned with a problem and stays open.
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
