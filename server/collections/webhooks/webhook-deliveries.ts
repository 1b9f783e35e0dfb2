import { webhookDeliveryAttributes } from '#domain/webhooks/attributes.ts';
import { webhookMessages } from '#domain/webhooks/messages.ts';
import { TEST_TYPE } from '#domain/webhooks/topics.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { checkMayWiden } from '#server/documents/writing.ts';
import { webhooks } from './webhooks.ts';

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/**
 * The messages to webhooks. record-changes.ts writes them with what they tell of; admins create one to try a webhook, and send
 * one again (HOOK-8).
 */
export const webhookDeliveries = defineCollection('webhookDeliveries', webhookDeliveryAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'nobody',
  access: { read: adminOnly, create: adminOnly, update: adminOnly },
  audit: {
    label: ({ data }) => data.type,
    hidden: ['attempts', 'dueAt', 'status', 'problem', 'answer', 'triedAt'],
  },
  hooks: {
    async beforeCreate(work, { values: { webhookId } }) {
      const webhook = await find(work.sql, webhooks, webhookId);
      if (!webhook) throw new Failure('document_not_found');
      if (!webhook.data.isOn) throw invalid(webhookMessages.isOff);
      return { insert: { webhookId, type: TEST_TYPE, state: 'waiting', attempts: 0, dueAt: work.now } };
    },
    async beforeUpdate(work, { data }, { webhookId, state }) {
      const isOther = webhookId !== undefined && webhookId !== data.webhookId;
      if (isOther || state !== 'waiting') throw invalid(webhookMessages.onlyAgain);
      if (data.state === 'waiting') return { change: {} };
      const webhook = await find(work.sql, webhooks, data.webhookId);
      if (!webhook?.data.isOn) throw invalid(webhookMessages.isOff);
      checkMayWiden(work.actor, webhooks, webhook.data, 'withPersons');
      return { change: { state, attempts: 0, dueAt: work.now } };
    },
  },
}));
