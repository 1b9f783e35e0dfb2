import { backup, backupS3 } from './backup-groups.ts';
import { demo } from './demo.ts';
import * as groups from './groups.ts';
import { defaultPublicUrl, https } from './https.ts';
import { operation } from './operation.ts';
import * as parse from './parsers.ts';
import type { SettingList, SettingValues } from './setting.ts';
import { updates } from './updates.ts';

/**
 * The list of all settings. The parser, the type `ServerSettings` and the public settings for pages derive from it, and a test
 * compares it with docs/settings.md. To add a setting, add an entry here and run `npm run settings-page`.
 */
export const SETTINGS = {
  environment: {
    env: 'NODE_ENV',
    parse: parse.words,
    default: 'development',
    about: '`production` while it serves customers',
    internal: true,
  },
  watchPages: {
    env: 'RASOI_DEV',
    parse: parse.isOne,
    default: '0',
    about: '`1` builds pages from their sources as these change',
    internal: true,
  },
  https,
  port: { env: 'PORT', parse: parse.wholeNumber(0, 65_535), default: '3000', about: 'the port to listen on' },
  host: {
    env: 'HOST',
    parse: parse.words,
    default: (textOf) => (textOf('HTTPS_DOMAIN') === '' ? '0.0.0.0' : '127.0.0.1'),
    unset: '`0.0.0.0`; with `HTTPS_DOMAIN`, `127.0.0.1`',
    about: 'the address to listen on',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    parse: parse.webUrl,
    default: defaultPublicUrl,
    unset: '`https://HTTPS_DOMAIN`, else `http://localhost:PORT`',
    about: 'the public address of the site; used in links',
    public: true,
  },
  dataFolder: {
    env: 'RASOI_DATA',
    parse: parse.path,
    default: 'data',
    about: 'the one folder all data is in',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    parse: parse.postgresUrl,
    optional: true,
    unset: 'the embedded server',
    about: 'a PostgreSQL server, version 15 or newer, or a pooler such as PgBouncer in front of one',
  },
  databaseDirectUrl: {
    env: 'DATABASE_DIRECT_URL',
    parse: parse.postgresUrl,
    optional: true,
    unset: '`DATABASE_URL`',
    about:
      'the server itself, if `DATABASE_URL` leads to a pooler: for migrations, backups and events. Without it, events need `REDIS_URL`',
  },
  adminEmail: {
    env: 'ADMIN_EMAIL',
    parse: parse.emailAddress,
    default: 'admin@rasoi.local',
    about: 'the first admin',
  },
  adminPassword: {
    env: 'ADMIN_PASSWORD',
    parse: parse.password,
    optional: true,
    unset: 'generated and printed once',
    about:
      'their password; a weak one is refused where other machines reach the server, unless `HOST` is `127.0.0.1` and the site is not public',
  },
  firstStart: groups.firstStart,
  oldData: groups.oldData,
  backup,
  backupS3,
  smtpUrl: {
    env: 'SMTP_URL',
    parse: parse.smtpUrl,
    optional: true,
    unset: 'none: mails wait at `/admin/mail`, where the first admin can pass on their links',
    about: 'the mail server',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    parse: parse.sender,
    default: (textOf) => `no-reply@${new URL(textOf('PUBLIC_URL')).hostname}`,
    unset: "`no-reply@` the site's host",
    about: 'the sender of mails',
  },
  mailKeepDays: {
    env: 'MAIL_KEEP_DAYS',
    parse: parse.wholeNumber(1, 3650),
    default: '90',
    about: 'days for which finished mails are kept in the outbox',
  },
  riderPointHours: {
    env: 'RIDER_POSITION_KEEP_HOURS',
    parse: parse.wholeNumber(1, 720),
    default: '24',
    about: 'hours after which the positions of riders are deleted',
  },
  sms: groups.sms,
  razorpay: groups.razorpay,
  google: groups.google,
  github: groups.github,
  oidc: groups.oidc,
  pincodeUrl: {
    env: 'PINCODE_URL',
    parse: parse.webUrlOr('/pincode'),
    default: '/pincode',
    about: 'the bundled postal data, or a public lookup such as `https://api.postalpincode.in/pincode`',
    public: true,
  },
  mapStyleUrl: {
    env: 'MAP_STYLE_URL',
    parse: parse.webUrl,
    optional: true,
    unset: 'none: pages draw the map file that `npm run rasoi -- map FILE` installs, or a plain drawing',
    about:
      "a map provider's style for MapLibre, with the key that it asks for; browsers load the map from there",
    public: true,
  },
  emailService: groups.emailService,
  formService: groups.formService,
  redisUrl: {
    env: 'REDIS_URL',
    parse: parse.redisUrl,
    optional: true,
    unset: 'none: PostgreSQL carries events, and each instance counts rate limits itself',
    about: 'Redis or Valkey for several instances: carries events, and counts rate limits for all of them',
  },
  s3: groups.s3,
  allowedSites: {
    env: 'ALLOWED_ORIGINS',
    parse: parse.sites,
    // During development, pages of other servers on this machine may call.
    default: (textOf) => (textOf('NODE_ENV') === 'production' ? '' : 'localhost'),
    unset: 'none; `localhost` while developing',
    about:
      'other sites that may call the API and that mailed links may lead to: `https://shop.example`, `https://*.shop.example`, `shop.example`',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    parse: parse.proxies,
    default: 'loopback',
    about: 'the proxies whose `X-Forwarded-*` headers are trusted',
  },
  rateLimitScale: {
    env: 'RATE_LIMIT_SCALE',
    parse: parse.decimal,
    default: '1',
    about: 'multiplies every rate limit; `0` turns them off',
  },
  offlinePages: {
    env: 'OFFLINE_PAGES',
    parse: parse.isOne,
    default: '1',
    about: '`0` makes browsers delete the pages that they have stored for times without a connection',
  },
  webhooksToLoopback: {
    env: 'WEBHOOKS_TO_LOOPBACK',
    parse: parse.isOne,
    default: '0',
    about: '`1` lets webhooks lead to this machine, without https: for tests',
    internal: true,
  },
  logLevel: { env: 'LOG_LEVEL', parse: parse.logLevel, default: 'warn', about: '`info` logs every request' },
  operation,
  updates,
  demo,
} as const satisfies SettingList;

/** The settings of the server process. */
export type ServerSettings = SettingValues<typeof SETTINGS>;
