// npm test: runs all tests, also on a fresh clone. The last line is the sum of both runners.
// npm test -- <file or flag …> runs a part: Playwright's when a tests/e2e path is among them, else Vitest's.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, script, tool } from './steps.mjs';
import { addUp, ofPlaywright, ofVitest, sentence } from './test-counts.mjs';

const chosen = process.argv.slice(2);
const browserChosen = chosen.some((argument) => argument.startsWith('tests/e2e'));
const reports = mkdtempSync(join(tmpdir(), 'rasoi-tests-'));

await script(async () => {
  await install();
  await build();
  const counts = [];
  if (!browserChosen) counts.push(await vitest());
  if (browserChosen || chosen.length === 0) counts.push(...(await playwright()));
  const sum = addUp(counts);
  console.log(`\n${sentence(sum)}`);
  return sum.failed === 0 ? 0 : 1;
});
rmSync(reports, { recursive: true, force: true });

async function vitest() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await tool('vitest', ['run', ...reporters, ...chosen]);
  return ofVitest(read(report), code);
}

async function playwright() {
  if (!existsSync(join(root, 'tests/e2e'))) return [];
  const { findChromium } = await import('./chromium.mjs');
  const report = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await tool('playwright', ['test', '--reporter=list,json', ...chosen], { env });
  return [ofPlaywright(read(report), code)];
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
