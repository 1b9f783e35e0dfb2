import { type ConsentPurpose, type ConsentWay, consentAttributes } from '#domain/consents/attributes.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import type { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOrOwner, signedIn, userOf } from '#server/documents/access.ts';
import type { User } from '#server/documents/actor.ts';
import { changesOf, defineCollection, type Table, tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { tableName } from '#server/documents/store.ts';
import { lockPerson } from './people/lock-person.ts';
import { subscribers } from './subscribers.ts';

const table = tableOf('consents', consentAttributes);

/** The account with this verified address, if there is one. */
async function accountOf(work: Work, email: string): Promise<string | null> {
  const [found] = await work.sql.query<{ id: string }>(
    sql`select id from users where email = ${email} and "emailVerification"`,
    'account of a subscriber',
  );
  return found?.id ?? null;
}

async function record(work: Work, { data }: Document<typeof subscriberAttributes>): Promise<void> {
  await work.add(table, uniqueId(), {
    email: data.email,
    userId: await accountOf(work, data.email),
    purpose: 'newsletter',
    given: data.state === 'confirmed',
    way: data.way,
    notice: NOTICE_VERSION,
    createdAt: work.now,
  });
}

/** How an account gives or withdraws each consent of its own. */
const WAY_OF = { mapPin: 'profile', riderPosition: 'deliveries' } as const satisfies Partial<
  Record<ConsentPurpose, ConsentWay>
>;

interface GivenConsent {
  purpose: ConsentPurpose;
  given: boolean;
  way: ConsentWay;
}

const consentOf = (work: Work, { id, email }: Pick<User, 'id' | 'email'>, consent: GivenConsent) => ({
  email: email || null,
  userId: id,
  ...consent,
  notice: NOTICE_VERSION,
  createdAt: work.now,
});

/** Records that an account's person gives a consent with what it is about. */
export async function recordConsent(
  work: Work,
  user: Pick<User, 'id' | 'email'>,
  consent: GivenConsent,
): Promise<void> {
  await work.add(table, uniqueId(), consentOf(work, user, consent));
}

/** Whether an account's person has given this consent and not withdrawn it: the newest counts. */
export async function hasConsent(
  { sql: db }: Work,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const [newest] = await db.query<{ given: boolean }>(
    sql`select given from consents where "userId" = ${userId} and purpose = ${purpose} order by sequence desc limit 1`,
    'newest consent',
  );
  return newest?.given === true;
}

/**
 * The consents of people, as they were given and withdrawn. The server adds those of the newsletter, when a subscription is
 * confirmed and when it ends, and those that are given with an address. Other consents of an account are documents that it
 * creates.
 */
export const consents = defineCollection('consents', consentAttributes, ({ fields }) => ({
  belongsTo: {
    owner: { account: fields.userId, email: fields.email },
    few: 'Each is a press of a switch or of a mailed link.',
    onAccountClosed: { keep: 'The kitchen must be able to show that it had a consent.' },
    onChangeOfOwner: { keep: 'The kitchen must be able to show that it had a consent.' },
    dataExport: { as: 'consents' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOrOwner(fields.userId), create: signedIn },
  audit: { never: 'Nobody changes them.' },
  hooks: {
    /** A withdrawal and an address with a map pin run one after another. */
    lock: lockPerson,
    async beforeCreate(work, { values: { purpose, given } }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized');
      if (purpose === 'newsletter')
        throw new Failure('general_argument_invalid', 'The newsletter is confirmed by the link in its mail.');
      if (purpose === 'riderPosition' && user.role === null) throw new Failure('user_unauthorized');
      return { insert: consentOf(work, user, { purpose, given, way: WAY_OF[purpose] }) };
    },
  },
  reactsTo: [
    changesOf(subscribers, {
      async afterUpdate(work, before, after) {
        const wasGiven = before.data.state === 'confirmed';
        const isGiven = after.data.state === 'confirmed';
        if (wasGiven !== isGiven) await record(work, after);
      },
    }),
  ],
}));

/**
 * The documents of a table with a map pin whose person withdraws the consent to it, by their ids (PIN-3). Their collection
 * deletes the pins.
 */
export async function withdrawnMapPins(
  work: Work,
  pinned: Table,
  { data }: Document<typeof consentAttributes>,
): Promise<string[]> {
  if (data.purpose !== 'mapPin' || data.given || data.userId === null) return [];
  const rows = await work.sql.query<{ id: string }>(
    sql`select id from ${tableName(pinned)} where "userId" = ${data.userId} and "mapPinLatitude" is not null`,
    `${pinned.name} with a map pin`,
  );
  return rows.map(({ id }) => id);
}
