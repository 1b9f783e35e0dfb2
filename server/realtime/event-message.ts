import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { isAllowed, userOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { AccountEvent, DocumentEvent } from '#server/documents/events.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { hiddenFrom } from '#server/documents/reading.ts';
import { wireDate } from '#server/documents/values.ts';
import { presentFile } from '#server/files/present-file.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import { type Conditions, meets } from './conditions.ts';
import { ACCOUNT, accountChannel, documentChannels, eventNames, fileChannels, type Level } from './names.ts';

/** Who gets a message, and whether they read `$sequence` as text. */
export interface Receiver {
  readonly actor: Actor;
  readonly sequenceAsText: boolean;
}

/** An event in the form that is sent to sockets. */
export interface EventMessage {
  channels: readonly string[];
  /** The channels by which the hub finds the listeners. */
  lookup: readonly string[];
  /** Whether the actor may currently read it. */
  allows(actor: Actor): boolean;
  /** Whether its document meets the conditions of a subscription. */
  meets(conditions: Conditions): boolean;
  /** The message without its end, for `completeMessage`. Built once for each form of `$sequence` and what its readers see. */
  textStart(to: Receiver): string;
}

interface EventParts {
  events: readonly string[];
  channels: readonly string[];
  payload(to: Receiver): unknown;
  /** What a receiver does not see of its document; missing: everybody sees the same. */
  hidden?(actor: Actor): readonly string[];
}

/** Leaves `data` open at its end, so that the subscriptions of a connection can be added. */
function textStarts({ events, channels, payload, hidden }: EventParts): EventMessage['textStart'] {
  const made = new Map<string, string>();
  const timestamp = wireDate(new Date());
  return (to) => {
    const form = `${to.sequenceAsText} ${hidden?.(to.actor) ?? ''}`;
    const known = made.get(form);
    if (known !== undefined) return known;
    const data = JSON.stringify({ events, channels, timestamp, payload: payload(to) });
    const text = `{"type":"event","data":${data.slice(0, -1)}`;
    made.set(form, text);
    return text;
  };
}

/** Completes the start of a message with the ids of the subscriptions that it is for. */
export function completeMessage(text: string, subscriptions: readonly string[]): string {
  return `${text}${subscriptions.length > 0 ? `,"subscriptions":${JSON.stringify(subscriptions)}` : ''}}}`;
}

function eventMessage(collection: Collection, document: Document, parts: EventParts): EventMessage {
  return {
    channels: parts.channels,
    lookup: parts.channels,
    allows: (actor) => isAllowed(collection, 'read', actor, document),
    meets: (conditions) => meets(conditions, collection, document),
    textStart: textStarts(parts),
  };
}

/** The change of a document, for everybody who may read it. The read rule also applies to a deleted document (WIRE-8.4). */
export function documentEventMessage(
  collection: Collection,
  { action, document }: Pick<DocumentEvent, 'action' | 'document'>,
): EventMessage {
  const levels: Level[] = [
    ['databases', DATABASE_ID],
    ['collections', collection.name],
    ['documents', document.id],
  ];
  return eventMessage(collection, document, {
    events: eventNames(levels, [action]),
    channels: documentChannels(DATABASE_ID, collection.name, document.id, action),
    payload: ({ actor, sequenceAsText }) => ({
      ...presentDocument(collection, document, { sequenceAsText, reader: actor }),
      $tableId: collection.name,
    }),
    hidden: (actor) => hiddenFrom(collection, actor),
  });
}

/** Tells those who can't read a document any more, such as a dish that was hidden, to drop it: for them it is deleted. */
export function withdrawnMessage(
  collection: Collection,
  { document: now }: DocumentEvent,
  document: Document,
): EventMessage {
  const deletion = documentEventMessage(collection, { action: 'delete', document });
  return {
    ...deletion,
    allows: (actor) => deletion.allows(actor) && !isAllowed(collection, 'read', actor, now),
  };
}

export function fileEventMessage(
  files: Collection<'files', typeof keptFileAttributes>,
  { action, document }: DocumentEvent<typeof keptFileAttributes>,
): EventMessage {
  const bucket = document.data.bucketId;
  const levels: Level[] = [
    ['buckets', bucket],
    ['files', document.id],
  ];
  return eventMessage(files, document, {
    events: eventNames(levels, [action]),
    channels: fileChannels(bucket, document.id, action),
    payload: () => presentFile(document),
  });
}

/** `sessions.S.create` is an event of a session; `update.name` is an event of the account itself. */
function accountEventNames({ account, name }: AccountEvent): string[] {
  const parts = name.split('.');
  const [kind = '', id = '', ...action] = parts;
  return action.length > 0 && parts.length > 2
    ? eventNames(
        [
          ['users', account],
          [kind, id],
        ],
        action,
      )
    : eventNames([['users', account]], parts);
}

/** An event of an account, for its owner only. */
export function accountEventMessage(event: AccountEvent, payload: unknown): EventMessage {
  const channels = [ACCOUNT, accountChannel(event.account)];
  return {
    channels,
    lookup: [accountChannel(event.account)],
    allows: (actor) => userOf(actor)?.id === event.account,
    meets: ({ none }) => none,
    textStart: textStarts({ events: accountEventNames(event), channels, payload: () => payload }),
  };
}
