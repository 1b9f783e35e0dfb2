import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './addresses.ts';
import { Failure } from './failure.ts';

/** A bound on how often something may be asked for (WIRE-1.4). */
export interface Limit {
  /** The counter's name. */
  name: string;
  points: number;
  /** The length of the window. */
  seconds: number;
}

const HOUR = 3600;
const MINUTE = 60;
/** How much more an address may do than one person, because phones share their carrier's address. */
const ADDRESS_FACTOR = 10;

export const limits = {
  createAccount: { name: 'create account', points: 10, seconds: HOUR },
  createAccountByAddress: { name: 'create account by address', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  /** By e-mail and address, so that a stranger who guesses elsewhere does not lock the owner out. */
  signIn: { name: 'sign in', points: 10, seconds: HOUR },
  /** By e-mail, for guesses from many addresses. */
  signInByEmail: { name: 'sign in by e-mail', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  /** By device and account instead of the other three, where the person has signed in before. */
  signInOnKnownDevice: { name: 'sign in on a known device', points: 10, seconds: HOUR },
  signInByAddress: { name: 'sign in by address', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  signInAnonymously: { name: 'sign in anonymously', points: 50 * ADDRESS_FACTOR, seconds: HOUR },
  askCode: { name: 'ask for a code', points: 10, seconds: HOUR },
  askCodeByAddress: { name: 'ask for a code by address', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  askMagicLink: { name: 'ask for a magic link', points: 60, seconds: HOUR },
  askMagicLinkByAddress: {
    name: 'ask for a magic link by address',
    points: 60 * ADDRESS_FACTOR,
    seconds: HOUR,
  },
  extendSession: { name: 'extend a session', points: 10, seconds: HOUR },
  visitProvider: { name: 'visit a provider', points: 50 * ADDRESS_FACTOR, seconds: HOUR },
  makeJwt: { name: 'make a JWT', points: 100, seconds: HOUR },
  changeTarget: { name: 'change a push target', points: 100, seconds: HOUR },
  endSessions: { name: 'end sessions', points: 100, seconds: HOUR },
  askRecovery: { name: 'ask for recovery', points: 10, seconds: HOUR },
  askRecoveryByAddress: { name: 'ask for recovery by address', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  askVerification: { name: 'ask for verification', points: 10, seconds: HOUR },
  useLink: { name: 'use a link', points: 10, seconds: HOUR },
  useLinkByAddress: { name: 'use a link by address', points: 10 * ADDRESS_FACTOR, seconds: HOUR },
  exportData: { name: 'export personal data', points: 10, seconds: HOUR },
  provePassword: { name: 'prove the password', points: 10, seconds: HOUR },
  askChallenge: { name: 'ask for a challenge', points: 10, seconds: HOUR },
  answerChallenge: { name: 'answer a challenge', points: 10, seconds: HOUR },
  proveAuthenticator: { name: 'prove an authenticator', points: 10, seconds: HOUR },
  writeDocument: { name: 'write document', points: 120, seconds: MINUTE },
  useService: { name: 'use a mail or form service', points: 20 * ADDRESS_FACTOR, seconds: HOUR },
  readSharedOrder: { name: 'read a shared order', points: 60 * ADDRESS_FACTOR, seconds: HOUR },
  subscribe: { name: 'subscribe an address', points: 5, seconds: HOUR },
  sendMessage: { name: 'send a message', points: 10, seconds: HOUR },
  revealMail: { name: 'reveal a mail', points: 60, seconds: MINUTE },
  deleteDocument: { name: 'delete document', points: 60, seconds: MINUTE },
  connectSocket: { name: 'connect socket', points: 128 * ADDRESS_FACTOR, seconds: MINUTE },
  createFile: { name: 'create file', points: 60, seconds: MINUTE },
  sendChunk: { name: 'send a chunk', points: 300, seconds: MINUTE },
  changeFile: { name: 'change file', points: 60, seconds: MINUTE },
  makePreview: { name: 'make preview', points: 30, seconds: MINUTE },
  makePreviewByAddress: { name: 'make preview by address', points: 10 * ADDRESS_FACTOR, seconds: MINUTE },
} as const satisfies Record<string, Limit>;

export interface RateLimits {
  /** Counts one request; throws Failure general_rate_limit_exceeded beyond the bound. Sets the headers of section 1.4. */
  count(limit: Limit, key: string, reply?: FastifyReply): Promise<void>;
  /** Resets the counter of a key. */
  forgive(limit: Limit, key: string): Promise<void>;
  /** Takes back one counted request. */
  uncount(limit: Limit, key: string): Promise<void>;
}

const UNLIMITED: RateLimits = { count: async () => {}, forgive: async () => {}, uncount: async () => {} };

/** Counters use a digest of the key, because keys name people and may be long. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** When several limits are counted, the headers show the one that is nearest. */
function tell(reply: FastifyReply | undefined, points: number, state: RateLimiterRes): void {
  const nearest = reply?.getHeader('X-RateLimit-Remaining');
  if (nearest !== undefined && Number(nearest) <= state.remainingPoints) return;
  reply?.headers({
    'X-RateLimit-Limit': points,
    'X-RateLimit-Remaining': state.remainingPoints,
    'X-RateLimit-Reset': Math.ceil((Date.now() + state.msBeforeNext) / 1000),
  });
}

/**
 * @param scale multiplies every bound; 0 turns limits off
 * @param redis counts for all instances; while it is away each counts for itself
 */
export function createRateLimits(scale: number, redis?: Redis): RateLimits {
  if (scale === 0) return UNLIMITED;
  const counters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

  function counterOf({ name, points, seconds }: Limit): RateLimiterMemory | RateLimiterRedis {
    const known = counters.get(name);
    if (known) return known;
    const bound = {
      keyPrefix: `rasoi:limit:${name}`,
      points: Math.max(1, Math.round(points * scale)),
      duration: seconds,
    };
    const own = new RateLimiterMemory(bound);
    const counter = redis
      ? new RateLimiterRedis({ ...bound, storeClient: redis, insuranceLimiter: own })
      : own;
    counters.set(name, counter);
    return counter;
  }

  return {
    async count(limit, key, reply) {
      const counter = counterOf(limit);
      try {
        tell(reply, counter.points, await counter.consume(digest(key)));
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        tell(reply, counter.points, state);
        throw new Failure('general_rate_limit_exceeded');
      }
    },
    async forgive(limit, key) {
      await counterOf(limit).delete(digest(key));
    },
    async uncount(limit, key) {
      await counterOf(limit).reward(digest(key));
    },
  };
}

/**
 * The key that a write is counted by: the person, or the address of somebody without an account, with the route and
 * the collection or bucket. Nothing in it can be varied to start a new count: no id, no spelling of a path, no
 * header.
 * @param place the collection or bucket, which exists
 * @param route the route's pattern
 */
export function requestKey(
  request: FastifyRequest,
  { person, place, route }: { person: string | undefined; place: string; route: string },
): string {
  return [person ?? addressKey(request.ip), request.method, route, place].join(' ');
}
