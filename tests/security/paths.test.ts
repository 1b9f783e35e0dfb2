import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { rawRequest } from './raw-request.ts';

// Addresses that lead out of the folders whose files the server sends: those of the build (`npm run build`) and those of
// uploads. They are sent byte by byte, because clients clean addresses up.

/** Stands in a file of the data folder, and beside the folder. */
const SECRET = 'secret of the kitchen';
/** Ways to write one step up. */
const STEPS_UP = [
  '../',
  '%2e%2e/',
  '%2E%2E/',
  '.%2e/',
  '..%2f',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%u2215',
  '%uff0e%uff0e/',
  '....//',
  '..;/',
  '..%00/',
  './/../',
];
/** The beginnings of addresses under which the server sends files. */
const PLACES = [
  '/',
  '/assets/',
  '/images/',
  '/images/masala-chai.webp/',
  '/v1/storage/buckets/',
  '/v1/storage/buckets/images/files/',
];
/** The last part of the address of an uploaded file, after its id. */
const ENDS = ['/view', '/download', '/preview?width=400&output=webp'];

let kitchen: Kitchen;
let origin: string;
let data: string;
/** Files outside, each with the steps up to the nearest folder above it and a text of it. */
let outside: { path: string; steps: number; text: string }[];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'rasoi-paths-'));
  await mkdir(join(data, 'files'), { recursive: true });
  for (const file of ['secret.txt', 'files/secret.txt']) await writeFile(join(data, file), SECRET);
  kitchen = await openKitchen({ RASOI_DATA: data }, { withPages: true });
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  outside = [
    { path: 'package.json', steps: 2, text: '"private": true' },
    { path: 'package.json', steps: 3, text: '"private": true' },
    { path: 'server/index.js', steps: 1, text: 'createPages' },
    { path: 'secret.txt', steps: 1, text: SECRET },
    { path: 'etc/passwd', steps: 20, text: 'root:x:' },
  ];
});
afterAll(async () => {
  await kitchen.close();
  await rm(data, { recursive: true, force: true });
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

async function expectNothingOf(target: string): Promise<void> {
  const answer = await rawRequest(origin, target, { 'x-appwrite-project': 'rasoi' });
  const found = outside.filter(({ text }) => answer.includes(text)).map(({ path }) => path);
  const status = statusOf(answer);
  expect([target, status, found]).toEqual([
    target,
    expect.toSatisfy((code) => code >= 400 && code < 500),
    [],
  ]);
}

// SEC-16
describe('an address that leads out of the folder of public files', () => {
  it('has something to find there, and the files inside are sent', async () => {
    for (const [file, text] of [
      ['package.json', '"private": true'],
      ['build/server/index.js', 'createPages'],
    ] as const)
      expect(await readFile(join(PROJECT_FOLDER, file), 'utf8')).toContain(text);
    expect(existsSync('/etc/passwd')).toBe(true);
    expect(statusOf(await rawRequest(origin, '/images/masala-chai.webp'))).toBe(200);
  });

  it.each(STEPS_UP)('finds no file outside by steps up as %j', async (up) => {
    for (const place of PLACES) {
      const ends = place.startsWith('/v1/') ? ENDS : [''];
      const ways = outside.map(({ path, steps }) => `${place}${up.repeat(steps)}${path}`);
      await Promise.all(ways.flatMap((way) => ends.map((end) => expectNothingOf(`${way}${end}`))));
    }
  });

  it.each(PLACES)('finds no file outside by a whole path or a null byte: %s', async (place) => {
    const files = ['/etc/passwd', join(PROJECT_FOLDER, 'package.json'), join(data, 'secret.txt')];
    const forms = files.flatMap((file) => [
      file,
      `/${file}`,
      file.replaceAll('/', '%2f'),
      file.replaceAll('/', '%5c'),
      `file://${file}`,
      `file:%2f%2f${file}`,
      `C:${file.replaceAll('/', '\\')}`,
      `%00${file}`,
      `\0${file}`,
      `masala-chai.webp%00${file}`,
      `${file}%00.webp`,
      `${file}%00`,
    ]);
    for (const form of forms) await expectNothingOf(`${place}${form}`);
  });

  it('finds no file outside by a target that is no path, or begins like one', async () => {
    const targets = ['file:///etc/passwd', 'http://127.0.0.1/../../package.json', '../../package.json', '*'];
    for (const target of [...targets, 'http://evil.example', '//[', '///etc/passwd'])
      await expectNothingOf(target);
  });

  it('has nothing of the host in a target with one', async () => {
    for (const path of ['/menu', '/login']) {
      const answer = await rawRequest(origin, `http://evil.example${path}`);
      expect([statusOf(answer), answer.includes('evil.example')]).toEqual([200, false]);
    }
  });
});
