import { expect, it } from 'vitest';
import { publicSettings } from './public-settings.ts';
import { readSettings } from './read-settings.ts';

const OIDC = { OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 's' };

it('a sign-in provider is offered only with its settings', () => {
  const GOOGLE = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  expect(publicSettings(readSettings({})).signInWith).toEqual([]);
  const all = { ...GOOGLE, ...OIDC, OIDC_ISSUER: 'https://id.example/o/app/', OIDC_NAME: 'Tiffin ID' };
  const settings = readSettings(all);
  expect(publicSettings(settings).signInWith).toEqual([
    { name: 'google', label: 'Google' },
    { name: 'oidc', label: 'Tiffin ID' },
  ]);
  // Issuers are compared character by character.
  expect(settings.oidc?.issuer).toBe('https://id.example/o/app/');
});

it('a provider with incomplete settings or without https is refused', () => {
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'g' })).toThrow('GOOGLE_CLIENT_SECRET is needed');
  expect(() => readSettings({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toThrow('https://');
  expect(() => readSettings({ ...OIDC, OIDC_ISSUER: 'http://localhost.evil.example' })).toThrow('https://');
  expect(readSettings({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' }).oidc).toBeDefined();
});

it('pages get no setting that is not marked public, and no secret', () => {
  const secrets = Object.fromEntries(
    ['ADMIN_PASSWORD', 'SMS_TOKEN', 'GOOGLE_CLIENT_SECRET', 'GITHUB_CLIENT_SECRET', 'OIDC_CLIENT_SECRET']
      .concat('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID')
      .map((name) => [name, `secret-${name}`]),
  );
  const settings = readSettings({
    ...secrets,
    ...{ SMS_URL: 'https://sms.example', GOOGLE_CLIENT_ID: 'g', GITHUB_CLIENT_ID: 'h', OIDC_CLIENT_ID: 'o' },
    ...{ OIDC_ISSUER: 'https://id.example', S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files' },
    ...{ DATABASE_URL: 'postgres://secret-user@db', REDIS_URL: 'redis://:secret@redis' },
    SMTP_URL: 'smtps://secret-user:secret@mail.example',
  });
  expect(JSON.stringify(settings)).toContain('secret');
  const known = publicSettings(settings);
  expect(JSON.stringify(known)).not.toContain('secret');
  expect(Object.keys(known).sort()).toEqual([
    'emailService',
    'formService',
    'mailConfigured',
    'mapStyleUrl',
    'pincodeUrl',
    'publicUrl',
    'signInCodes',
    'signInWith',
    'textsConfigured',
  ]);
});

// LOGIN-16
it('codes for signing in are offered where they can be sent, and for development on this machine', () => {
  const site = { PUBLIC_URL: 'https://rasoi.example' };
  const offered = (env: Record<string, string>) => publicSettings(readSettings(env)).signInCodes;
  expect(offered(site)).toEqual([]);
  expect(offered({ ...site, SMS_URL: 'https://sms.example' })).toEqual(['phone']);
  expect(offered({ ...site, SMTP_URL: 'smtps://mail.example' })).toEqual(['email']);
  expect(offered({})).toEqual(['phone', 'email']);
});
