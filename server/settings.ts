import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { type Paise, rupees, toPaise } from '#domain/money.ts';
import { adminPasswordProblem } from './admin-password.ts';
import { type NamedSite, readSite } from './http/sites.ts';
import { mailServerEntries } from './mail-server-settings.ts';
import { type OldDataSettings, oldDataEntries, oldDataSettings } from './old-data-settings.ts';
import { ROOT } from './root.ts';
import { type SignInSettings, signInEntries, signInSettings } from './sign-in-settings.ts';

/** A setting that can't be used; the message is one line for the person who starts the kitchen. */
export class SettingsError extends Error {}

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const decimal = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number, 0 or more'),
  v.transform(Number),
);

const webUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((url) => url.replace(/\/$/, '')),
);

const address = v.pipe(v.string(), v.email('must be an e-mail address'), v.toLowerCase());

/** A name a hosted service gives out, or one of ours. */
const serviceId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'may hold letters, digits, - and _'));

const words = v.pipe(v.string(), v.nonEmpty());

const sites = v.pipe(
  v.string(),
  v.rawTransform<string, NamedSite[]>(({ dataset, addIssue, NEVER }) => {
    const names = dataset.value.split(',').map((each) => each.trim());
    const named = names.filter(Boolean).map(readSite);
    if (named.every((each) => each !== undefined)) return named;
    addIssue({ message: 'must list sites, such as https://shop.example or https://*.shop.example' });
    return NEVER;
  }),
);

/** While developing, pages of other servers on this machine may call. */
const DEVELOPMENT_SITES = 'localhost';

const NEARBY = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', size = '1', ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^[1-9]\d*$/.test(size) && Number(size) <= bits;
}

const proxies = v.pipe(
  v.string(),
  v.check(
    (list) => list.split(',').every((each) => NEARBY.includes(each.trim()) || isNetwork(each.trim())),
    `must list addresses, networks like 10.0.0.0/8, or ${NEARBY.join(', ')}`,
  ),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting there is, by the name of its environment variable. Empty means not set, but for `FREE_DELIVERY_ABOVE`. */
const schema = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  PUBLIC_URL: v.optional(webUrl),
  RASOI_DATA: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')),
  ),
  S3_ENDPOINT: v.optional(webUrl),
  S3_BUCKET: v.optional(words),
  S3_REGION: v.optional(words, 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(words),
  S3_SECRET_ACCESS_KEY: v.optional(words),
  ADMIN_EMAIL: v.optional(address, 'admin@rasoi.local'),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.maxLength(256, 'must have at most 256 characters'))),
  RATE_LIMIT_SCALE: v.optional(decimal, '1'),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'warn'),
  FREE_DELIVERY_ABOVE: v.optional(
    v.union([v.literal(''), decimal], 'must be an amount in rupees, or empty'),
    '500',
  ),
  KITCHEN_TIME_ZONE: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, such as Asia/Kolkata')),
    'Asia/Kolkata',
  ),
  PINCODE_URL: v.optional(webUrl),
  ALLOWED_ORIGINS: v.optional(sites, ''),
  TRUST_PROXY: v.optional(proxies, 'loopback'),
  ...mailServerEntries,
  SMS_URL: v.optional(webUrl),
  SMS_TOKEN: v.optional(words),
  SMS_FROM: v.optional(words),
  MAIL_KEEP_DAYS: v.optional(whole(1, 3650), '90'),
  KITCHEN_EMAIL: v.optional(address),
  EMAIL_SERVICE_URL: v.optional(webUrl),
  EMAIL_PUBLIC_KEY: v.optional(serviceId, 'rasoi-public'),
  EMAIL_SERVICE_ID: v.optional(serviceId, 'rasoi'),
  NEWSLETTER_TEMPLATE_ID: v.optional(serviceId, 'newsletter'),
  FORM_SERVICE_URL: v.optional(webUrl),
  CONTACT_FORM_ID: v.optional(serviceId, 'contact'),
  ...signInEntries,
  ...oldDataEntries,
  NODE_ENV: v.optional(v.string(), 'development'),
  RASOI_DEV: v.optional(v.string()),
});

/** The e-mail service of WIRE-13: ours, or a hosted one. */
export interface EmailServiceSettings {
  /** Where the hosted one is; null means this server. */
  origin: string | null;
  publicKey: string;
  serviceId: string;
  newsletterTemplate: string;
}

/** The form service of WIRE-14: ours, or a hosted one. */
export interface FormServiceSettings {
  /** Where the hosted one is; null means this server. */
  endpoint: string | null;
  contactForm: string;
}

/** A store that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An HTTP gateway for text messages. */
export interface SmsSettings {
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
  /** Whom messages are from, as the gateway knows it. */
  from: string | undefined;
}

export interface Settings {
  port: number;
  host: string;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** The one folder all data is in. */
  dataFolder: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Carries events between instances in place of the database, and counts for all of them what is limited. */
  redisUrl: string | undefined;
  /** Where the content of files lies; undefined means in the data folder. */
  s3: S3Settings | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitScale: number;
  logLevel: string;
  /** Undefined means no order travels free. */
  freeDeliveryAbove: Paise | undefined;
  /** Where the kitchen's days begin and end, as in 'Asia/Kolkata'. */
  timeZone: string;
  /** Where pages look pincodes up: our own path, or a public service. */
  pincodeUrl: string;
  /** Other sites whose pages may call the API. */
  allowedSites: readonly NamedSite[];
  /** The mail server; undefined keeps mails in the outbox, for admins to read. */
  smtpUrl: string | undefined;
  /** Whom mails are from. */
  mailFrom: string;
  /** Undefined keeps text messages in the outbox, for admins to read. */
  sms: SmsSettings | undefined;
  /** Mails of the outbox that are over are deleted after so many days. */
  mailKeepDays: number;
  /** Where the kitchen reads its own mail. */
  kitchenEmail: string;
  emailService: EmailServiceSettings;
  formService: FormServiceSettings;
  signIn: SignInSettings;
  oldData: OldDataSettings;
  /** Whose X-Forwarded-* headers are believed, in Fastify's words. */
  trustProxy: string;
  /** Pages come from their sources, rebuilt as they change. */
  watchPages: boolean;
}

function s3Settings(read: v.InferOutput<typeof schema>): S3Settings | undefined {
  if (read.S3_ENDPOINT === undefined) return undefined;
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = read[name];
    if (value === undefined) throw new SettingsError(`${name} is needed with S3_ENDPOINT`);
    return value;
  };
  return {
    endpoint: read.S3_ENDPOINT,
    bucket: needed('S3_BUCKET'),
    region: read.S3_REGION,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

/** Settings from the environment. Throws SettingsError, naming the variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'FREE_DELIVERY_ABOVE'),
  );
  if (given.NODE_ENV !== 'production') given.ALLOWED_ORIGINS ??= DEVELOPMENT_SITES;
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingsError(`${String(issue.path?.[0]?.key)} ${issue.message}`);
  }
  const read = result.output;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const production = read.NODE_ENV === 'production';
  if (production && read.ADMIN_PASSWORD !== undefined) {
    const problem = adminPasswordProblem(read.ADMIN_PASSWORD, { publicUrl, host: read.HOST });
    if (problem) throw new SettingsError(problem);
  }
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    dataFolder: resolve(ROOT, read.RASOI_DATA),
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    s3: s3Settings(read),
    adminEmail: read.ADMIN_EMAIL,
    adminPassword: read.ADMIN_PASSWORD,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    logLevel: read.LOG_LEVEL,
    freeDeliveryAbove:
      read.FREE_DELIVERY_ABOVE === '' ? undefined : toPaise(rupees(read.FREE_DELIVERY_ABOVE)),
    timeZone: read.KITCHEN_TIME_ZONE,
    pincodeUrl: read.PINCODE_URL ?? '/pincode',
    allowedSites: read.ALLOWED_ORIGINS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Rasoi <no-reply@${new URL(publicUrl).hostname}>`,
    sms:
      read.SMS_URL === undefined
        ? undefined
        : { url: read.SMS_URL, token: read.SMS_TOKEN, from: read.SMS_FROM },
    mailKeepDays: read.MAIL_KEEP_DAYS,
    kitchenEmail: read.KITCHEN_EMAIL ?? read.ADMIN_EMAIL,
    emailService: {
      origin: read.EMAIL_SERVICE_URL ?? null,
      publicKey: read.EMAIL_PUBLIC_KEY,
      serviceId: read.EMAIL_SERVICE_ID,
      newsletterTemplate: read.NEWSLETTER_TEMPLATE_ID,
    },
    formService: { endpoint: read.FORM_SERVICE_URL ?? null, contactForm: read.CONTACT_FORM_ID },
    signIn: signInSettings(read, (needed, by) => new SettingsError(`${needed} is needed with ${by}`)),
    oldData: oldDataSettings(read),
    trustProxy: read.TRUST_PROXY,
    watchPages: read.RASOI_DEV === '1',
  };
}
