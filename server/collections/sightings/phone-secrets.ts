import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { headersOf } from '#domain/sightings/listed-senders.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
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
import { devices } from '../printing/devices.ts';

// The secrets with which phones sign what their bank tells them (SIGHT-12). They are sealed, because a signature can only be
// compared with one that is made again.

/** The name of the key that seals the secrets. */
const KEY = 'money phones';
/** Bytes of a secret. */
const SECRET_BYTES = 32;
/** What is signed for the address that a phone calls to say that it is on. The app signs no body there. */
const ALIVE = 'alive';
/** That a phone was heard of is noted at most once in this time (milliseconds). */
const NOTE_INTERVAL = 30_000;

/** What a phone needs to send, shown once. */
export interface PhoneSecret {
  /** Hexadecimal; the app signs with its characters. */
  secret: string;
  /** Follows from the secret, and only tells that the phone is on. */
  aliveKey: string;
  /** The headers of the senders whose texts are taken. */
  senders: readonly string[];
}

const digest = (secret: string, content: string | Buffer): string =>
  createHmac('sha256', secret).update(content).digest('hex');
const aliveKeyOf = (secret: string): string => digest(secret, ALIVE).slice(0, 32);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Issues the secret of a phone on behalf of an admin. An earlier one stops working at once.
 * @throws Failure document_not_found, user_unauthorized
 */
export const issuePhoneSecret = (engine: EngineDeps, actor: Actor, id: string): Promise<PhoneSecret> =>
  runUnitOfWork(engine, actor, async (work) => {
    const device = await find(work.sql, devices, id, true);
    if (!device || !isAllowed(devices, 'read', actor, device) || device.data.kind !== 'money')
      throw new Failure('document_not_found');
    if (!isAllowed(devices, 'update', actor, device)) throw new Failure('user_unauthorized');
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    const sealed = seal(await readServerKey(work.sql, KEY), id, secret);
    await work.sql.execute(
      sql`insert into money_phone_secrets (device, sealed) values (${id}, ${sealed})
        on conflict (device) do update set sealed = excluded.sealed`,
      'seal the secret of a phone',
    );
    const before = device.data.tokenIssuedAt?.toISOString() ?? null;
    await recordAudit(work, {
      action: 'update',
      collection: devices.name,
      documentId: id,
      label: device.data.name,
      changes: [{ field: 'tokenIssuedAt', before, after: work.now.toISOString() }],
    });
    await work.updateWhere(devices, equal(devices.fields.id, id), {
      tokenIssuedAt: work.now,
      lastSeenAt: null,
    });
    return { secret, aliveKey: aliveKeyOf(secret), senders: headersOf(work.site.payments) };
  });

const sealedSecret = checkedQuery(
  'secret of a phone',
  { name: column.text(), sealed: column.bytes(), lastSeenAt: orNull(column.moment()) },
  (id: string) =>
    sql`select d.name, s.sealed, d."lastSeenAt" from devices d join money_phone_secrets s on s.device = d.id
      where d.id = ${id} and d.kind = 'money'`,
);

/** What proves that a phone has sent something: the signature of a body, or the key that says that it is on. */
export type Proof = { signature: unknown; body: Buffer } | { aliveKey: string };

/**
 * Checks that a phone has sent this, and notes that it was heard of.
 * @throws Failure payment_bad_signature for anything else, also from a phone that was revoked
 */
export async function checkPhone(db: Sql, id: string, proof: Proof, now: Date): Promise<void> {
  const [phone] = await sealedSecret(db, id);
  if (!phone) throw new Failure('payment_bad_signature');
  const secret = unseal(await readServerKey(db, KEY), id, phone.sealed);
  const isProven =
    'aliveKey' in proof
      ? isSame(proof.aliveKey, aliveKeyOf(secret))
      : typeof proof.signature === 'string' && isSame(proof.signature, digest(secret, proof.body));
  if (!isProven) throw new Failure('payment_bad_signature');
  if (phone.lastSeenAt && now.getTime() - phone.lastSeenAt.getTime() < NOTE_INTERVAL) return;
  await db.execute(
    sql`update devices set "lastSeenAt" = ${now}::timestamptz where id = ${id}`,
    'note use of a device',
  );
}
