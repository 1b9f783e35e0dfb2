import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '#server/db/embedded/test-process.ts';
import { at } from '#tests/kitchen.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { memoryOf } from './processes.ts';
import { isLong, seededRandom } from './random.ts';

const SLOW = 1_000;
const FLOODS = 200;
const LARGE = isLong ? 200 : 40;
const LARGE_BYTES = 10 * 1_048_576;
const HALF_UPLOADS = 30;
/** More than clients may cost a server, which has about 200 (MB). */
const GROWTH = 150;
const ANSWER_WITHIN_MS = 10_000;

let folder: string;
let kitchen: KitchenProcess;
let crowd: Crowd;
let memory: number;

beforeAll(async () => {
  folder = await makeFolder();
  kitchen = await startKitchen(folder);
  const random = seededRandom('bad clients');
  crowd = await gatherCrowd({ kitchen: () => kitchen, random, customers: 4, impatient: true });
  await crowd.order(40);
  memory = await memoryOf(kitchen.pid);
});
afterAll(async () => {
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

/** What must hold after every kind of bad client: customers order, and the server has not grown. */
async function checkService(): Promise<void> {
  await crowd.order(20);
  expect([...crowd.refusals.keys()]).toEqual([]);
  expect(crowd.slowest()).toBeLessThan(ANSWER_WITHIN_MS);
  expect((await memoryOf(kitchen.pid)) - memory).toBeLessThan(GROWTH);
  await checkLedger(kitchen.databaseUrl, crowd);
}

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(kitchen.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const many = <T>(count: number, task: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => task(n)));

/** Sends a raw request and returns all that comes back until the server closes. */
async function raw(head: string): Promise<string> {
  const socket = await openSocket();
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(head);
  await closed;
  return text;
}

// FAULT-5
it('customers who leave in the middle of placing an order, and place it again, have ordered once', async () => {
  await checkService();
});

it('a thousand clients that send a byte now and then do not keep others from ordering', async () => {
  const sockets = await many(SLOW, openSocket);
  for (const socket of sockets) socket.write('GET /v1/health HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, 500);
  await checkService();
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
});

it.each([
  ['one long header', `x: ${'a'.repeat(100_000)}\r\n`],
  ['thousands of headers', Array.from({ length: 5_000 }, (_, n) => `x-${n}: a\r\n`).join('')],
])('a flood of headers (%s) is refused', async (_what, headers) => {
  const answers = await many(FLOODS, () => raw(`GET /v1/health HTTP/1.1\r\nhost: x\r\n${headers}\r\n`));
  // A client that still sends when the server has closed may not read the answer.
  const statuses = new Set(answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
  expect([...statuses].filter(Boolean)).toEqual(['431']);
  await checkService();
});

it('bodies of 10 MB are refused without being kept', async () => {
  const body = Buffer.alloc(LARGE_BYTES, 'a');
  const statuses = await many(LARGE, async () => {
    const headers = { 'x-appwrite-project': 'rasoi', 'content-type': 'application/json' };
    const sent = request(`${kitchen.origin}/v1${at('carts')}`, { method: 'POST', headers, agent: false });
    const answer = new Promise<number | undefined>((resolve) => {
      sent.on('response', (response) => resolve(response.statusCode));
      sent.on('error', () => resolve(undefined));
    });
    // In chunks, so that no length announces them.
    for (let from = 0; from < body.length; from += 65_536) sent.write(body.subarray(from, from + 65_536));
    sent.end();
    const status = await answer;
    sent.destroy();
    return status;
  });
  expect(new Set(statuses.filter(Boolean))).toEqual(new Set([400]));
  await checkService();
});

it('half uploads leave no file, and do not keep their sender from uploading', async () => {
  const uploads = '/v1/storage/buckets/attachments/files';
  const { session } = crowd.cook;
  const fields = (id: string) =>
    `--x\r\ncontent-disposition: form-data; name="fileId"\r\n\r\n${id}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="words.txt"\r\n\r\n`;
  const headers = {
    'x-appwrite-project': 'rasoi',
    'x-appwrite-session': session,
    'content-type': 'multipart/form-data; boundary=x',
  };
  await many(HALF_UPLOADS, async (n) => {
    const socket = await openSocket();
    const lines = Object.entries({ host: 'x', ...headers, 'content-length': '5000000' });
    socket.write(`POST ${uploads} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
    socket.write(fields(`half${n}`) + 'Less salt. '.repeat(50_000));
    await sleep(100);
    socket.destroy();
  });
  const body = `${fields('whole')}Less salt.\r\n--x--\r\n`;
  const whole = await fetch(`${kitchen.origin}${uploads}`, { method: 'POST', headers, body });
  expect([whole.status, await whole.json()]).toEqual([201, expect.objectContaining({ $id: 'whole' })]);
  const stored = await readdir(join(folder, 'files'), { recursive: true });
  expect(stored.filter((name) => name.includes('/'))).toHaveLength(1);
  await checkService();
});
