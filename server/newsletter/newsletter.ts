import type { Language } from '#domain/languages/languages.ts';
import { uniqueId } from '#server/base/ids.ts';
import { subscribers } from '#server/collections/subscribers.ts';
import type { Database } from '#server/db/connection.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { type Purpose, subscriberOf } from './newsletter-tokens.ts';

export interface Newsletter {
  /**
   * Mails a confirmation link to an address (in lower case), in the language of the page that asks for it. Does not reveal whether the address is already subscribed.
   */
  subscribe(email: string, language: Language): Promise<void>;
  /** Confirms the subscription of a link's token. False if the token is unknown or has expired; a repeat is true again. */
  confirm(token: string): Promise<boolean>;
  /** Ends the subscription of an address whose owner is signed in, if there is one. */
  leave(email: string): Promise<void>;
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
    await documents.update(subscribers, id, { values: { state, way: 'mailedLink' } }, SYSTEM);
    return true;
  };
  return {
    async subscribe(email, language) {
      await documents.create(subscribers, { id: uniqueId(), values: { email, language } }, SYSTEM);
    },
    async leave(email) {
      const [found] = await findAll(database, subscribers, equal(subscribers.fields.email, email));
      if (!found) return;
      const values = { state: 'unsubscribed', way: 'profile' };
      await documents.update(subscribers, found.id, { values }, SYSTEM);
    },
    confirm: (token) => follow('confirm', token, 'confirmed'),
    unsubscribe: (token) => follow('unsubscribe', token, 'unsubscribed'),
  };
}
