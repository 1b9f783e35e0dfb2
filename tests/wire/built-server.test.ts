import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

// The server as it was built (`npm run build`), and what it holds in memory.

const BUILD = join(PROJECT_FOLDER, 'build');
/** Libraries for what many kitchens never do: photos and prints, certificates, keys of backups, notifications, passkeys, Redis. */
const FOR_LATER = [
  'sharp',
  'file-type',
  'acme-client',
  'age-encryption',
  'web-push',
  '@simplewebauthn/server',
  'ioredis',
  'prom-client',
];

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen({}, { withPages: true });
});
afterAll(() => kitchen.close());

// OPS-12
it('the server loads libraries that it may never need when it first needs them', () => {
  const program = readFileSync(join(BUILD, 'app/main.js'), 'utf8');
  // The semicolon before one import is the end of another, so it is no part of the match.
  const imported = program.matchAll(/(?:^|(?<=[;}]))import\b[^'"(]*['"]([^'"]+)['"]/gm);
  const names = [...imported].map(([, name]) => name);
  expect(names).toContain('fastify');
  expect(FOR_LATER.filter((name) => names.includes(name))).toEqual([]);
  // As long as they are used at all.
  expect(FOR_LATER.filter((name) => !program.includes(name))).toEqual([]);
});

// OPS-12
it('the files of the build take one route a folder', async () => {
  const top = readdirSync(join(BUILD, 'client'), { withFileTypes: true });
  const expected = top.map((entry) => `GET /${entry.name}${entry.isDirectory() ? '/*' : ''}`);
  expect(kitchen.app.routes).toEqual(expect.arrayContaining(expected));
  const [asset] = readdirSync(join(BUILD, 'client/assets')).filter((name) => name.endsWith('.js'));
  expect(kitchen.app.routes).not.toContain(`GET /assets/${asset}`);
  const found = await kitchen.app.server.inject({
    url: `/assets/${asset}?v=1`,
    headers: { 'accept-encoding': 'br' },
  });
  expect([found.statusCode, found.headers['content-encoding']]).toEqual([200, 'br']);
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const head = await kitchen.app.server.inject({ method: 'HEAD', url: '/favicon.ico' });
  expect([head.statusCode, head.headers['cache-control'], head.body]).toEqual([
    200,
    'public, max-age=86400',
    '',
  ]);
  for (const path of [
    '/assets/none.js',
    '/assets/',
    '/images/../../package.json',
    '/images/..%2f..%2fpackage.json',
  ]) {
    const missing = await kitchen.app.server.inject({ url: path, headers: { accept: 'text/html' } });
    expect([path, missing.statusCode, missing.headers['content-type']]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
  }
});
