import type { Data } from '#domain/rows/data.ts';
import { MOST_WEBHOOKS, webhookAttributes } from '#domain/webhooks/attributes.ts';
import { checkWebhook } from '#domain/webhooks/check-webhook.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { takeLock } from '#server/db/locks.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { isPublicAddress, literalAddress } from '#server/http/public-addresses.ts';

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Checks where messages go and what they are about. Throws Failure general_argument_invalid. */
function check({ settings }: Work, { url, topics }: Pick<Data<typeof webhookAttributes>, 'url' | 'topics'>) {
  const isTest = settings.webhooksToLoopback;
  const problem = checkWebhook({ url, topics }, isTest);
  if (problem) throw invalid(webhookMessages[problem.message]);
  const literal = literalAddress(new URL(url));
  if (literal !== undefined && !isTest && !isPublicAddress(literal)) throw invalid(webhookMessages.urlWrong);
}

/** The host of a webhook's address, by which people know it. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/**
 * Other programs that are told what happens (HOOK-1). Only an owner lets one have personal data. A separate route issues the
 * secret (webhook-routes.ts), because it is shown once.
 */
export const webhooks = defineCollection('webhooks', webhookAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => hostOf(data.url), hidden: ['failingSince'] },
  hooks: {
    async beforeCreate(work, { values }) {
      check(work, values);
      // Those that are made at once are counted one after the other.
      await takeLock(work.sql, 'webhooks');
      const [known] = await work.sql.query<{ count: number }>(
        sql`select count(*) from webhooks`,
        'count of webhooks',
      );
      if ((known?.count ?? 0) >= MOST_WEBHOOKS) throw new Failure('webhooks_full');
      return { insert: values };
    },
    /** Whoever turns one on, or lets it lead elsewhere, gives it a new chance. */
    async beforeUpdate(work, { data }, change) {
      check(work, { ...data, ...change });
      const isNew = change.isOn === true || (change.url !== undefined && change.url !== data.url);
      return { change: { ...change, ...(isNew && { failingSince: null, stoppedAt: null }) } };
    },
  },
}));
