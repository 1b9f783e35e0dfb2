import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Agent, startAgent } from '#printer/agent.ts';
import { SignedOut } from '#printer/kitchen-client.ts';
import { readOptions } from '#printer/options.ts';
import { drawText } from '#server/printing/drawing/text.ts';
import { decodeJob, openPrinterSink, type PrinterSink } from '#tests/doubles/printer-sink.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';
import { startListening } from '#tests/wire/realtime-client.ts';

let kitchen: Kitchen;
let origin: string;
let owner: Person;
let sink: PrinterSink;
let agents: Agent[];
let log: string[];
let turn = 0;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await startListening(kitchen);
  owner = await kitchen.admin();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  sink = await openPrinterSink();
  agents = [];
  log = [];
  await setMode('age');
});
afterEach(async () => {
  for (const agent of agents) await end(agent);
  await sink.turn(false);
});

async function setMode(orderMode: 'age' | 'board'): Promise<void> {
  const data = { value: JSON.stringify({ orderMode }) };
  expect((await kitchen.send(owner, 'PATCH', at('settings', 'kitchen'), { data })).statusCode).toBe(200);
}

/** Adds a printer; returns its token. */
async function addDevice(): Promise<string> {
  const id = `printer-${++turn}`;
  await kitchen.send(owner, 'POST', at('devices'), { documentId: id, data: { name: id, kind: 'printer' } });
  return (await kitchen.send(owner, 'POST', `/devices/${id}/token`)).json().token;
}

function start(token: string, printer: PrinterSink = sink, ...more: string[]): Agent {
  const args = ['--server', origin, '--token', token, '--printer', `127.0.0.1:${printer.port}`, ...more];
  const options = readOptions(args, {});
  if (typeof options === 'string') throw new Error('No options');
  const agent = startAgent(options, (line) => log.push(line));
  agents.push(agent);
  return agent;
}

async function end(agent: Agent): Promise<void> {
  agent.stop();
  await agent.finished.catch(() => undefined);
}

async function order(): Promise<{ id: string; number: number }> {
  const asha = await kitchen.customer(`asha-${++turn}`);
  const answer = await kitchen.send(asha, 'POST', at('orders'), {
    documentId: `order-${turn}`,
    data: samples.orders(),
  });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().$id, number: answer.json().number };
}

const accept = (orderId: string) =>
  kitchen.send(owner, 'POST', at('orderEvents'), {
    documentId: `event-${++turn}`,
    data: { orderId, type: 'step', from: 'placed', to: 'accepted', promisedInMinutes: 30 },
  });

const until = (jobs: number, printer: PrinterSink = sink) =>
  vi.waitFor(() => expect(printer.jobs).toHaveLength(jobs), { timeout: 15_000, interval: 50 });
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const settledPrints = (orderId: string) =>
  vi.waitFor(
    async () => {
      const query = JSON.stringify({ method: 'equal', attribute: 'orderId', values: [orderId] });
      const path = `${at('prints')}?queries[0]=${encodeURIComponent(query)}`;
      const { documents } = (await kitchen.send(owner, 'GET', path)).json();
      expect(documents.map(({ state }: { state: string }) => state)).toEqual(['printed']);
      return documents as { copy: number }[];
    },
    { timeout: 5_000 },
  );

/** Whether a job's picture has a text in the ticket's largest letters, in its middle. */
const hasTitle = (job: Buffer | undefined, title: string) => shows(job, title, 110, (room) => room / 2);

/** Whether a job's picture has a bold line at the left edge. */
const hasLine = (job: Buffer | undefined, line: string) => shows(job, line, 40, () => 0);

async function shows(
  job: Buffer | undefined,
  words: string,
  size: number,
  place: (room: number) => number,
): Promise<boolean> {
  const picture = job && decodeJob(job).pictures[0];
  const part = await drawText(words, { size, weight: 'bold', align: 'left', width: 576 });
  if (!picture || !part) return false;
  const left = Math.floor(place(picture.width - part.width));
  for (let top = 0; top + part.height <= picture.height; top++) {
    const differs = part.ink.some((dot, index) => {
      const y = Math.floor(index / part.width) + top;
      const there = picture.ink[y * picture.width + left + (index % part.width)] ?? 0;
      return dot >= 128 !== there >= 128;
    });
    if (!differs) return true;
  }
  return false;
}

// PRINT-4
it('in age mode the ticket of an order is printed as soon as it is placed', async () => {
  start(await addDevice());
  await vi.waitFor(() => expect(log.join()).toContain('prints the tickets of'));
  const { id, number } = await order();
  await until(1);
  expect(await hasTitle(sink.jobs[0], `#${number}`)).toBe(true);
  expect(await hasTitle(sink.jobs[0], `#${number + 1}`)).toBe(false);
  expect(decodeJob(sink.jobs[0] ?? Buffer.of()).pictures[0]?.width).toBe(576);
  expect((await settledPrints(id))[0]?.copy).toBe(1);
});

// PRINT-1
it('the ticket says to collect what is due, and nothing once the cash is recorded', async () => {
  const token = await addDevice();
  const phoned = async (alreadyPaid: boolean) => {
    const data = { ...samples.orders(), channel: 'staff', customerPhone: '9811122233', alreadyPaid };
    const answer = await kitchen.send(owner, 'POST', at('orders'), { documentId: `cash-${++turn}`, data });
    expect(answer.statusCode).toBe(201);
    return `₹${answer.json().totalAmount}`;
  };
  start(token);
  const due = await phoned(false);
  await until(1);
  expect(await hasLine(sink.jobs[0], `COLLECT ${due} IN CASH`)).toBe(true);
  const paid = await phoned(true);
  await until(2);
  expect(await hasLine(sink.jobs[1], `PAID ${paid}`)).toBe(true);
});

// PRINT-4
it('in board mode the ticket of an order is printed once, when it is accepted', async () => {
  await setMode('board');
  start(await addDevice(), sink, '--width', '58');
  const { id } = await order();
  await rest(1_000);
  expect(sink.jobs).toHaveLength(0);
  expect((await accept(id)).statusCode).toBe(201);
  await until(1);
  expect(decodeJob(sink.jobs[0] ?? Buffer.of()).pictures[0]?.width).toBe(384);
  await kitchen.send(owner, 'POST', at('orderEvents'), {
    documentId: `event-${++turn}`,
    data: { orderId: id, type: 'step', from: 'accepted', to: 'preparing' },
  });
  await rest(1_000);
  expect(sink.jobs).toHaveLength(1);
});

// PRINT-5
it('two agents of one printer print every order once between them', async () => {
  const token = await addDevice();
  const other = await openPrinterSink();
  start(token);
  start(token, other);
  for (let orders = 0; orders < 4; orders++) await order();
  await vi.waitFor(() => expect(sink.jobs.length + other.jobs.length).toBe(4), { timeout: 15_000 });
  await rest(1_000);
  expect(sink.jobs.length + other.jobs.length).toBe(4);
  await Promise.all(agents.map(end));
  await other.turn(false);
});

// PRINT-5
it('a restarted agent prints the tickets it missed, and none twice', async () => {
  const token = await addDevice();
  const first = start(token);
  const { id } = await order();
  await until(1);
  await settledPrints(id);
  await end(first);
  const missed = await order();
  start(token);
  await until(2);
  await rest(500);
  expect(sink.jobs).toHaveLength(2);
  expect(await hasTitle(sink.jobs[1], `#${missed.number}`)).toBe(true);
});

// PRINT-7
it('tickets wait while the printer is off or out of paper, and the log says why, once', async () => {
  const token = await addDevice();
  await sink.turn(false);
  await order();
  start(token);
  await vi.waitFor(() => expect(log.join('\n')).toContain('does not answer (ECONNREFUSED); 1 ticket waits'), {
    timeout: 10_000,
  });
  sink.behaviour = 'paper out';
  await sink.turn(true);
  await vi.waitFor(() => expect(log.join('\n')).toContain('is out of paper'), { timeout: 10_000 });
  expect(sink.jobs).toHaveLength(0);
  sink.behaviour = 'answers';
  await until(1);
  expect(log.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(1);
});

// PRINT-7
it('an interrupted ticket is printed again as a reprint; a printer that never answers prints, too', async () => {
  const token = await addDevice();
  sink.behaviour = 'breaks';
  start(token);
  const { id, number } = await order();
  await vi.waitFor(() => expect(log.join('\n')).toMatch(/stopped|broke/), { timeout: 10_000 });
  sink.behaviour = 'silent';
  await until(1);
  expect((await settledPrints(id))[0]?.copy).toBeGreaterThan(1);
  expect(await hasTitle(sink.jobs[0], `#${number}`)).toBe(true);
  expect(log.join('\n')).toMatch(/\(reprint \d+\)/);
});

// PRINT-7
it('an agent whose device is ended stops, and says so', async () => {
  const token = await addDevice();
  const agent = start(token);
  await vi.waitFor(() => expect(log.join()).toContain('prints the tickets of'));
  const [, id = ''] = token.split(':');
  expect((await kitchen.send(owner, 'DELETE', at('devices', id))).statusCode).toBe(204);
  await expect(agent.finished).rejects.toThrow(SignedOut);
});
