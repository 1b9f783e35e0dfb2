import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFolder, removeFolder } from '#server/db/embedded/test-process.ts';
import { at, PASSWORD } from '#tests/kitchen.ts';
import { type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { checkLedger } from './ledger.ts';
import { seededRandom } from './random.ts';

const LOGINS = 1_000;
/** People who sign in; not those who order, because an account keeps only its newest sessions. */
const GUESTS = 8;
const READERS = 4;
/** An upper bound of the classes of request times in the server's metrics (seconds). */
const ANSWER_WITHIN = 10;
const TOKEN = 'a-token-for-prometheus';

let folder: string;
let kitchen: KitchenProcess;
let crowd: Crowd;

beforeAll(async () => {
  folder = await makeFolder();
  kitchen = await startKitchen(folder, { settings: { METRICS_TOKEN: TOKEN } });
  crowd = await gatherCrowd({ kitchen: () => kitchen, random: seededRandom('logins'), customers: 4 });
  for (let n = 0; n < GUESTS; n++) expect((await signUp(n)).status).toBe(201);
});
afterAll(async () => {
  await kitchen.end('SIGTERM');
  await removeFolder(join(folder, 'postgres'));
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  retryAfter: string | null;
  took: number;
}

async function timed(request: () => Promise<Response>): Promise<Answer> {
  const started = performance.now();
  const answer = await request();
  await answer.arrayBuffer();
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, took: performance.now() - started };
}

const post = (path: string, body: object) =>
  fetch(`${kitchen.origin}/v1${path}`, {
    method: 'POST',
    headers: { 'x-appwrite-project': 'rasoi', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const guest = (n: number) => ({ email: `guest${n % GUESTS}@example.in`, password: PASSWORD });
const signUp = (n: number) => post('/account', { userId: `guest${n}`, name: 'Guest', ...guest(n) });
const signIn = (n: number) => post('/account/sessions/email', guest(n));

const readMenu = () => fetch(`${kitchen.origin}/v1${at('dishes')}?project=rasoi`);

/** The time within which this share of the requests was answered (milliseconds). */
const percentile = (answers: readonly Answer[], share: number): number => {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
};

/**
 * How many logins the server has answered, and how many of them in time. Its own figures, because the thousand clients share
 * the machine with it: what they measure is mostly how long they wait for each other.
 */
async function answeredLogins(): Promise<{ all: number; inTime: number }> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${kitchen.origin}/metrics`, { headers })).text();
  const sum = (kind: string, bound = '') =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`rasoi_http_request_duration_seconds_${kind}{`))
      .filter((line) => line.includes('route="/v1/account/sessions/email"') && line.includes(bound))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return { all: sum('count'), inTime: sum('bucket', `le="${ANSWER_WITHIN}"`) };
}

// FAULT-9
it('a thousand logins at once: each is answered within 10 seconds of its arrival, and the menu is read meanwhile', async () => {
  const before = await answeredLogins();
  const menu: Answer[] = [];
  let busy = true;
  const reading = Promise.all(
    Array.from({ length: READERS }, async () => {
      while (busy) {
        menu.push(await timed(readMenu));
        await sleep(10);
      }
    }),
  );
  const logins = await Promise.all(Array.from({ length: LOGINS }, (_, n) => timed(() => signIn(n))));
  await crowd.order(10);
  busy = false;
  await reading;
  const signedIn = logins.filter(({ status }) => status === 201);
  console.log(
    `${signedIn.length} of ${LOGINS} signed in; slowest answer ${percentile(logins, 1)} ms; ${menu.length} menus, p99 ${percentile(menu, 0.99)} ms`,
  );
  expect(signedIn.length).toBeGreaterThan(0);
  for (const { status, retryAfter } of logins)
    expect([status, retryAfter !== null]).toEqual([status, status === 503]);
  expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(new Set(menu.map(({ status }) => status))).toEqual(new Set([200]));
  const answered = await vi.waitUntil(async () => {
    const { all, inTime } = await answeredLogins();
    return all - before.all >= LOGINS && { all: all - before.all, inTime: inTime - before.inTime };
  }, 10_000);
  expect(answered).toEqual({ all: LOGINS, inTime: LOGINS });
  await checkLedger(kitchen.databaseUrl, crowd);
});
