import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boundServerLog, errorWords } from './server-log.ts';
import { makeFolder } from './test-process.ts';

it('a failure is explained by the log’s last error lines', () => {
  const output = `2026-01-01 00:00:00 UTC [1] LOG:  starting
2026-01-01 00:00:00 UTC [1] FATAL:  lock file is empty
2026-01-01 00:00:01 UTC [1] FATAL:  lock file is empty
initdb: error: no room
2026-01-01 00:00:00 UTC [1] LOG:  database system is shut down`;
  expect(errorWords(output)).toBe('lock file is empty; no room');
  expect(errorWords('Segmentation fault\n')).toBe('Segmentation fault');
  expect(errorWords('')).toBe('it printed no reason');
});

it('the log is limited in size, with one older log beside it', async () => {
  const folder = await makeFolder();
  const path = join(folder, 'server.log');
  await writeFile(path, 'long enough');
  await boundServerLog(path, 11);
  expect(await readFile(path, 'utf8')).toBe('long enough');
  await boundServerLog(path, 10);
  expect(await readFile(path, 'utf8')).toBe('');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('long enough');
  await rm(folder, { recursive: true });
});
