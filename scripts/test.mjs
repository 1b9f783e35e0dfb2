// npm test: runs all tests, also on a fresh clone. The last line is the sum of both runners; what failed stands before it.
// npm test -- <file or flag …> runs a part: Playwright's when a tests/e2e path is among them, else Vitest's. The site is built
// only for tests that may need it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, script, tool } from './steps.mjs';
import { needsSite } from './test-choice.mjs';
import {
  addUp,
  findingsOfPlaywright,
  findingsOfVitest,
  ofPlaywright,
  ofVitest,
  sentence,
} from './test-counts.mjs';

const chosen = process.argv.slice(2);
const browserChosen = chosen.some((argument) => argument.startsWith('tests/e2e'));
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const flaky = [];
const reports = mkdtempSync(join(tmpdir(), 'rasoi-tests-'));

await script(async () => {
  await install();
  if (needsSite(chosen)) await build();
  const counts = [];
  if (browserChosen) counts.push(...(await playwright()));
  else if (chosen.length > 0) counts.push(await vitest('vitest', chosen));
  else {
    counts.push(await vitest('vitest', ['--project=!packaging']));
    // Installing packages in a fresh Debian mostly waits for its disk, so browsers run beside it.
    const last = await Promise.all([vitest('packaging', ['--project=packaging']), playwright()]);
    counts.push(...last.flat());
  }
  const sum = addUp(counts);
  list('Failed', failures);
  list('Needed a second try', flaky);
  console.log(`\n${sentence(sum)}`);
  return sum.failed === 0 ? 0 : 1;
});
rmSync(reports, { recursive: true, force: true });

/**
 * @param {string} name of its report
 * @param {string[]} args
 */
async function vitest(name, args) {
  const report = join(reports, `${name}.json`);
  const outside = join(reports, `${name}-outside.json`);
  const reporters = ['default', 'json', './scripts/outside-errors.mjs'].map((each) => `--reporter=${each}`);
  const { code } = await tool('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...args], {
    env: { OUTSIDE_ERRORS_FILE: outside },
  });
  remember(findingsOfVitest(read(report), read(outside)));
  return ofVitest(read(report), code);
}

async function playwright() {
  if (!existsSync(join(root, 'tests/e2e'))) return [];
  const { findBrowsers } = await import('./chromium.mjs');
  const report = join(reports, 'playwright.json');
  const { chromium, shell } = await findBrowsers();
  const env = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await tool('playwright', ['test', '--reporter=list,json', ...chosen], { env });
  remember(findingsOfPlaywright(read(report)));
  return [ofPlaywright(read(report), code)];
}

/** @param {import('./test-counts.mjs').Findings} found */
function remember(found) {
  failures.push(...found.failures);
  flaky.push(...found.flaky);
}

/** @param {string} title @param {string[]} lines */
function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
