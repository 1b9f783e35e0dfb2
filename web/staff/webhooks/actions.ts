import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';

export type Webhook = StoredDocument<'webhooks'>;

/** Milliseconds after which a message that was just asked for has usually been answered. */
const ANSWERED = 2_500;

/** Issues secrets, and sends messages to webhooks; for admins. Every promise rejects if it was not done. */
export function useWebhookActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const refreshMessages = async () => {
    await queries.invalidateQueries({ queryKey: ['webhookDeliveries'] });
    setTimeout(() => void queries.invalidateQueries({ queryKey: ['webhookDeliveries'] }), ANSWERED);
  };
  return {
    /** Issues a secret; the one before works for another day. */
    async issueSecret(id: string): Promise<string> {
      const { secret } = await sdk.call<{ secret: string }>('post', `webhooks/${id}/secret`);
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
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
