import { randomBytes } from 'node:crypto';
import { Failure } from '#server/base/failure.ts';
import { seal, unseal } from '#server/db/sealing.ts';
import { readServerKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { isAllowed } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { checkMayWiden } from '#server/documents/writing.ts';
import { webhooks } from './webhooks.ts';

/** The name of the key that seals the secrets. */
const KEY = 'webhooks';
/** Bytes of a secret. */
const SECRET_BYTES = 32;
/** The prefix by which receivers know a secret (Standard Webhooks). */
const PREFIX = 'whsec_';
/** Milliseconds for which messages are also signed with the secret before, so that the receiver can change it in peace. */
const KEEP_BEFORE = 86_400_000;

/**
 * Issues a secret for a webhook on behalf of an admin. Messages are signed with the one before as well for a day.
 * @returns the secret, `whsec_` and Base64; it can't be read again
 * @throws Failure document_not_found, user_unauthorized
 */
export const issueWebhookSecret = (engine: EngineDeps, actor: Actor, id: string): Promise<string> =>
  runUnitOfWork(engine, actor, async (work) => {
    const webhook = await find(work.sql, webhooks, id, true);
    if (!webhook || !isAllowed(webhooks, 'read', actor, webhook)) throw new Failure('document_not_found');
    if (!isAllowed(webhooks, 'update', actor, webhook)) throw new Failure('user_unauthorized');
    checkMayWiden(actor, webhooks, webhook.data, 'withPersons');
    const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
    const sealed = seal(await readServerKey(work.sql, KEY), id, secret);
    const until = new Date(work.now.getTime() + KEEP_BEFORE);
    await work.sql.execute(
      sql`insert into webhook_secrets (webhook, sealed) values (${id}, ${sealed})
        on conflict (webhook) do update set "sealedBefore" = webhook_secrets.sealed, "beforeUntil" = ${until},
          sealed = excluded.sealed`,
      'seal the secret of a webhook',
    );
    const before = webhook.data.secretIssuedAt?.toISOString() ?? null;
    await recordAudit(work, {
      action: 'update',
      collection: webhooks.name,
      documentId: id,
      label: new URL(webhook.data.url).host,
      changes: [{ field: 'secretIssuedAt', before, after: work.now.toISOString() }],
    });
    await work.updateWhere(webhooks, equal(webhooks.fields.id, id), { secretIssuedAt: work.now });
    return secret;
  });

/** The keys that the secrets of a webhook stand for: bytes to sign with. */
export async function signingKeys(db: Sql, webhook: string, sealed: readonly Buffer[]): Promise<Buffer[]> {
  const key = await readServerKey(db, KEY);
  return sealed.map((each) => Buffer.from(unseal(key, webhook, each).slice(PREFIX.length), 'base64'));
}
