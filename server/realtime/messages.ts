import type { Accounts } from '#server/accounts/accounts.ts';
import { presentAccount } from '#server/accounts/present-account.ts';
import { decodeToken } from '#server/accounts/session-token.ts';
import { findBySecret } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/db/connection.ts';
import { userOf } from '#server/documents/access.ts';
import { parseJson } from '#server/http/json.ts';
import type { Audience } from './audience.ts';
import type { ReadConditions } from './conditions.ts';
import type { Connection, Hub } from './hub.ts';
import { effectiveChannels } from './names.ts';
import { parseSubscribe, parseUnsubscribe, type SubscriptionRequest, withinBounds } from './subscriptions.ts';

/** Error codes of WIRE-8.2. */
const UNSUPPORTED = 1003;
export const POLICY = 1008;
export const TRY_LATER = 1013;

const MALFORMED = 'Message format is not valid.';
const UNKNOWN_TYPE = 'Message type is not valid.';
const BAD_PAYLOAD = 'Payload is not valid.';
const BAD_SESSION = 'Session is not valid.';

export const errorText = (code: number, message: string): string =>
  JSON.stringify({ type: 'error', data: { code, message } });

const response = (to: string, data: object): string =>
  JSON.stringify({ type: 'response', data: { to, success: true, ...data } });

export interface MessageDeps {
  database: Database;
  accounts: Accounts;
  hub: Hub;
  clock: () => Date;
  withCurrentRights: Audience['withCurrentRights'];
  readConditions: ReadConditions;
}

/** Answers the messages of clients on open sockets (WIRE-8.2). */
export function createMessages(
  parts: MessageDeps,
): (connection: Connection, text: string) => Promise<string> {
  const { database, accounts, hub, clock, readConditions } = parts;

  async function authenticate(connection: Connection, data: unknown): Promise<string> {
    const { session } = Object(data);
    if (typeof session !== 'string') return errorText(UNSUPPORTED, BAD_PAYLOAD);
    const token = decodeToken(session);
    if (!token) return errorText(UNSUPPORTED, BAD_SESSION);
    const account = await parts.withCurrentRights(
      () => findBySecret(database, token.account, token.secret, clock()),
      (found) => {
        if (!found?.active || found.needsSecondFactor) return undefined;
        connection.actor = { kind: 'user', user: found.user };
        connection.sessionId = found.session.id;
        hub.update(connection);
        return found.user.id;
      },
    );
    if (account === undefined) return errorText(UNSUPPORTED, BAD_SESSION);
    const user = presentAccount(await accounts.get(account));
    const asked = [...connection.subscriptions.values()].flatMap(({ channels }) => channels);
    return response('authentication', { user, channels: [...effectiveChannels(asked, account)] });
  }

  function subscribe(connection: Connection, data: unknown): string {
    const wanted = parseSubscribe(data);
    if (!wanted) return errorText(UNSUPPORTED, BAD_PAYLOAD);
    const all = new Map<string, SubscriptionRequest>(connection.subscriptions);
    for (const subscription of wanted) all.set(subscription.id, subscription);
    if (!withinBounds([...all.values()])) return errorText(UNSUPPORTED, BAD_PAYLOAD);
    for (const each of wanted) {
      const conditions = readConditions(each.channels, each.queries);
      connection.subscriptions.set(each.id, { ...each, conditions });
    }
    // Only SDK versions that read `$sequence` as text subscribe by message.
    connection.sequenceAsText = true;
    hub.update(connection);
    const subscriptions = wanted.map(({ id, channels, queries }) => ({
      subscriptionId: id,
      channels: [...effectiveChannels(channels, userOf(connection.actor)?.id)],
      queries,
    }));
    return response('subscribe', { subscriptions });
  }

  function unsubscribe(connection: Connection, data: unknown): string {
    const ids = parseUnsubscribe(data);
    if (!ids) return errorText(UNSUPPORTED, BAD_PAYLOAD);
    const subscriptions = ids.map((subscriptionId) => ({
      subscriptionId,
      removed: connection.subscriptions.delete(subscriptionId),
    }));
    hub.update(connection);
    return response('unsubscribe', { subscriptions });
  }

  return async (connection, text) => {
    let message: unknown;
    try {
      message = parseJson(text);
    } catch {
      return errorText(UNSUPPORTED, MALFORMED);
    }
    const { type, data } = Object(message);
    if (type === undefined && data === undefined) return errorText(UNSUPPORTED, MALFORMED);
    switch (type) {
      case 'ping':
        return JSON.stringify({ type: 'pong' });
      case 'authentication':
        return authenticate(connection, data);
      case 'subscribe':
        return subscribe(connection, data);
      case 'unsubscribe':
        return unsubscribe(connection, data);
      default:
        return errorText(UNSUPPORTED, UNKNOWN_TYPE);
    }
  };
}
