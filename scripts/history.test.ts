import { expect, it } from 'vitest';
import { compilesSince } from './history.mjs';

// INSTALL-17
it.each([Number.NaN, 0, -1, 1.5])('%s is no number of commits', (count) => {
  expect(() => compilesSince(count)).toThrow('Type how many commits: --history 20');
});
