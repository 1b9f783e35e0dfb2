import { expect, test } from './fixture.ts';

/** Bytes of scripts, packed, that a page loads in its first ten seconds while nobody touches it. */
const UNTOUCHED = 150_000;
const SECONDS = 10;

// EARLY-17
for (const path of ['/menu', '/', '/login']) {
  test(`${path} loads at most ${UNTOUCHED} bytes of scripts in ${SECONDS} seconds without a touch`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForTimeout(SECONDS * 1000);
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
    );
    const sum = scripts.reduce((bytes, [, size]) => bytes + size, 0);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum, scripts.map((script) => script.join(' ')).join('\n')).toBeLessThanOrEqual(UNTOUCHED);
  });
}
