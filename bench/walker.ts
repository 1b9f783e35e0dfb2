/**
 * Presses what can be pressed in a demo, as each of its people and as a visitor, and prints what must never be: errors of the
 * console, of hydration and of the content policy, failures of the server, what stays busy, totals that differ from the API's, texts
 * that are cut on a phone, Back that leads elsewhere, and controls without a name. `--as=owner`, `--minutes=10`, `--seed=…`.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/e2e/browsers.ts';
import { WALKERS, walkAs } from '#tests/e2e/walker.ts';
import { withBuiltServer } from './parts/built-server.ts';

const { values } = parseArgs({
  options: {
    as: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: `${randomInt(2 ** 31)}` },
  },
});
const walkers = WALKERS.filter((walker) => !values.as || walker === values.as);
if (walkers.length === 0) throw new Error(`--as is one of ${WALKERS.join(', ')}`);
const browser = await chromium.launch(
  launchOptions(process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH),
);
try {
  for (const walker of walkers)
    await withBuiltServer(
      async ({ origin }) => {
        const [seed, milliseconds] = [Number(values.seed), Number(values.minutes) * 60_000];
        const { steps, screens, findings } = await walkAs(walker, { browser, origin, seed, milliseconds });
        console.log(
          `\n${walker}, seed ${seed}: ${steps} presses on ${screens.size} screens, ${findings.size} findings`,
        );
        for (const [what, trail] of findings) console.log(`- ${what}\n  after ${trail}`);
        if (findings.size > 0) process.exitCode = 1;
      },
      { RASOI_DEMO: '1' },
    );
} finally {
  await browser.close();
}
