import { expect, it } from 'vitest';
import {
  addUp,
  findingsOfPlaywright,
  findingsOfVitest,
  ofPlaywright,
  ofVitest,
  sentence,
} from './test-counts.mjs';

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

it('what failed or needed a second try is named with the first line of its error', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'passed', fullName: 'divides', failureMessages: ['Error: late'] },
        {
          status: 'failed',
          fullName: 'subtracts',
          failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n    at a.test.ts'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
  ];
  expect(findingsOfVitest({ testResults }, ['Error: nobody waited\n  at c.ts'])).toEqual({
    failures: [
      'outside of any test · Error: nobody waited',
      'a.test.ts · subtracts · Error: 1 is not 2',
      'b.test.ts · no such module',
    ],
    flaky: ['a.test.ts · divides · Error: late'],
  });
});

it('a browser test that needed a second try is named apart from those that failed', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{ error: { message: 'no button' } }],
  });
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [test(status)],
  });
  const suites = [
    {
      specs: [spec('one', 'expected')],
      suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }],
    },
  ];
  expect(findingsOfPlaywright({ suites })).toEqual({
    failures: ['phone menu.spec.ts:7 · two · no button'],
    flaky: ['phone menu.spec.ts:7 · three · no button'],
  });
});
