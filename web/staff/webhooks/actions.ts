import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { WireWebhook } from '#domain/webhooks/attributes.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { createDocument, updateDocument, updateSeen } from '#web/lib/sdk/documents.ts';
import { createOrUpdate, removeDocument } from '#web/lib/sdk/saving.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

export type Webhook = StoredDocument<'webhooks'>;
/** What its form writes; `withPersons` only for owners. */
export type WebhookValues = Pick<WireWebhook, 'url' | 'topics'> & Partial<Pick<WireWebhook, 'withPersons'>>;

/** Milliseconds after which a message that was just asked for has usually been answered. */
const ANSWERED = 2_500;

/** Adds, changes, tries and deletes webhooks; for admins. Every promise rejects if the change was not made. */
export function useWebhookActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['webhooks'] });
  const refreshMessages = async () => {
    await queries.invalidateQueries({ queryKey: ['webhookDeliveries'] });
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['webhookDeliveries'] }), ANSWERED);
  };
  return {
    /** Adds a webhook. An earlier try may have added it already. */
    async add(id: string, values: WebhookValues): Promise<void> {
      await createOrUpdate(sdk, 'webhooks', id, values);
      await refresh();
    },
    /** Rejects with document_update_conflict if somebody else has changed it since `seen` was loaded. */
    async change(seen: Webhook, values: WebhookValues): Promise<void> {
      await updateSeen(sdk, 'webhooks', seen.$id, values, seen.$updatedAt).finally(refresh);
    },
    async switchTo(id: string, isOn: boolean): Promise<void> {
      await updateDocument(sdk, 'webhooks', id, { isOn }).finally(refresh);
    },
    async remove(id: string): Promise<void> {
      await removeDocument(sdk, 'webhooks', id);
      await refresh();
      await refreshMessages();
    },
    /** Issues a secret; the one before works for another day. */
    async issueSecret(id: string): Promise<string> {
      const { secret } = await sdk.call<{ secret: string }>('post', `webhooks/${id}/secret`);
      await refresh();
      return secret;
    },
    async test(webhookId: string): Promise<void> {
      await createDocument(sdk, 'webhookDeliveries', ID.unique(), { webhookId });
      await refreshMessages();
    },
    async sendAgain(id: string): Promise<void> {
      await updateDocument(sdk, 'webhookDeliveries', id, { state: 'waiting' });
      await refreshMessages();
    },
  };
}

/** The host of a webhook's address, by which people know it. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
