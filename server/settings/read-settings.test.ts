import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project-folder.ts';
import { readSettings, SettingsError } from './read-settings.ts';

/** The error message, or undefined when the settings are valid. */
function complaint(env: Record<string, string>): string | undefined {
  try {
    readSettings(env);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
}

describe('settings', () => {
  const LOCALHOST = { scheme: undefined, host: 'localhost', subdomains: false, port: undefined };
  const defaults = {
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataFolder: join(PROJECT_FOLDER, 'data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    adminEmail: 'admin@rasoi.local',
    adminPassword: undefined,
    rateLimitScale: 1,
    logLevel: 'warn',
    firstStart: {
      freeDeliveryAbove: 50_000,
      timeZone: 'Asia/Kolkata',
      kitchenEmail: 'admin@rasoi.local',
    },
    pincodeUrl: '/pincode',
    allowedSites: [LOCALHOST],
    trustProxy: 'loopback',
    watchPages: false,
  };

  it('have defaults that work', () => {
    expect(readSettings({})).toMatchObject(defaults);
    const unset = 'PORT HOST PUBLIC_URL RASOI_DATA DATABASE_URL ADMIN_EMAIL ADMIN_PASSWORD RATE_LIMIT_SCALE';
    const empty = `${unset} LOG_LEVEL PINCODE_URL ALLOWED_ORIGINS TRUST_PROXY NODE_ENV RASOI_DEV`.split(' ');
    const given = Object.fromEntries(empty.map((name) => [name, '']));
    expect(readSettings(given)).toMatchObject(defaults);
  });

  it('of a group that a variable enables are undefined without it, also by their type', () => {
    const { sms } = readSettings({});
    // @ts-expect-error sms may be undefined
    expect(() => sms.url).toThrow(TypeError);
  });

  it.each<[string, string, object]>([
    ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['PORT', '0', { port: 0 }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['PUBLIC_URL', 'https://rasoi.example/', { publicUrl: 'https://rasoi.example' }],
    ['RASOI_DATA', '/srv/rasoi', { dataFolder: '/srv/rasoi' }],
    ['RASOI_DATA', 'elsewhere', { dataFolder: join(PROJECT_FOLDER, 'elsewhere') }],
    ['DATABASE_URL', 'postgres://u:p@h/d', { databaseUrl: 'postgres://u:p@h/d' }],
    ['DATABASE_URL', 'postgresql://h/d', { databaseUrl: 'postgresql://h/d' }],
    ['DATABASE_DIRECT_URL', 'postgres://h/d', { databaseDirectUrl: 'postgres://h/d' }],
    ['ADMIN_EMAIL', 'Chef@Rasoi.Example', { adminEmail: 'chef@rasoi.example' }],
    ['ADMIN_PASSWORD', 'weak', { adminPassword: 'weak' }],
    ['RATE_LIMIT_SCALE', '0', { rateLimitScale: 0 }],
    ['RAZORPAY_URL', 'http://127.0.0.1:9', { razorpay: undefined }],
    ['RATE_LIMIT_SCALE', '0.5', { rateLimitScale: 0.5 }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['KITCHEN_TIME_ZONE', 'America/New_York', { firstStart: { timeZone: 'America/New_York' } }],
    ['FREE_DELIVERY_ABOVE', '749.50', { firstStart: { freeDeliveryAbove: 74_950 } }],
    ['FREE_DELIVERY_ABOVE', '0', { firstStart: { freeDeliveryAbove: 0 } }],
    ['FREE_DELIVERY_ABOVE', '', { firstStart: { freeDeliveryAbove: undefined } }],
    [
      'PINCODE_URL',
      'https://api.postalpincode.in/pincode/',
      { pincodeUrl: 'https://api.postalpincode.in/pincode' },
    ],
    [
      'ALLOWED_ORIGINS',
      ' shop.example , https://*.Rasoi.example:8443,',
      {
        allowedSites: [
          { scheme: undefined, host: 'shop.example', subdomains: false, port: undefined },
          { scheme: 'https:', host: 'rasoi.example', subdomains: true, port: '8443' },
        ],
      },
    ],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, ::1', { trustProxy: 'loopback, 10.0.0.0/8, ::1' }],
    ['RASOI_DEV', '1', { watchPages: true }],
  ])('accept %s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected);
  });

  it.each<[string, string, string]>([
    ['PORT', '65536', 'PORT must be at most 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'rasoi.example', 'PUBLIC_URL must be a URL'],
    ['PUBLIC_URL', 'ftp://rasoi.example', 'PUBLIC_URL must begin with http:// or https://'],
    ['DATABASE_URL', 'mysql://h/d', 'DATABASE_URL must begin with postgres://'],
    ['DATABASE_URL', '/var/run', 'DATABASE_URL must begin with postgres://'],
    ['ADMIN_EMAIL', 'chef', 'ADMIN_EMAIL must be an e-mail address'],
    ['ADMIN_PASSWORD', 'x'.repeat(257), 'ADMIN_PASSWORD must have at most 256 characters'],
    ['RATE_LIMIT_SCALE', '-1', 'RATE_LIMIT_SCALE must be a number, 0 or more'],
    ['RATE_LIMIT_SCALE', 'off', 'RATE_LIMIT_SCALE must be a number, 0 or more'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    ['FREE_DELIVERY_ABOVE', 'never', 'FREE_DELIVERY_ABOVE must be an amount in rupees, or empty'],
    ['FREE_DELIVERY_ABOVE', '-500', 'FREE_DELIVERY_ABOVE must be an amount in rupees, or empty'],
    ['PINCODE_URL', 'pincode', 'PINCODE_URL must be a URL'],
    [
      'ALLOWED_ORIGINS',
      'shop.example,https://shop.example/menu',
      'ALLOWED_ORIGINS must list sites, such as https://shop.example or https://*.shop.example',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must list addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must list addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    ],
  ])('refuse %s=%s with one line that names it', (name, value, line) => {
    expect(complaint({ [name]: value })).toBe(line);
    expect(line).not.toContain('\n');
  });

  it.each(['loopback', 'uniquelocal,linklocal', '::/1', '192.168.1.1', '10.0.0.0/8,fd00::/8'])(
    'accept TRUST_PROXY=%s',
    async (value) => {
      const server = Fastify({ trustProxy: readSettings({ TRUST_PROXY: value }).trustProxy });
      server.get('/', async (request) => request.ip);
      expect((await server.inject('/')).statusCode).toBe(200);
    },
  );

  // GATEWAY-8
  it.each([
    [{ RAZORPAY_KEY_ID: 'rzp_test_a1' }, 'RAZORPAY_KEY_SECRET is needed with RAZORPAY_KEY_ID'],
    [
      { RAZORPAY_KEY_ID: 'rzp_live_a1', RAZORPAY_KEY_SECRET: 's' },
      'RAZORPAY_WEBHOOK_SECRET is needed with RAZORPAY_KEY_ID',
    ],
    [{ RAZORPAY_KEY_SECRET: 's' }, 'RAZORPAY_KEY_ID is needed with RAZORPAY_KEY_SECRET'],
    [{ RAZORPAY_WEBHOOK_SECRET: 's' }, 'RAZORPAY_KEY_ID is needed with RAZORPAY_WEBHOOK_SECRET'],
    [{ RAZORPAY_KEY_ID: 'key' }, 'RAZORPAY_KEY_ID must be a key id of Razorpay: rzp_test_… or rzp_live_…'],
    [{ RAZORPAY_URL: 'http://razorpay.example' }, 'RAZORPAY_URL must begin with https://'],
  ])('of the payment gateway are complete or none: %j', (env, message) => {
    expect(complaint(env)).toBe(message);
  });

  it('allow pages of other servers on this machine only in development', () => {
    expect(readSettings({ NODE_ENV: 'test' }).allowedSites).toEqual([LOCALHOST]);
    expect(readSettings({ NODE_ENV: 'production' }).allowedSites).toEqual([]);
    expect(readSettings({ NODE_ENV: 'production', ALLOWED_ORIGINS: 'localhost' }).allowedSites).toEqual([
      LOCALHOST,
    ]);
  });

  it('ignore the variables of other programs', () => {
    expect(complaint({ PATH: '/bin', HOME: '/root', RASOI_UNKNOWN: 'x' })).toBeUndefined();
  });
});

// HTTPS-1
describe('the domain of HTTPS', () => {
  it('sets the public address and keeps the plain port to this machine', () => {
    expect(readSettings({ HTTPS_DOMAIN: 'Khana.Example' })).toMatchObject({
      ...{ publicUrl: 'https://khana.example', host: '127.0.0.1', mailFrom: 'no-reply@khana.example' },
      https: { domain: 'khana.example', port: 443, httpPort: 80 },
    });
    const given = { HTTPS_DOMAIN: 'khana.example', HTTPS_PORT: '8443' };
    expect(readSettings(given).publicUrl).toBe('https://khana.example:8443');
    expect(readSettings({ ...given, PUBLIC_URL: 'https://khana.example:8443' }).https?.port).toBe(8443);
    expect(readSettings({}).https).toBeUndefined();
  });

  it.each([
    [
      { PUBLIC_URL: 'https://rasoi.example' },
      'PUBLIC_URL is https://rasoi.example, but HTTPS_DOMAIN makes it https://khana.example. Delete PUBLIC_URL, or make both the same',
    ],
    [
      { PUBLIC_URL: 'http://khana.example' },
      'PUBLIC_URL is http://khana.example, but HTTPS_DOMAIN makes it https://khana.example. Delete PUBLIC_URL, or make both the same',
    ],
    [{ PORT: '443' }, 'PORT, HTTP_PORT and HTTPS_PORT must be three ports'],
    [
      { HTTPS_DOMAIN: 'https://khana.example' },
      'HTTPS_DOMAIN must be one domain, such as khana.example, without https:// and without a port',
    ],
    [{ ACME_URL: 'http://acme.example' }, 'ACME_URL must begin with https://'],
  ])('stops the start in one line if %j does not fit', (env, words) => {
    expect(complaint({ HTTPS_DOMAIN: 'khana.example', ...env })).toBe(words);
  });
});
