import type { keptFileAttributes } from '#domain/files/attributes.ts';
import type { Accounts } from '#server/accounts/accounts.ts';
import { presentAccount, presentSession } from '#server/accounts/present.ts';
import { findBySessionIds } from '#server/accounts/sessions.ts';
import { personOf, users } from '#server/collections/users.ts';
import type { Database } from '#server/db/connection.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { CollectionList } from '#server/documents/collection-list.ts';
import { type AccountEvent, type Change, type Events, isAbout } from '#server/documents/events.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import { createHub, type Hub } from './hub.ts';
import { documentChannels } from './names.ts';
import { accountNotice, documentNotice, fileNotice } from './notice.ts';

export interface AudienceParts {
  database: Database;
  accounts: Accounts;
  events: Events;
  /** Those reached as documents. Others publish nothing to sockets. */
  collections: CollectionList;
  files: Collection<'files', typeof keptFileAttributes>;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/** All open sockets, kept up to date with who their people are and what they may read. */
export interface Audience {
  hub: Hub;
  /** Repeats `look` until no rights have changed during it, then calls `use` with the result at once. */
  settled<T, U>(look: () => Promise<T>, use: (found: T) => U): Promise<U>;
  /** Closes the connections whose session has ended, and updates the people of the others. */
  refresh(): Promise<void>;
  close(): void;
}

const SESSION_ENDED = /^sessions\.([^.]+)\.delete$/;
/** Account events after which open sockets must be re-authorised, e.g. because two-step login now applies. */
const UNSETTLING = /^(update\.(status|mfa)|(verification|recovery)\..+\.update)$/;

export function createAudience(parts: AudienceParts): Audience {
  const { database, accounts, events, collections, files, clock, onError } = parts;
  const hub = createHub();
  /** The number of changes of people and sessions so far. */
  let changes = 0;
  let accountEvents: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    const signedIn = hub.connections().filter(({ sessionId }) => sessionId !== undefined);
    if (signedIn.length === 0) return;
    const ids = [...new Set(signedIn.map(({ sessionId }) => String(sessionId)))];
    await audience.settled(
      () => findBySessionIds(database, ids, clock()),
      (found) => {
        for (const id of ids) {
          const person = found.get(id);
          if (person?.active && !person.halfway) hub.changeUser(person.user.id, person.user);
          else hub.endSession(id);
        }
      },
    );
  }

  async function emitAccountEvent(event: AccountEvent): Promise<void> {
    if (hub.size === 0) return;
    const payload = event.session
      ? presentSession(event.session, false)
      : presentAccount(await accounts.get(event.account));
    hub.deliver(accountNotice(event, payload));
  }

  /** Whether somebody here listens to a document, or may. */
  function hears({ collection, action, id }: Change): boolean {
    if (hub.size === 0) return false;
    // Files have channels that only the document tells.
    return collection === files.name || hub.hears(documentChannels(DATABASE_ID, collection, id, action));
  }

  const unsubscribeChanges = events.subscribeChanges(({ collection }) => {
    if (collection === users.name) changes++;
  });

  const unsubscribe = events.subscribe(
    (event) => {
      if (isAbout(users, event)) {
        changes++;
        // Before the delivery, so that somebody who has just lost a role does not hear of it with the old one.
        hub.changeUser(event.document.id, event.action === 'delete' ? null : personOf(event.document));
      }
      const { action, document } = event;
      if (!hears({ collection: event.collection, action, id: document.id })) return;
      const collection = collections.get(event.collection);
      if (collection?.subscribers === 'readers') hub.deliver(documentNotice(collection, event));
      else if (isAbout(files, event)) hub.deliver(fileNotice(files, event));
    },
    () => {
      changes++;
      refresh().catch(onError);
    },
    (change) => hears(change) || (hub.size > 0 && change.collection === users.name),
  );

  const unsubscribeAccounts = events.subscribeAccounts((event) => {
    changes++;
    const ended = SESSION_ENDED.exec(event.name)?.[1];
    if (ended !== undefined) hub.endSession(ended);
    else if (UNSETTLING.test(event.name)) refresh().catch(onError);
    accountEvents = accountEvents.then(() => emitAccountEvent(event)).catch(onError);
  });

  const audience: Audience = {
    hub,
    async settled(look, use) {
      for (;;) {
        const before = changes;
        const found = await look();
        if (before === changes) return use(found);
      }
    },
    refresh,
    close() {
      unsubscribe();
      unsubscribeChanges();
      unsubscribeAccounts();
    },
  };
  return audience;
}
