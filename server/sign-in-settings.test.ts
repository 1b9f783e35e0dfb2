import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
const OIDC = { OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 's' };

it('offers nobody without settings, and each with its own', () => {
  expect(readSettings({}).signIn.offered).toEqual([]);
  const all = { ...GOOGLE, ...OIDC, OIDC_ISSUER: 'https://id.example/o/app/', OIDC_NAME: 'Tiffin ID' };
  const { offered, oidc } = readSettings(all).signIn;
  expect(offered).toEqual([
    { name: 'google', label: 'Google' },
    { name: 'oidc', label: 'Tiffin ID' },
  ]);
  // An issuer is known by its very letters.
  expect(oidc?.issuer).toBe('https://id.example/o/app/');
});

it('refuses half a provider, and one that anybody on the way could play', () => {
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'g' })).toThrow('GOOGLE_CLIENT_SECRET is needed');
  expect(() => readSettings({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toThrow('https://');
  expect(() => readSettings({ ...OIDC, OIDC_ISSUER: 'http://localhost.evil.example' })).toThrow('https://');
  expect(readSettings({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' }).signIn.oidc).toBeDefined();
});
