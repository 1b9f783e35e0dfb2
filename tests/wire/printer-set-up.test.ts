import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAgent } from '#printer/agent.ts';
import { readOptions } from '#printer/options.ts';
import { readSaved, save } from '#printer/saved-options.ts';
import { setUp } from '#printer/set-up.ts';
import { decodeJob, openPrinterSink, type PrinterSink } from '#tests/doubles/printer-sink.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';
import { startListening } from '#tests/wire/realtime-client.ts';

let kitchen: Kitchen;
let origin: string;
let owner: Person;
let sink: PrinterSink;
let turn = 0;

beforeAll(async () => {
  kitchen = await openKitchen();
  origin = await startListening(kitchen);
  owner = await kitchen.admin();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  sink = await openPrinterSink();
  return () => sink.turn(false);
});

async function codeOfNewPrinter(): Promise<{ id: string; code: string }> {
  const id = `printer-${++turn}`;
  await kitchen.send(owner, 'POST', at('devices'), { documentId: id, data: { name: id, kind: 'printer' } });
  return { id, code: (await kitchen.send(owner, 'POST', `/devices/${id}/code`)).json().code };
}

/** Somebody at the keyboard who gives these answers, one after the other. */
function terminalWith(...answers: (string | (() => Promise<string>))[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`No answer to ${question}`);
    return typeof answer === 'string' ? answer : answer();
  };
  return { ask, said, say: (line: string) => void said.push(line) };
}

const deviceOf = async (id: string) => (await kitchen.send(owner, 'GET', at('devices', id))).json();

// PRINT-11
it('the set-up asks for site, code and paper, finds the printer, and prints a test page', async () => {
  const { id, code } = await codeOfNewPrinter();
  const terminal = terminalWith(origin, code, '58', '1');
  const saved = await setUp(terminal, async () => [`127.0.0.1:${sink.port}`]);
  expect(saved).toMatchObject({ server: origin, printer: `127.0.0.1:${sink.port}`, width: '58' });
  await vi.waitFor(() => expect(sink.jobs).toHaveLength(1));
  expect(decodeJob(sink.jobs[0] ?? Buffer.of()).pictures[0]?.width).toBe(384);
  expect(await deviceOf(id)).toMatchObject({ printerState: 'ready' });
});

// PRINT-11
it('the set-up says what is wrong and asks again: the site, the code, the paper, the printer', async () => {
  const { code } = await codeOfNewPrinter();
  sink.behaviour = 'paper out';
  const withPaper = async () => {
    sink.behaviour = 'answers';
    return `127.0.0.1:${sink.port}`;
  };
  const answers = [
    'http://',
    origin,
    'wrong',
    code,
    '70',
    '',
    '127.0.0.1:1',
    `127.0.0.1:${sink.port}`,
    withPaper,
  ];
  const terminal = terminalWith(...answers);
  await setUp(terminal, async () => []);
  const said = terminal.said.join('\n');
  for (const problem of [
    'is not the address of a site',
    'This code is wrong',
    'The paper is 58 or 80 millimetres wide.',
    'does not answer (ECONNREFUSED). Is it on, and in the same network as this computer?',
    'is out of paper. Please put in a roll of paper.',
  ])
    expect(said).toContain(problem);
  await vi.waitFor(() => expect(sink.jobs).toHaveLength(1));
});

// PRINT-11
it('what was set up is stored for this person only, and read at the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rasoi-printer-'));
  const file = join(folder, 'new/settings.json');
  const answers = {
    server: origin,
    token: `rasoi-device:x:${'a'.repeat(64)}`,
    printer: '10.0.0.7',
    width: '58',
  };
  expect(readSaved(file)).toEqual({});
  save(file, answers);
  expect(readSaved(file)).toEqual(answers);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

// PRINT-12
it('a running program prints the test page that an admin asks for, and tells what it finds at the printer', async () => {
  const { id, code } = await codeOfNewPrinter();
  const { token } = (await kitchen.send(owner, 'POST', '/devices/sign-in', { code })).json();
  sink.behaviour = 'paper out';
  const options = readOptions(
    ['--server', origin, '--token', token, '--printer', `127.0.0.1:${sink.port}`],
    {},
  );
  if (typeof options === 'string') throw new Error('No options');
  const agent = startAgent(options, () => undefined);
  await vi.waitFor(async () => expect(await deviceOf(id)).toMatchObject({ printerState: 'noPaper' }), 10_000);
  expect((await kitchen.send(owner, 'POST', `/devices/${id}/test`)).statusCode).toBe(204);
  sink.behaviour = 'answers';
  await vi.waitFor(() => expect(sink.jobs).toHaveLength(1), 15_000);
  await vi.waitFor(async () => {
    const { printerState, testedAt, testAskedAt } = await deviceOf(id);
    expect([printerState, testedAt >= testAskedAt]).toEqual(['ready', true]);
  }, 10_000);
  agent.stop();
  await agent.finished;
  expect(sink.jobs).toHaveLength(1);
});
