/** For whom this browser receives Web Push messages, so that it stops when another person uses it. */
import { Query } from 'appwrite';
import { listDocuments } from '#web/lib/sdk/documents.ts';
import { removeDocument } from '#web/lib/sdk/saving.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const STORED = 'rasoi.push';

/** The subscription that this browser has; undefined if it has none. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

export function keepPushOwner(userId: string): void {
  try {
    localStorage.setItem(STORED, userId);
  } catch {
    // Without storage the server learns from the push service that a browser has ended its subscription.
  }
}

/**
 * Ends the browser's messages for anybody but this person. The server then gets no answer from the push service, and
 * deletes the subscription.
 * @param userId null for visitors
 */
export async function endOthersMessages(userId: string | null): Promise<void> {
  try {
    const owner = localStorage.getItem(STORED);
    if (owner === null || owner === userId) return;
    await (await currentSubscription())?.unsubscribe();
    localStorage.removeItem(STORED);
  } catch {
    // This is tried again by the next page.
  }
}

/** Deletes the subscription of this browser at the server, while its person is still signed in. */
export async function endOwnMessages(sdk: Sdk): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { documents } = await listDocuments(sdk, 'pushSubscriptions', [
    Query.equal('endpoint', subscription.endpoint),
  ]);
  for (const { $id } of documents) await removeDocument(sdk, 'pushSubscriptions', $id);
}
