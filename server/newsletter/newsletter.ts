import { subscribers } from '#server/collections/subscribers.ts';
import type { Database } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { uniqueId } from '#server/http/params.ts';
import { type Purpose, subscriberOf } from './newsletter-tokens.ts';

export interface Newsletter {
  /** Mails a confirmation link to an address (in lower case). Does not reveal whether the address is already subscribed. */
  subscribe(email: string): Promise<void>;
  /** Confirms the subscription of a link's token. False if the token is unknown or has expired; a repeat is true again. */
  confirm(token: string): Promise<boolean>;
  /** Ends the subscription of a link's token. False if the token is unknown; a repeat is true again. */
  unsubscribe(token: string): Promise<boolean>;
}

export interface NewsletterDeps {
  database: Database;
  documents: Documents;
  clock: () => Date;
}

export function createNewsletter({ database, documents, clock }: NewsletterDeps): Newsletter {
  const follow = async (purpose: Purpose, token: string, state: string): Promise<boolean> => {
    const id = await subscriberOf(database, purpose, token, clock());
    if (id === undefined) return false;
    await documents.update(subscribers, id, { values: { state } }, SYSTEM);
    return true;
  };
  return {
    async subscribe(email) {
      await documents.create(subscribers, { id: uniqueId(), values: { email } }, SYSTEM);
    },
    confirm: (token) => follow('confirm', token, 'confirmed'),
    unsubscribe: (token) => follow('unsubscribe', token, 'unsubscribed'),
  };
}
