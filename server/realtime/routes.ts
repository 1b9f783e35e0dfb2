import cookie from '@fastify/cookie';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '#server/accounts/accounts.ts';
import { createCallers } from '#server/accounts/caller.ts';
import { presentAccount } from '#server/accounts/present-account.ts';
import { Failure } from '#server/base/failure.ts';
import { addressKey } from '#server/http/addresses.ts';
import { routeNotFound, statusAndMessageOf } from '#server/http/errors.ts';
import { originProblem } from '#server/http/origins.ts';
import { logFailure } from '#server/http/outage-log.ts';
import { PROJECT_ID } from '#server/http/project.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import { type AudienceDeps, createAudience } from './audience.ts';
import { conditionsReader } from './conditions.ts';
import type { Connection } from './hub.ts';
import { createMessages, errorText, POLICY, TRY_LATER } from './messages.ts';
import { effectiveChannels } from './names.ts';
import { createPulse } from './pulse.ts';
import type { SocketBounds } from './socket-bounds.ts';
import { parseSubscriptionUrl, withinBounds } from './subscriptions.ts';

export interface RealtimeDeps extends Omit<AudienceDeps, 'onError'> {
  accounts: Accounts;
  rateLimits: RateLimits;
  /** Multiplies the limit on messages; 0 turns it off. */
  rateLimitScale: number;
  bounds: SocketBounds;
  sites: Sites;
}

/** The longest message of a client, in bytes. */
const MAX_MESSAGE = 32_768;
/** Messages that a connection may send per minute (WIRE-8.2). */
const MESSAGES_PER_MINUTE = 32;
const MINUTE = 60_000;
/** A client that sends this many times the limit is disconnected without an answer. */
const FLOOD_FACTOR = 10;
/** Close code of a server that stops. */
const GOING_AWAY = 1001;
/** Milliseconds that sockets get to close before they are terminated. */
const CLOSE_WITHIN = 1_000;

/** Why a socket may not connect. It gets the message, then is closed with the code (WIRE-8.1). */
class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Events over WebSockets (WIRE-8). */
export async function realtimeRoutes(app: FastifyInstance, parts: RealtimeDeps): Promise<void> {
  const { accounts, rateLimits, bounds, sites, clock } = parts;
  const onError = (error: unknown) => logFailure(app.log, error, 'realtime failed');
  const audience = createAudience({ ...parts, onError });
  const { hub } = audience;
  const callers = createCallers(parts.database, clock);
  const readConditions = conditionsReader(parts.collections, parts.files);
  const answer = createMessages({
    ...parts,
    hub,
    withCurrentRights: audience.withCurrentRights,
    readConditions,
  });
  const pulse = createPulse(() => audience.refresh().catch(onError));

  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE },
    preClose: async () => {
      pulse.stop();
      audience.close();
      const sockets = [...app.websocketServer.clients];
      for (const socket of sockets) socket.close(GOING_AWAY);
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.terminate();
      }, CLOSE_WITHIN);
      await new Promise<void>((resolve) => app.websocketServer.close(() => resolve()));
      clearTimeout(cut);
    },
  });

  async function connect(socket: WebSocket, request: FastifyRequest): Promise<Connection> {
    const search = request.query as Record<string, unknown>;
    if (search.project !== PROJECT_ID) throw new Refusal(POLICY, 'Missing or unknown project ID');
    await rateLimits.count(limits.connectSocket, addressKey(request.ip)).catch((error: unknown) => {
      throw error instanceof Failure ? new Refusal(TRY_LATER, 'Too many requests') : error;
    });
    const problem = originProblem(request, sites);
    if (problem) throw new Refusal(POLICY, problem);
    const { wanted, slots } = parseSubscriptionUrl(search);
    if (!withinBounds(wanted)) throw new Refusal(POLICY, 'Too many channels or queries');
    const channels = wanted.flatMap((each) => each.channels);
    const subscriptions = wanted.map((each) => ({
      ...each,
      conditions: readConditions(each.channels, each.queries),
    }));
    return audience.withCurrentRights(
      async () => {
        const caller = await callers(request);
        const account = caller.session && (await accounts.get(caller.session.account));
        return { ...caller, account };
      },
      ({ actor, session, account }) => {
        const connection: Connection = {
          socket,
          actor,
          sessionId: session?.id,
          sequenceAsText: false,
          subscriptions: new Map(subscriptions.map((each) => [each.id, each])),
        };
        const data = {
          channels: [...effectiveChannels(channels, session?.account)],
          user: account ? presentAccount(account) : null,
          subscriptions: slots,
        };
        hub.add(connection);
        hub.send(connection, JSON.stringify({ type: 'connected', data }));
        return connection;
      },
    );
  }

  function refuse(socket: WebSocket, error: unknown): undefined {
    const refusal = error instanceof Failure ? new Refusal(POLICY, statusAndMessageOf(error).message) : error;
    const expected = refusal instanceof Refusal;
    if (!expected) onError(error);
    const { code, message } = expected ? refusal : new Refusal(TRY_LATER, 'Server Error');
    socket.send(errorText(code, message));
    socket.close(code);
  }

  /** Returns a function that counts a message and says whether it is within the limit. A flood ends the connection. */
  function messageCounter(socket: WebSocket): () => boolean {
    const most =
      parts.rateLimitScale === 0 ? Infinity : Math.max(1, MESSAGES_PER_MINUTE * parts.rateLimitScale);
    let since = 0;
    let count = 0;
    return () => {
      const now = Date.now();
      if (now - since >= MINUTE) [since, count] = [now, 0];
      count++;
      if (count > most * FLOOD_FACTOR) socket.terminate();
      return count <= most;
    };
  }

  app.route({
    method: 'GET',
    url: '/realtime',
    handler: routeNotFound,
    wsHandler(socket, request) {
      const leave = bounds.admit(addressKey(request.ip));
      if (!leave) {
        refuse(socket, new Refusal(TRY_LATER, 'Too many connections'));
        return;
      }
      socket.on('close', leave);
      const isWithinLimit = messageCounter(socket);
      pulse.watch(socket);
      // The listeners are added before the caller is known, because a client may send at once.
      const connected = connect(socket, request).catch((error: unknown) => refuse(socket, error));
      let handled: Promise<unknown> = connected;
      socket.on('error', () => socket.terminate());
      socket.on('close', async () => {
        const connection = await connected;
        if (connection) hub.remove(connection);
      });
      socket.on('message', (data) => {
        // A message over the limit is not kept in memory while it waits for its turn.
        const text = isWithinLimit() ? String(data) : undefined;
        handled = handled
          .then(async () => {
            const connection = await connected;
            if (!connection) return;
            const reply =
              text === undefined
                ? errorText(TRY_LATER, 'Too many messages.')
                : await answer(connection, text);
            hub.send(connection, reply);
          })
          .catch(onError);
      });
    },
  });
}
