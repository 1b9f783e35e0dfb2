import { consentAttributes } from '#domain/consents/attributes.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import type { subscriberAttributes } from '#domain/subscribers/attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOrOwner } from '#server/documents/access.ts';
import { changesOf, defineCollection, tableOf, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { uniqueId } from '#server/http/params.ts';
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

/**
 * The consents of people, as they were given and withdrawn. Only the server adds them: when a subscription is confirmed, and when
 * it ends, in the same unit of work.
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
  access: { read: adminOrOwner(fields.userId) },
  audit: { never: 'Nobody changes them.' },
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
