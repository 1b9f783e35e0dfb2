import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { decodeJob, openPrinterSink } from '#tests/doubles/printer-sink.ts';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';
import { startListening } from '#tests/wire/realtime-client.ts';

let kitchen: Kitchen;
let folder: string;

beforeAll(async () => {
  kitchen = await openKitchen();
  folder = mkdtempSync(join(tmpdir(), 'rasoi-pack-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await kitchen.close();
});

// PRINT-13
it('the packed program prints the ticket of an order without Node or the project beside it', async () => {
  const origin = await startListening(kitchen);
  const owner = await kitchen.admin();
  const { session } = await kitchen.device('printer');
  const program = join(folder, 'rasoi-printer');
  const packing = ['scripts/rasoi.mjs', 'printer-pack', '--here', program];
  execFileSync(process.execPath, packing, { cwd: PROJECT_FOLDER, stdio: 'pipe' });
  const sink = await openPrinterSink();
  const flags = ['--server', origin, '--token', session, '--printer', `127.0.0.1:${sink.port}`];
  const agent = spawn(program, flags, { cwd: folder, env: { HOME: folder } });
  let said = '';
  for (const output of [agent.stdout, agent.stderr]) {
    output.on('data', (text) => {
      said += text;
    });
  }
  const ended = new Promise((resolve) => agent.once('close', resolve));
  try {
    await vi.waitFor(() => expect(said).toContain('prints the tickets of'), 15_000);
    const asha = await kitchen.customer('asha');
    const order = { documentId: 'o1', data: samples.orders() };
    expect((await kitchen.send(asha, 'POST', at('orders'), order)).statusCode).toBe(201);
    const step = { orderId: 'o1', type: 'step', from: 'placed', to: 'accepted', promisedInMinutes: 30 };
    await kitchen.send(owner, 'POST', at('orderEvents'), { documentId: 'e1', data: step });
    await vi.waitFor(() => expect(sink.jobs).toHaveLength(1), 15_000);
    expect(decodeJob(sink.jobs[0] ?? Buffer.of()).pictures[0]?.width).toBe(576);
    expect(said).not.toMatch(/warning/i);
  } finally {
    agent.kill();
    await ended;
    await sink.turn(false);
  }
}, 90_000);
