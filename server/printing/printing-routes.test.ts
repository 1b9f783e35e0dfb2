import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeJob } from '#tests/doubles/printer-sink.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'rasoi-printing-'));
const kitchen = await openKitchen({ RASOI_DATA: dataFolder });
const owner = await kitchen.admin();
const asha = await kitchen.customer('asha');
const cook = await kitchen.staff('kitchen');
const printer = await kitchen.device('printer');
const tablet = await kitchen.device('kitchenTablet');

afterAll(async () => {
  await kitchen.close();
  rmSync(dataFolder, { recursive: true });
});

const get = (who: Person, path: string) => kitchen.send(who, 'GET', path);
const report = (who: Person, body: object, device = 'printer') =>
  kitchen.send(who, 'PUT', `/devices/${device}/printer`, body);
const device = async () => (await get(owner, at('devices', 'printer'))).json();
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

// PRINT-6
it('a printer’s program gets the commands of a ticket that it has claimed, for its paper', async () => {
  const data = { documentId: 'o1', data: samples.orders() };
  expect((await kitchen.send(asha, 'POST', at('orders'), data)).statusCode).toBe(201);
  const claim = { documentId: 'p1', data: { orderId: 'o1', agentId: 'one' } };
  expect((await kitchen.send(printer, 'POST', at('prints'), claim)).statusCode).toBe(201);
  const answer = await get(printer, '/prints/p1/job?width=58&copies=2&drawer=1');
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  const { pictures, cuts, pulses } = decodeJob(answer.rawPayload);
  expect([pictures.map(({ width }) => width), cuts, pulses]).toEqual([[384, 384], 2, 1]);
  const denied = await Promise.all([VISITOR, asha, tablet].map((who) => get(who, '/prints/p1/job')));
  expect(statuses(denied)).toEqual([404, 404, 404]);
});

it.each(['width=70', 'copies=0', 'copies=6', 'copies=x', 'drawer=yes'])(
  'a job with %s is refused',
  async (query) => {
    const answer = await get(printer, `/devices/printer/test-job?${query}`);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
  },
);

// PRINT-12
it('admins ask for a test page, and read what the printer’s program found', async () => {
  const askTest = (who: Person) => kitchen.send(who, 'POST', '/devices/printer/test');
  expect(await device()).toMatchObject({ printerState: null, testAskedAt: null, testedAt: null });
  expect(statuses(await Promise.all([VISITOR, asha, cook, printer].map(askTest)))).toEqual([
    404, 404, 404, 401,
  ]);
  expect((await askTest(owner)).statusCode).toBe(204);
  const { testAskedAt } = await device();
  expect(Math.abs(Date.parse(testAskedAt) - Date.now())).toBeLessThan(60_000);
  const page = await get(printer, '/devices/printer/test-job?width=80');
  expect(decodeJob(page.rawPayload).pictures[0]?.width).toBe(576);
  expect((await report(printer, { state: 'noPaper' })).statusCode).toBe(204);
  expect(await device()).toMatchObject({ printerState: 'noPaper', testedAt: null });
  expect((await report(printer, { state: 'ready', tested: true })).statusCode).toBe(204);
  const { printerState, testedAt } = await device();
  expect([printerState, testedAt >= testAskedAt]).toEqual(['ready', true]);
});

// PRINT-12
it('only a printer reports its own state, and only one that exists', async () => {
  const answers = await Promise.all([
    ...[VISITOR, asha, cook, owner, tablet].map((who) => report(who, { state: 'noPaper' })),
    report(printer, { state: 'noPaper' }, 'kitchenTablet'),
    report(tablet, { state: 'noPaper' }, 'kitchenTablet'),
  ]);
  expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  for (const body of [{ state: 'burning' }, {}, { state: 'ready', tested: 'yes' }]) {
    expect((await report(printer, body)).statusCode).toBe(400);
  }
  await kitchen.change(owner, 'devices', 'printer', { printerState: 'coverOpen' });
  expect((await device()).printerState).not.toBe('coverOpen');
});

// PRINT-13
it('only owners and managers read which programs are packed, and get no other file', async () => {
  const answers = await Promise.all(
    [VISITOR, asha, cook, printer].map((who) => get(who, '/printer-programs')),
  );
  expect(statuses(answers)).toEqual([401, 401, 401, 401]);
  const list = await get(owner, '/printer-programs');
  expect([list.statusCode, list.json().programs]).toEqual([200, expect.any(Array)]);
  for (const name of ['SHA256SUMS', '..%2F..%2Fpackage.json', 'unknown']) {
    expect((await get(owner, `/printer-programs/${name}`)).statusCode).toBe(404);
  }
});

// PRINT-13
it('gives out the programs that somebody has copied into the data', async () => {
  const folder = join(dataFolder, 'printer');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rasoi-printer.exe'), 'a program');
  writeFileSync(join(folder, 'other.exe'), 'none of ours');
  try {
    expect((await get(owner, '/printer-programs')).json().programs).toContain('rasoi-printer.exe');
    const file = await get(owner, '/printer-programs/rasoi-printer.exe');
    expect([file.statusCode, file.body]).toEqual([200, 'a program']);
    expect(file.headers['content-disposition']).toBe('attachment; filename="rasoi-printer.exe"');
    expect((await get(owner, '/printer-programs/other.exe')).statusCode).toBe(404);
    expect((await get(cook, '/printer-programs/rasoi-printer.exe')).statusCode).toBe(401);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
