import type { keptFileAttributes } from '#domain/files/attributes.ts';
import { mayTouch, userOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import type { Collection } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import type { AccountEvent, DocumentEvent } from '#server/documents/events.ts';
import { presentDocument } from '#server/documents/present.ts';
import { wireDate } from '#server/documents/values.ts';
import { presentFile } from '#server/files/present.ts';
import { DATABASE_ID } from '#server/http/project.ts';
import { type Conditions, meets } from './conditions.ts';
import { ACCOUNT, accountChannel, documentChannels, eventNames, fileChannels, type Level } from './names.ts';

/** One event on its way to sockets. */
export interface Notice {
  channels: readonly string[];
  /** The channels by which its listeners are found. */
  lookup: readonly string[];
  /** Whether somebody may know of it, by what they are now. */
  allows(actor: Actor): boolean;
  /** Whether what it is about meets a subscription's conditions. */
  meets(conditions: Conditions): boolean;
  /** The message's text but for its end: see `ended`. Made once for each form of `$sequence`. */
  text(sequenceAsText: boolean): string;
}

interface Told {
  events: readonly string[];
  channels: readonly string[];
  payload(sequenceAsText: boolean): unknown;
}

/** A message's text without the closing of `data`, so that a connection's own subscriptions can follow. */
function texts({ events, channels, payload }: Told): Notice['text'] {
  const made = new Map<boolean, string>();
  const timestamp = wireDate(new Date());
  return (sequenceAsText) => {
    const known = made.get(sequenceAsText);
    if (known !== undefined) return known;
    const data = JSON.stringify({ events, channels, timestamp, payload: payload(sequenceAsText) });
    const text = `{"type":"event","data":${data.slice(0, -1)}`;
    made.set(sequenceAsText, text);
    return text;
  };
}

/** The whole message, naming the subscriptions it is for if the client knows them. */
export function ended(text: string, subscriptions: readonly string[]): string {
  return `${text}${subscriptions.length > 0 ? `,"subscriptions":${JSON.stringify(subscriptions)}` : ''}}}`;
}

function notice(collection: Collection, document: Document, told: Told): Notice {
  return {
    channels: told.channels,
    lookup: told.channels,
    allows: (actor) => mayTouch(collection, 'read', actor, document),
    meets: (conditions) => meets(conditions, collection, document),
    text: texts(told),
  };
}

/** A document's change, for whoever may read it: a deleted one by the same rule (WIRE-8.4). */
export function documentNotice(collection: Collection, { action, document }: DocumentEvent): Notice {
  const levels: Level[] = [
    ['databases', DATABASE_ID],
    ['collections', collection.name],
    ['documents', document.id],
  ];
  return notice(collection, document, {
    events: eventNames(levels, [action]),
    channels: documentChannels(DATABASE_ID, collection.name, document.id, action),
    payload: (sequenceAsText) => ({
      ...presentDocument(collection, document, { sequenceAsText }),
      $tableId: collection.name,
    }),
  });
}

export function fileNotice(
  files: Collection<'files', typeof keptFileAttributes>,
  { action, document }: DocumentEvent<typeof keptFileAttributes>,
): Notice {
  const bucket = document.data.bucketId;
  const levels: Level[] = [
    ['buckets', bucket],
    ['files', document.id],
  ];
  return notice(files, document, {
    events: eventNames(levels, [action]),
    channels: fileChannels(bucket, document.id, action),
    payload: () => presentFile(document),
  });
}

/** `sessions.S.create` is an event of a session; `update.name` one of the account itself. */
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

/** What happened to an account, for its owner alone. */
export function accountNotice(event: AccountEvent, payload: unknown): Notice {
  const channels = [ACCOUNT, accountChannel(event.account)];
  return {
    channels,
    lookup: [accountChannel(event.account)],
    allows: (actor) => userOf(actor)?.id === event.account,
    meets: ({ none }) => none,
    text: texts({ events: accountEventNames(event), channels, payload: () => payload }),
  };
}
