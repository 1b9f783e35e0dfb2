import { uniqueId } from '#server/base/ids.ts';
import type { Conditions } from './conditions.ts';

/** A subscription as a client requests it. */
export interface SubscriptionRequest {
  id: string;
  channels: readonly string[];
  /** The texts of queries that documents must meet (WIRE-6.3). */
  queries: readonly string[];
  /** Whether the client knows the id. Events then contain it. */
  named: boolean;
}

/** An open subscription, with its queries parsed. */
export interface Subscription extends SubscriptionRequest {
  conditions: Conditions;
}

/** The most channels and the most subscriptions of a socket. */
const MAX_CHANNELS = 500;
const MAX_SUBSCRIPTIONS = 200;
/** Longest text of all queries of a socket together, in characters. Each event is compared with every query. */
const MAX_QUERY_TEXT = 16_384;
const MAX_QUERIES = 100;
const MAX_LENGTH = 4096;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

/** `channels[]=a`, `channels[0]=a`, `channels=a`. */
const CHANNELS = /^channels(\[\d*\])?$/;
/** `documents[1][]=query` and `documents[1]=query`. */
const SLOT = /^(.+)\[(\d{1,9})\](\[\d*\])?$/;

/** Reads the subscriptions in the URL of a socket (WIRE-8.1 and WIRE-12). Also returns the ids of its slots. */
export function parseSubscriptionUrl(search: Readonly<Record<string, unknown>>): {
  wanted: SubscriptionRequest[];
  slots: Record<string, string>;
} {
  const plain = new Set<string>();
  const slots = new Map<string, { channels: Set<string>; queries: Set<string> }>();
  for (const [key, value] of Object.entries(search)) {
    if (CHANNELS.test(key)) {
      for (const channel of texts(value)) plain.add(channel);
      continue;
    }
    const [, channel, number] = SLOT.exec(key) ?? [];
    if (channel === undefined || number === undefined) continue;
    const slot = slots.get(number) ?? { channels: new Set(), queries: new Set() };
    slots.set(number, slot);
    slot.channels.add(channel);
    for (const query of texts(value)) slot.queries.add(query);
  }
  const ids: Record<string, string> = {};
  const wanted: SubscriptionRequest[] = [];
  for (const [number, { channels, queries }] of slots) {
    const id = uniqueId();
    ids[number] = id;
    wanted.push({ id, channels: [...channels], queries: [...queries], named: true });
    for (const channel of channels) plain.delete(channel);
  }
  if (plain.size > 0) {
    wanted.push({ id: uniqueId(), channels: [...plain], queries: [], named: false });
  }
  return { wanted, slots: ids };
}

/** Whether these subscriptions together are within the limits of a socket. */
export function withinBounds(wanted: readonly SubscriptionRequest[]): boolean {
  const channels = wanted.reduce((sum, each) => sum + each.channels.length, 0);
  const text = wanted.flatMap((each) => each.queries).reduce((sum, query) => sum + query.length, 0);
  return wanted.length <= MAX_SUBSCRIPTIONS && channels <= MAX_CHANNELS && text <= MAX_QUERY_TEXT;
}

/** The value if it is a list of at most `most` texts of allowed length; else undefined. */
function boundedTexts(given: unknown, most: number): string[] | undefined {
  if (!Array.isArray(given) || given.length > most) return undefined;
  const fit = given.every((each) => typeof each === 'string' && each.length <= MAX_LENGTH);
  return fit ? given : undefined;
}

/** Reads the subscriptions of a `subscribe` message (WIRE-8.2). Undefined if the message is invalid. */
export function parseSubscribe(data: unknown): SubscriptionRequest[] | undefined {
  if (!Array.isArray(data) || data.length > MAX_SUBSCRIPTIONS) return undefined;
  const read = data.map((each): SubscriptionRequest | undefined => {
    const { subscriptionId = uniqueId(), channels, queries: given = [] } = Object(each);
    const names = boundedTexts(channels, MAX_CHANNELS);
    const queries = boundedTexts(given, MAX_QUERIES);
    const known = typeof subscriptionId === 'string' && /^.{1,64}$/.test(subscriptionId);
    return known && names && queries
      ? { id: subscriptionId, channels: names, queries, named: true }
      : undefined;
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}

/** Reads the ids of an `unsubscribe` message. Undefined if the message is invalid. */
export function parseUnsubscribe(data: unknown): string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return boundedTexts(
    data.map((each) => Object(each).subscriptionId),
    MAX_SUBSCRIPTIONS,
  );
}
