import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasoi-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// OPS-7
it('the log file is put aside and compressed when it is large, and loses no line', async () => {
  const log = openLogFile(join(folder, 'rasoi.log'), { size: '1K', compress: 'gzip' });
  const lines = Array.from({ length: 60 }, (_, n) => `{"msg":"line ${n} ${'x'.repeat(40)}"}\n`);
  for (const line of lines) {
    log.write(line);
    await sleep(2);
  }
  await log.close();
  const files = (await readdir(folder)).filter((name) => name.includes('rasoi.log')).sort();
  expect(files.length).toBeGreaterThan(2);
  const texts = await Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return String(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
    }),
  );
  expect(texts.join('').split('\n').sort()).toEqual(lines.join('').split('\n').sort());
});

it('only the newest files of the log are kept', async () => {
  const log = openLogFile(join(folder, 'rasoi.log'), { size: '1K', maxFiles: 2 });
  for (let n = 0; n < 120; n++) {
    log.write(`${'x'.repeat(80)}\n`);
    await sleep(2);
  }
  await log.close();
  const aside = (await readdir(folder)).filter((name) => /\d+.*rasoi\.log$/.test(name));
  expect(aside).toHaveLength(2);
});

it('a log file that cannot be written sends the lines to standard output', async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = openLogFile(join(folder, 'rasoi.log', '\0'));
  log.write('first\n');
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledTimes(1));
  log.write('second\n');
  expect(out).toHaveBeenCalledWith('second\n');
  await log.close();
  vi.restoreAllMocks();
});
