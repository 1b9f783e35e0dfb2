import { expect, it } from 'vitest';
import { addUp, ofPlaywright, ofVitest, sentence } from './test-counts.mjs';

it('the counts of both test runners are added up', () => {
  const vitest = ofVitest({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }, 0);
  const playwright = ofPlaywright({ stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 0 } }, 1);
  expect(sentence(addUp([vitest, playwright]))).toBe('8 passed, 1 failed, 2 skipped');
});

it('skipped tests are mentioned only if there are any', () => {
  expect(sentence({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
});

it('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(ofVitest({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toMatchObject({ failed: 2 });
});

it('a runner that exits with an error counts as a failure, even without a failed test', () => {
  expect(ofVitest({ numPassedTests: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(ofPlaywright({ stats: { expected: 3 } }, 1)).toMatchObject({ passed: 3, failed: 1 });
});

it('a run without tests or without a report counts as a failure', () => {
  expect(ofVitest({ numPassedTests: 0, numPendingTests: 4 }, 0)).toMatchObject({ failed: 1 });
  expect(ofPlaywright(undefined, 0)).toMatchObject({ failed: 1 });
});
