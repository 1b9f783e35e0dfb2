import { randomBytes } from 'node:crypto';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';

/** The purpose for which the holder of a newsletter link may use it. */
export type Purpose = 'confirm' | 'unsubscribe';

/** Paths of the links in newsletters. */
export const LINK_PATHS: Record<Purpose, string> = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
};

export const linkPath = (purpose: Purpose, secret: string): string =>
  `${LINK_PATHS[purpose]}?token=${secret}`;

/** Days for which a confirmation link works. A link to unsubscribe always works. */
export const CONFIRM_DAYS = 7;

/** Creates the secret of a link. Earlier links keep working, because the subscriber may open an earlier mail. */
export async function issueNewsletterToken(
  work: Work,
  subscriber: string,
  purpose: Purpose,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await work.sql.execute(
    sql`insert into newsletter_tokens (secret_hash, subscriber, purpose, created)
      values (${hashSecret(secret)}, ${subscriber}, ${purpose}, ${work.now})`,
    'issue newsletter token',
  );
  return secret;
}

/** The id of a link's subscriber; undefined if the link is unknown or has expired. */
export async function subscriberOf(
  db: Sql,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db.query<{ subscriber: string }>(
    sql`select subscriber from newsletter_tokens
      where secret_hash = ${hashSecret(secret)} and purpose = ${purpose}
        and (purpose = 'unsubscribe' or created > ${now}::timestamptz - make_interval(days => ${CONFIRM_DAYS}))`,
    'newsletter token',
  );
  return found?.subscriber;
}

/** Deletes all links of one purpose that a subscriber was sent. */
export async function endTokens(work: Work, subscriber: string, purpose: Purpose): Promise<void> {
  await work.sql.execute(
    sql`delete from newsletter_tokens where subscriber = ${subscriber} and purpose = ${purpose}`,
    'end newsletter tokens',
  );
}
