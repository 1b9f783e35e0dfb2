import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#server/base/failure.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { addressKey } from './addresses.ts';

/** How many requests of one kind are allowed in a time window (WIRE-1.4). */
export interface Limit {
  /** The counter's name. */
  name: string;
  points: number;
  /** The length of the window (seconds). */
  seconds: number;
}

const HOUR = 3600;
const MINUTE = 60;
/** The limit of a network address relative to that of a person, because phones share their carrier's address. */
const ADDRESS_FACTOR = 10;

const perHour = (name: string, points: number): Limit => ({ name, points, seconds: HOUR });
const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: MINUTE });

export const limits = {
  createAccount: perHour('create account', 10),
  createAccountByAddress: perHour('create account by address', 10 * ADDRESS_FACTOR),
  /** By e-mail and network address, so that a stranger's guesses from elsewhere do not lock the owner out. */
  signIn: perHour('sign in', 10),
  /** By e-mail, against guesses from many network addresses. */
  signInByEmail: perHour('sign in by e-mail', 10 * ADDRESS_FACTOR),
  /** By browser and account; replaces the other three in a browser where the person has signed in before. */
  signInOnKnownDevice: perHour('sign in on a known device', 10),
  signInByAddress: perHour('sign in by address', 10 * ADDRESS_FACTOR),
  signInAnonymously: perHour('sign in anonymously', 50 * ADDRESS_FACTOR),
  requestCode: perHour('ask for a code', 10),
  requestCodeByAddress: perHour('ask for a code by address', 10 * ADDRESS_FACTOR),
  /** By account, in browsers that it knows; replaces the two by address, which strangers can use up. */
  requestCodeOnKnownDevice: perHour('ask for a code on a known device', 10),
  requestMagicLink: perHour('ask for a magic link', 60),
  requestMagicLinkByAddress: perHour('ask for a magic link by address', 60 * ADDRESS_FACTOR),
  requestMagicLinkOnKnownDevice: perHour('ask for a magic link on a known device', 60),
  changePasskey: perHour('change a passkey', 60),
  /** The login page asks for one whenever it is opened. */
  askForPasskey: perHour('ask for a passkey', 60 * ADDRESS_FACTOR),
  usePasskey: perHour('use a passkey', 10 * ADDRESS_FACTOR),
  extendSession: perHour('extend a session', 10),
  startOAuth2: perHour('visit a provider', 50 * ADDRESS_FACTOR),
  createJwt: perHour('make a JWT', 100),
  issueDeviceToken: perHour('issue a device token', 60),
  useDeviceCodeByAddress: perHour('use a code of a device by address', 10),
  changeTarget: perHour('change a push target', 100),
  endSessions: perHour('end sessions', 100),
  requestRecovery: perHour('ask for recovery', 10),
  requestRecoveryByAddress: perHour('ask for recovery by address', 10 * ADDRESS_FACTOR),
  requestRecoveryOnKnownDevice: perHour('ask for recovery on a known device', 10),
  requestVerification: perHour('ask for verification', 10),
  useLink: perHour('use a link', 10),
  useLinkByAddress: perHour('use a link by address', 10 * ADDRESS_FACTOR),
  useLinkOnKnownDevice: perHour('use a link on a known device', 10),
  exportData: perHour('export personal data', 10),
  verifyPassword: perHour('prove the password', 10),
  /** For anonymous accounts, by network address. */
  verifyPasswordByAddress: perHour('prove the password by address', 10 * ADDRESS_FACTOR),
  createChallenge: perHour('ask for a challenge', 10),
  answerChallenge: perHour('answer a challenge', 10),
  verifyAuthenticator: perHour('prove an authenticator', 10),
  writeDocument: perMinute('write document', 120),
  staffRequestByAddress: perMinute('request of staff by address', 120 * ADDRESS_FACTOR),
  useService: perHour('use a mail or form service', 20 * ADDRESS_FACTOR),
  /** A page reads up to a hundred parts while a map is moved. */
  readMapByAddress: perMinute('read parts of the map by address', 120 * ADDRESS_FACTOR),
  /** A menu has up to a few hundred of them, which browsers keep for a day. */
  drawLetterByAddress: perMinute('draw a letter by address', 120 * ADDRESS_FACTOR),
  readSharePictureByAddress: perMinute('read the picture of links by address', 60 * ADDRESS_FACTOR),
  readMealsByAddress: perMinute('read meals by address', 60 * ADDRESS_FACTOR),
  sendBankTextsByAddress: perMinute('send texts of the bank by address', 60 * ADDRESS_FACTOR),
  readStatementsByAddress: perMinute('read statements by address', 60 * ADDRESS_FACTOR),
  readSharedOrder: perHour('read a shared order', 60 * ADDRESS_FACTOR),
  openMealLink: perHour('open the link of a meal', 60 * ADDRESS_FACTOR),
  readHandOverCode: perMinute('read the code of an order', 60),
  readHandOverCodeByAddress: perMinute('read the code of an order by address', 60 * ADDRESS_FACTOR),
  enterHandOverCode: perMinute('enter the code of an order', 20),
  enterHandOverCodeByAddress: perMinute('enter the code of an order by address', 20 * ADDRESS_FACTOR),
  readAttemptPosition: perMinute('read the place of an attempt', 120),
  sendOrderLink: perMinute('send the link of an order', 10),
  /** By person, and for anonymous accounts by network address, because anybody can have many of them. */
  tryCoupon: perMinute('try a coupon', 20),
  tryCouponByAddress: perMinute('try a coupon by address', 20 * ADDRESS_FACTOR),
  openPaymentPage: perMinute('open a payment page', 10),
  openPaymentPageByAddress: perMinute('open a payment page by address', 10 * ADDRESS_FACTOR),
  changeOwnAccount: perMinute('change the own account', 30),
  changeOwnAccountByAddress: perMinute('change the own account by address', 30 * ADDRESS_FACTOR),
  checkPayment: perMinute('check a payment', 20),
  readCompany: perMinute('read a company', 120),
  findCustomer: perMinute('find a customer', 120),
  drawSheet: perMinute('draw a ticket', 120),
  drawMenu: perMinute('draw the menu', 20),
  /** Every tablet of the kitchen reads it again with each order. */
  readPrep: perMinute('read the prep list', 600),
  /** By phone, or by person for the rider's own page: one a second. */
  reportPosition: perMinute('report a position', 60),
  reportPositionByAddress: perMinute('report a position by address', 60 * ADDRESS_FACTOR),
  subscribe: perHour('subscribe an address', 5),
  checkEverything: perHour('check everything', 30),
  putUpdateAside: perHour('put an update aside', 30),
  sendBreachNotice: perHour('send a notice of a breach', 5),
  fileGrievance: perHour('file a complaint', 5),
  /** By the address that the mail about a complaint goes to, whoever causes it. */
  mailGrievance: perHour('mail about a complaint', 5),
  mailGrievanceByAddress: perHour('mail about a complaint by address', 20),
  readGrievance: perHour('read a complaint', 60 * ADDRESS_FACTOR),
  sendMessage: perHour('send a message', 10),
  revealMail: perMinute('reveal a mail', 60),
  deleteDocument: perMinute('delete document', 60),
  connectSocket: perMinute('connect socket', 128 * ADDRESS_FACTOR),
  createFile: perMinute('create file', 60),
  sendChunk: perMinute('send a chunk', 300),
  changeFile: perMinute('change file', 60),
  createPreview: perMinute('make preview', 30),
  createPreviewByAddress: perMinute('make preview by address', 10 * ADDRESS_FACTOR),
} satisfies Record<string, Limit>;

export interface RateLimits {
  /** Counts one request and sets the headers (WIRE-1.4). Throws Failure general_rate_limit_exceeded above the limit. */
  count(limit: Limit, key: string, reply?: FastifyReply): Promise<void>;
  /** Resets the counter of a key. */
  reset(limit: Limit, key: string): Promise<void>;
  /** Takes back one counted request. */
  decrement(limit: Limit, key: string): Promise<void>;
}

const UNLIMITED: RateLimits = { count: async () => {}, reset: async () => {}, decrement: async () => {} };

/** Hashes a key for the counters, because keys contain personal data and may be long. */
const digest = (key: string): string => contentHash(key, 'base64url');

/** Sets the headers. If several limits are counted, they show the one with the fewest requests left. */
function setHeaders(reply: FastifyReply | undefined, points: number, state: RateLimiterRes): void {
  const nearest = reply?.getHeader('X-RateLimit-Remaining');
  if (nearest !== undefined && Number(nearest) <= state.remainingPoints) return;
  reply?.headers({
    'X-RateLimit-Limit': points,
    'X-RateLimit-Remaining': state.remainingPoints,
    'X-RateLimit-Reset': Math.ceil((Date.now() + state.msBeforeNext) / 1000),
  });
}

/**
 * @param scale multiplies every limit; 0 turns limits off
 * @param redis counts for all instances; while it is unreachable, each instance counts for itself
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
        setHeaders(reply, counter.points, await counter.consume(digest(key)));
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        setHeaders(reply, counter.points, state);
        throw new Failure('general_rate_limit_exceeded');
      }
    },
    async reset(limit, key) {
      await counterOf(limit).delete(digest(key));
    },
    async decrement(limit, key) {
      await counterOf(limit).reward(digest(key));
    },
  };
}

/** The limits of the same thing for one person, and for all people of one network address. */
export interface PersonAndAddress {
  person: Limit;
  address: Limit;
}

/** Guesses of coupons, whichever route tries them. */
export const couponGuesses: PersonAndAddress = {
  person: limits.tryCoupon,
  address: limits.tryCouponByAddress,
};

/**
 * Counts a request by its person, or an anonymous account by its network address, and all people of a network address
 * together.
 */
export async function countPersonAndAddress(
  rateLimits: RateLimits,
  { person, address }: PersonAndAddress,
  { countedPerson, ip }: { countedPerson: string | undefined; ip: string | undefined },
  reply: FastifyReply,
): Promise<void> {
  await rateLimits.count(address, addressKey(ip), reply);
  await rateLimits.count(person, countedPerson ?? addressKey(ip), reply);
}

/**
 * The key by which a write is counted: the person, or for visitors the network address, with the route and the
 * collection or bucket. It contains nothing that a client could vary to start a new count, such as an id or a header.
 * @param place an existing collection or bucket
 * @param route the route's pattern
 */
export function requestKey(
  request: FastifyRequest,
  { person, place, route }: { person: string | undefined; place: string; route: string },
): string {
  return [person ?? addressKey(request.ip), request.method, route, place].join(' ');
}
