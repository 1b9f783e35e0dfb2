import type { keptFileAttributes } from '#domain/files/attributes.ts';
import type { Accounts } from '#server/accounts/accounts.ts';
import { findTokenTimes } from '#server/accounts/devices/device-tokens.ts';
import { presentAccount, presentSession } from '#server/accounts/present-account.ts';
import { findBySessionIds } from '#server/accounts/sessions/sessions.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { personOf, users } from '#server/collections/users.ts';
import type { Database } from '#server/db/connection.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { CollectionList } from '#server/documents/collection-list.ts';
import { type AccountEvent, type DocumentChange, type Events, isEventOf } from '#server/documents/events.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import {
  accountEventMessage,
  documentEventMessage,
  fileEventMessage,
  withdrawnMessage,
} from './event-message.ts';
import { createHub, type Hub } from './hub.ts';
import { documentChannels } from './names.ts';

export interface AudienceDeps {
  database: Database;
  accounts: Accounts;
  events: Events;
  /** The collections whose events are sent to sockets. */
  collections: CollectionList;
  files: Collection<'files', typeof keptFileAttributes>;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/** All open sockets, each with the current data and access rights of its person. */
export interface Audience {
  hub: Hub;
  /**
   * Calls `read` until no person's rights change during the call, then passes its result to `use` in the same turn.
   * So `use` never works with rights that were withdrawn meanwhile.
   */
  withCurrentRights<T, U>(read: () => Promise<T>, use: (found: T) => U): Promise<U>;
  /** Closes the connections whose session or device has ended, and updates the person of each other one. */
  refresh(): Promise<void>;
  close(): void;
}

/** The collections of people and devices, which sign in. */
const SIGNING_IN: readonly string[] = [users.name, devices.name];
const SESSION_ENDED = /^sessions\.([^.]+)\.delete$/;
/** Account events after which open sockets must be re-authorised, e.g. because two-step login now applies. */
const REAUTHORISING = /^(update\.(status|mfa)|(verification|recovery)\..+\.update)$/;

export function createAudience(parts: AudienceDeps): Audience {
  const { database, accounts, events, collections, files, clock, onError } = parts;
  const hub = createHub();
  /** The number of changes of people, devices and sessions so far. */
  let changes = 0;
  let accountEvents: Promise<void> = Promise.resolve();

  /** Closes the connections of devices that were removed or have got another token. */
  async function refreshDevices(): Promise<void> {
    const actors = hub.connections().flatMap(({ actor }) => (actor.kind === 'device' ? [actor.device] : []));
    if (actors.length === 0) return;
    const ids = [...new Set(actors.map(({ id }) => id))];
    await audience.withCurrentRights(
      () => findTokenTimes(database, ids),
      (current) => {
        for (const id of ids) hub.endDevice(id, current.get(id));
      },
    );
  }

  async function refreshPeople(): Promise<void> {
    const signedIn = hub.connections().filter(({ sessionId }) => sessionId !== undefined);
    if (signedIn.length === 0) return;
    const ids = [...new Set(signedIn.flatMap(({ sessionId }) => sessionId ?? []))];
    await audience.withCurrentRights(
      () => findBySessionIds(database, ids, clock()),
      (found) => {
        for (const id of ids) {
          const person = found.get(id);
          if (person?.active && !person.needsSecondFactor) hub.changeUser(person.user.id, person.user);
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
    hub.deliver(accountEventMessage(event, payload));
  }

  /** Whether a socket of this server might be subscribed to the changed document, or to its disappearance. */
  function mayHaveListeners({ collection, action, id }: DocumentChange): boolean {
    if (hub.size === 0) return false;
    // The channels of a file depend on its bucket, which a change does not name.
    return (
      collection === files.name ||
      hub.hasListeners(
        ['delete', action].flatMap((each) => documentChannels(DATABASE_ID, collection, id, each)),
      )
    );
  }

  const unsubscribeChanges = events.subscribeChanges(({ collection }) => {
    if (SIGNING_IN.includes(collection)) changes++;
  });

  const unsubscribe = events.subscribe(
    (event) => {
      if (isEventOf(users, event)) {
        changes++;
        // Before the delivery, so that a person who has just lost a role gets no event with the old one.
        hub.changeUser(event.document.id, event.action === 'delete' ? null : personOf(event.document));
      }
      if (isEventOf(devices, event)) {
        changes++;
        const { id, data } = event.document;
        hub.endDevice(id, event.action === 'delete' ? null : data.tokenIssuedAt);
      }
      const { action, document, withdrawn } = event;
      if (!mayHaveListeners({ collection: event.collection, action, id: document.id })) return;
      const collection = collections.get(event.collection);
      if (collection?.subscribers === 'readers') {
        hub.deliver(documentEventMessage(collection, event));
        if (withdrawn) hub.deliver(withdrawnMessage(collection, event, withdrawn));
      } else if (isEventOf(files, event)) hub.deliver(fileEventMessage(files, event));
    },
    () => {
      changes++;
      audience.refresh().catch(onError);
    },
    (change) => mayHaveListeners(change) || (hub.size > 0 && SIGNING_IN.includes(change.collection)),
  );

  const unsubscribeAccounts = events.subscribeAccounts((event) => {
    changes++;
    const ended = SESSION_ENDED.exec(event.name)?.[1];
    if (ended !== undefined) hub.endSession(ended);
    else if (REAUTHORISING.test(event.name)) refreshPeople().catch(onError);
    accountEvents = accountEvents.then(() => emitAccountEvent(event)).catch(onError);
  });

  const audience: Audience = {
    hub,
    async withCurrentRights(read, use) {
      for (;;) {
        const before = changes;
        const found = await read();
        if (before === changes) return use(found);
      }
    },
    refresh: async () => {
      await Promise.all([refreshPeople(), refreshDevices()]);
    },
    close() {
      unsubscribe();
      unsubscribeChanges();
      unsubscribeAccounts();
    },
  };
  return audience;
}
