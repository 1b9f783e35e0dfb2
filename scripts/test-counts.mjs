// Counts the tests in the JSON reports of the runners. Every error counts as a failure, and so does a run without tests.

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
