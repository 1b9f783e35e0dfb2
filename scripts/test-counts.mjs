// Counts the tests in the JSON reports of the runners, and names what failed. Every error counts as a failure, and so
// does a run without tests.

import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {any} report Vitest's report, or undefined if it wrote none
 * @param {number} code Vitest's exit code
 * @returns {Counts}
 */
export function ofVitest(report, code) {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  /** @type {any[]} */
  const files = report?.testResults ?? [];
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return honest({ passed, failed: (report?.numFailedTests ?? 0) + unloaded.length, skipped }, code);
}

/**
 * @param {any} report Playwright's report, or undefined if it wrote none
 * @param {number} code Playwright's exit code
 * @returns {Counts}
 */
export function ofPlaywright(report, code) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** @param {Counts} counts @param {number} code */
function honest(counts, code) {
  const wrong = code !== 0 || counts.passed + counts.failed === 0;
  return { ...counts, failed: Math.max(counts.failed, wrong ? 1 : 0) };
}

/** @param {Counts[]} list @returns {Counts} */
export function addUp(list) {
  return list.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {Counts} counts */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** @typedef {{ failures: string[], flaky: string[] }} Findings what failed, and what passed at a second try only */

/**
 * Each as a line: the file, the test's title and the first line of its error.
 * @param {any} report Vitest's report
 * @param {string[]} outside errors thrown outside of any test
 * @returns {Findings}
 */
export function findingsOfVitest(report, outside = []) {
  const failures = outside.map((error) => line('outside of any test', '', error));
  /** @type {string[]} */
  const flaky = [];
  for (const file of report?.testResults ?? []) {
    if (file.status === 'failed' && file.assertionResults.length === 0)
      failures.push(line(file.name, '', file.message));
    for (const test of file.assertionResults) {
      const [error] = test.failureMessages ?? [];
      if (test.status === 'failed') failures.push(line(file.name, test.fullName, error));
      else if (error) flaky.push(line(file.name, test.fullName, error));
    }
  }
  return { failures, flaky };
}

/**
 * Each as a line: the window's size, the place, the test's title and the first line of its error.
 * @param {any} report Playwright's report
 * @returns {Findings}
 */
export function findingsOfPlaywright(report) {
  /** @type {Findings} */
  const found = { failures: [], flaky: [] };
  /** @param {any} suite */
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const error = test.results.find((/** @type {any} */ result) => result.error)?.error.message;
        const text = line(`${test.projectName} ${spec.file}:${spec.line}`, spec.title, error);
        if (test.status === 'unexpected') found.failures.push(text);
        if (test.status === 'flaky') found.flaky.push(text);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report?.suites ?? []) visit(suite);
  for (const error of report?.errors ?? []) found.failures.push(line('Playwright', '', error.message));
  return found;
}

/** @param {string} place @param {string} title @param {string | undefined} error */
function line(place, title, error) {
  const reason = stripVTControlCharacters(error ?? '')
    .split('\n')
    .find((text) => text.trim());
  return [place, title, reason?.trim()].filter(Boolean).join(' · ');
}
