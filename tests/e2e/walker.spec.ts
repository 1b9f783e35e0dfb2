import { expect, test } from './fixture.ts';
import { WALKERS, walkAs } from './walker.ts';

// Another walk: WALKER_SEED=… npm test -- tests/e2e/walker.spec.ts; a longer one: npm run bench -- walker
const SEED = Number(process.env.WALKER_SEED ?? 20261130);
/** Milliseconds of all walks together. */
const ALL = 60_000;

// DEMO-5, SHELL-16, SHELL-39
test(`whoever presses what can be pressed meets no error, no cut text and no dead end (seed ${SEED})`, async ({
  browser,
  baseURL: origin = '',
}) => {
  test.slow();
  const milliseconds = ALL / WALKERS.length;
  for (const walker of WALKERS) {
    const { steps, findings } = await walkAs(walker, { browser, origin, seed: SEED, milliseconds });
    expect(steps, `presses of the ${walker}`).toBeGreaterThan(0);
    expect([...findings], `what the ${walker} found`).toEqual([]);
  }
});
