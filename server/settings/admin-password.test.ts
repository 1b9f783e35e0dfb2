import { expect, it } from 'vitest';
import { adminPasswordProblem } from './admin-password.ts';
import { readSettings } from './read-settings.ts';

// SAFE-26

const HERE = { publicUrl: 'http://localhost:3000', host: '127.0.0.1' };
const GOOD = 'Ghar-ki-thali-249';

it.each(['admin', 'Admin@123', 'password1', 'Rasoi2024!', 'changeme', 'abcdefg', 'short', 'Passw0rd!'])(
  'an admin password that anybody could guess is refused on a public site: %s',
  (password) => {
    const site = { ...HERE, publicUrl: 'https://rasoi.example' };
    expect(adminPasswordProblem(password, site)).toBe(
      'ADMIN_PASSWORD is too weak for a public site (https://rasoi.example)',
    );
    expect(adminPasswordProblem(GOOD, site)).toBeUndefined();
  },
);

it.each(['0.0.0.0', '::', '192.168.1.20', '203.0.113.7', 'kitchen.example', '127.evil.example'])(
  'a guessable admin password is refused where other machines reach the server: HOST=%s',
  (host) => {
    for (const publicUrl of ['http://localhost:3000', 'http://192.168.1.20:3000', 'http://kitchen.local'])
      expect(adminPasswordProblem('admin', { publicUrl, host })).toContain('HOST=127.0.0.1');
    expect(adminPasswordProblem(GOOD, { publicUrl: 'http://localhost:3000', host })).toBeUndefined();
  },
);

it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])(
  'a guessable admin password is allowed where only this machine reaches the server: HOST=%s',
  (host) => {
    expect(adminPasswordProblem('admin', { ...HERE, host })).toBeUndefined();
  },
);

it.each([
  'http://localhost:3000',
  'http://rasoi.localhost',
  'http://kitchen.local',
  'http://127.0.0.1',
  'http://127.9.9.9:3000',
  'http://10.1.2.3',
  'http://192.168.1.20:3000',
  'http://172.16.0.1',
  'http://172.31.0.1',
  'http://[::1]:3000',
])('a guessable admin password is allowed on a local site: %s', (publicUrl) => {
  expect(adminPasswordProblem('admin', { ...HERE, publicUrl })).toBeUndefined();
});

it.each([
  'https://localhost.example',
  'https://localhosting.example',
  'https://order.localkitchen.in',
  'https://10.rasoi.in',
  'https://127.0.0.1.rasoi.in',
  'http://172.32.0.1',
  'http://192.169.0.1',
  'http://8.8.8.8',
  'http://[2001:db8::1]',
])('a guessable admin password is refused at an address that only looks local: %s', (publicUrl) => {
  expect(adminPasswordProblem('admin', { ...HERE, publicUrl })).toContain('ADMIN_PASSWORD');
});

it('the server does not start with a guessable admin password, except in development', () => {
  const env = { ADMIN_PASSWORD: 'admin' };
  expect(() => readSettings({ ...env, NODE_ENV: 'production' })).toThrow('ADMIN_PASSWORD is too weak');
  expect(readSettings({ ...env, NODE_ENV: 'production', HOST: '127.0.0.1' }).adminPassword).toBe('admin');
  expect(readSettings(env).adminPassword).toBe('admin');
});
