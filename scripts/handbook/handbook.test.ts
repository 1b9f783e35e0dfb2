import { expect, it } from 'vitest';
import { root } from '../steps.mjs';
import { handbookProblems } from './problems.ts';

// HELP-2, HELP-3, HELP-4, HELP-5
it('every task is true to the screens, complete in each language, and has its pictures', async () => {
  expect(await handbookProblems(root)).toEqual([]);
});
