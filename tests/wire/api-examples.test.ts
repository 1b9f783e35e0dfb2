import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { at, PASSWORD } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';

const run = promisify(execFile);

let kitchen: OrderKitchen;
let site: string;
const programs: string[] = [];
let receiver: ChildProcess | undefined;

beforeAll(async () => {
  kitchen = await openOrderKitchen({ WEBHOOKS_TO_LOOPBACK: '1' });
  await kitchen.setKitchen({ orderMode: 'board' });
  await kitchen.setSection('ledger', { isOn: true });
  site = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  receiver?.kill();
  for (const program of programs) rmSync(program, { force: true });
  await kitchen.close();
});

/** The examples of a page, as one program that Node runs. */
function programOf(page: string): string {
  const text = readFileSync(join(PROJECT_FOLDER, 'docs/api', page), 'utf8');
  const blocks = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks.length).toBeGreaterThan(0);
  const file = join(tmpdir(), `rasoi-${process.pid}-${page.replace('.md', '.mjs')}`);
  writeFileSync(file, blocks.join('\n'));
  programs.push(file);
  return file;
}

// API-3
it('the examples of the API sign in, read, take steps and report', async () => {
  const id = await kitchen.place();
  const env = { ...process.env, SITE: site, EMAIL: kitchen.owner.email, PASSWORD };
  const { stdout } = await run(process.execPath, [programOf('README.md')], { env });
  expect((await kitchen.order(id)).status).toBe('preparing');
  expect(stdout).toContain(id);
  expect(stdout).toContain('1 taken []');
  expect(stdout).toContain('owed ₹0');
});

// API-3
it('the example of a receiver takes what is signed and refuses what is not', async () => {
  const data = { url: 'http://127.0.0.1:9/', topics: ['orders'] };
  await kitchen.send(kitchen.owner, 'POST', at('webhooks'), { documentId: 'example', data });
  const { secret } = (await kitchen.send(kitchen.owner, 'POST', '/webhooks/example/secret')).json();
  const code = programOf('webhooks.md');
  const listening = readFileSync(code, 'utf8').replace(
    '.listen(process.env.PORT)',
    `.listen(0, '127.0.0.1', function () { console.log(this.address().port) })`,
  );
  writeFileSync(code, listening);
  const program = spawn(process.execPath, [code], { env: { ...process.env, WEBHOOK_SECRET: secret } });
  receiver = program;
  let said = '';
  program.stdout.on('data', (text) => {
    said += text;
  });
  const saying = (words: RegExp) => expect.poll(() => said, { timeout: 20_000 }).toMatch(words);
  await saying(/^\d+\n/);
  const url = `http://127.0.0.1:${Number.parseInt(said, 10)}/`;
  await kitchen.send(kitchen.owner, 'PATCH', at('webhooks', 'example'), { data: { url } });
  const id = await kitchen.place();
  await kitchen.app.webhooks.sendDue();
  await saying(new RegExp(`order.placed ${id}`));
  const forged = await fetch(url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } });
  expect(forged.status).toBe(401);
});
