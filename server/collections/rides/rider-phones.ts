import { randomBytes } from 'node:crypto';
import { MOST_PHONES, type PhoneProblem, riderPhoneAttributes } from '#domain/rides/attributes.ts';
import { rideMessages } from '#domain/rides/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { ownerOnly } from '#server/documents/access.ts';
import { SYSTEM, type User } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { lockPerson } from '../people/lock-person.ts';

/** A phone's use is recorded at most once in this time (milliseconds). */
const RECORD_INTERVAL = 60_000;

/** The phones that send riders' positions. Deleting one ends its token at once. `connectPhone` makes them. */
export const riderPhones = defineCollection('riderPhones', riderPhoneAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    few: 'A rider has at most five.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'riderPhones' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(fields.userId), delete: ownerOnly(fields.userId) },
  audit: { never: 'Only their riders see them.' },
}));

/**
 * Adds a phone of a member of staff, and makes its token, which is shown only once: a hash is stored.
 * @throws Failure general_argument_invalid when there are five already
 */
export async function connectPhone(
  work: Work,
  { id: userId }: User,
  name: string,
): Promise<{ $id: string; token: string }> {
  await lockPerson(work);
  const own = await work.sql.query(sql`select 1 from "riderPhones" where "userId" = ${userId}`, 'phones');
  if (own.length >= MOST_PHONES) throw new Failure('general_argument_invalid', rideMessages.tooManyPhones);
  const token = `rider_${randomBytes(24).toString('base64url')}`;
  const phone = await work.add(riderPhones, uniqueId(), { userId, name });
  await work.sql.execute(
    sql`insert into rider_phone_tokens (phone, secret_hash) values (${phone.id}, ${hashSecret(token)})`,
  );
  return { $id: phone.id, token };
}

export interface PhoneRow {
  id: string;
  userId: string;
  lastSeenAt: Date | null;
  problem: PhoneProblem | null;
}

/**
 * The phone of a token; undefined when the token is wrong, the phone was removed, or its person is no longer on the staff.
 * Records the phone's use at most once a minute.
 */
export async function findPhone(db: Sql, token: string, now: Date): Promise<PhoneRow | undefined> {
  const [phone] = await db.query<PhoneRow>(
    sql`select p.id, p."userId", p."lastSeenAt", p.problem from rider_phone_tokens t
      join "riderPhones" p on p.id = t.phone join users u on u.id = p."userId" join accounts a on a.id = u.id
      where t.secret_hash = ${hashSecret(token)} and u.role is not null and a.active`,
    'phone of a token',
  );
  if (!phone) return undefined;
  if (phone.lastSeenAt === null || now.getTime() - phone.lastSeenAt.getTime() >= RECORD_INTERVAL)
    await db.execute(
      sql`update "riderPhones" set "lastSeenAt" = ${now}::timestamptz where id = ${phone.id}`,
      'note use of a phone',
    );
  return phone;
}

/** Records what is wrong with what a phone sent last, for its rider; null: nothing. */
export async function notePhoneProblem(
  engine: EngineDeps,
  phone: PhoneRow,
  problem: PhoneProblem | null,
): Promise<void> {
  if (phone.problem === problem) return;
  await runUnitOfWork(engine, SYSTEM, (work) =>
    work.updateWhere(riderPhones, equal(riderPhones.fields.id, phone.id), { problem }),
  );
}
