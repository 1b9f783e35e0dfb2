import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { rupees, toPaise } from '#domain/money.ts';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import { isTimeZone } from '#domain/site/shop-settings.ts';
import { type NamedSite, parseNamedSite } from './named-site.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

// Schemas for the texts of settings. Each message continues the name of the setting: 'PORT must be at least 1'.

export const words = v.pipe(v.string(), v.nonEmpty('must not be empty'));

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number, 0 or more'),
  v.transform(Number),
);

/** An amount in rupees; an empty text is undefined. */
export const rupeesOrNone = v.pipe(
  v.string(),
  v.regex(/^(\d+(\.\d+)?)?$/, 'must be an amount in rupees, or empty'),
  v.transform((text) => (text === '' ? undefined : toPaise(rupees(Number(text))))),
);

/** How many days something is kept; 0 keeps it forever. */
export const daysOrForever = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number of days, or 0 to keep them'),
  v.transform(Number),
);

const withoutLastSlash = v.transform((url: string) => url.replace(/\/$/, ''));

export const webUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  withoutLastSlash,
);

/** A URL, or the path of this server's own service. */
export const webUrlOr = (path: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text === path || URL.canParse(text), 'must be a URL'),
    v.check((text) => text === path || /^https?:\/\//.test(text), 'must begin with http:// or https://'),
    withoutLastSlash,
  );

/** The URL of an OAuth2 provider: https, unless it is on this machine. */
export const providerUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.check(
    (url) => url.startsWith('https://') || (url.startsWith('http://') && isLoopbackUrl(url)),
    'must begin with https://',
  ),
);
export const providerSite = v.pipe(providerUrl, withoutLastSlash);

export const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'));

export const redisUrl = v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://'));

export const smtpUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
);

export const emailAddress = v.pipe(v.string(), v.email('must be an e-mail address'), v.toLowerCase());

/** The name of a site that the whole internet can look up, without a port. */
export const domainName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    'must be one domain, such as khana.example, without https:// and without a port',
  ),
);

/** `somebody@example.in`, or with a name, `Rasoi <somebody@example.in>`. */
export const sender = v.pipe(
  v.string(),
  v.regex(
    /^([^<>"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, or Name <address>',
  ),
);

/** An id at a hosted service or at our own. */
export const serviceId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'may hold letters, digits, - and _'));

/** A key of Razorpay. Its prefix says whether money moves. */
export const razorpayKeyId = v.pipe(
  v.string(),
  v.regex(/^rzp_(test|live)_\w{1,64}$/, 'must be a key id of Razorpay: rzp_test_… or rzp_live_…'),
);

export const password = v.pipe(v.string(), v.maxLength(256, 'must have at most 256 characters'));

/** A token that a program of the operator sends. */
export const token = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));

/** A public key of minisign: two letters, the id of the key and 32 bytes, in base64. */
export const minisignKey = v.pipe(
  v.string(),
  v.regex(/^RW[QRST][A-Za-z0-9+/]{53}$/, 'must be a public key of minisign: RW and 54 more characters'),
);

export const shortName = v.pipe(words, v.maxLength(40, 'must have at most 40 characters'));

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`);

/** The path of a file or folder. A relative one starts at the project's folder. */
export const path = v.pipe(
  v.string(),
  v.transform((path) => resolve(PROJECT_FOLDER, path)),
);

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata'));

/** A comma-separated list of sites; empty for none. */
export const sites = v.pipe(
  v.string(),
  v.rawTransform<string, readonly NamedSite[]>(({ dataset, addIssue, NEVER }) => {
    const names = dataset.value.split(',').map((each) => each.trim());
    const named = names.filter(Boolean).map(parseNamedSite);
    if (named.every((each) => each !== undefined)) return named;
    addIssue({ message: 'must list sites, such as https://shop.example or https://*.shop.example' });
    return NEVER;
  }),
);

/** Fastify's names of networks. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', size = '1', ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^[1-9]\d*$/.test(size) && Number(size) <= bits;
}

/** A list of proxies for Fastify's option `trustProxy`. */
export const proxies = v.pipe(
  v.string(),
  v.check(
    (list) => list.split(',').every((each) => NETWORK_NAMES.includes(each.trim()) || isNetwork(each.trim())),
    `must list addresses, networks like 10.0.0.0/8, or ${NETWORK_NAMES.join(', ')}`,
  ),
);

/** Something that is switched on, and only in one way. */
export const onlyOne = v.pipe(
  v.literal('1', 'must be 1, or not be set'),
  v.transform(() => true),
);

export const isOne = v.pipe(
  v.string(),
  v.transform((text) => text === '1'),
);
