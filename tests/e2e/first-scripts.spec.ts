import { expect, test } from './fixture.ts';

/** Bytes of scripts, packed, that a page loads in its first ten seconds while nobody touches it. */
const UNTOUCHED = 150_000;
const SECONDS = 10;

// EARLY-17
test(`the first pages load at most ${UNTOUCHED} bytes of scripts each in ${SECONDS} seconds without a touch`, async ({
  context,
}) => {
  const load = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForTimeout(SECONDS * 1000);
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
    );
    return { path, scripts };
  };
  for (const { path, scripts } of await Promise.all(['/menu', '/', '/login'].map(load))) {
    const sum = scripts.reduce((bytes, [, size]) => bytes + size, 0);
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(sum, `${path}\n${scripts.map((script) => script.join(' ')).join('\n')}`).toBeLessThanOrEqual(
      UNTOUCHED,
    );
  }
});
