/**
 * The first press of '+ Add' on a slow phone: slow 4G (150 ms to the server and back, 1.6 Mbit/s) and a quarter of this
 * machine's processor. The button is pressed as soon as it is painted; it shows at once that it waits, and the press takes
 * effect once the script is there. Compared with the time until a bare page has loaded in the same browser.
 */
import type { Browser } from '@playwright/test';
import { withBuiltServer } from './parts/built-server.ts';
import { withRawServer } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';
import { BARE, loadOf, onSlowPhone, openBrowser } from './parts/slow-phone.ts';

const ROUNDS = 7;

interface Taps {
  /** Milliseconds after the navigation began. */
  pressed?: number;
  answered?: number;
}

/** Runs in the page: presses the first '+ Add' once it is painted, and notes when that has had its effect. */
function pressFirst(): void {
  const taps: Taps = {};
  Object.assign(window, { taps });
  new PerformanceObserver((_paints, observer) => {
    const add = document.querySelector<HTMLElement>('[data-press-key^="add "]');
    if (!add || taps.pressed !== undefined) return;
    observer.disconnect();
    taps.pressed = performance.now();
    add.click();
  }).observe({ type: 'paint', buffered: true });
  setInterval(() => {
    const waits = document.querySelector('[data-waiting]') !== null;
    if (taps.pressed !== undefined && !waits) taps.answered ??= performance.now();
  }, 5);
}

const tapsOn = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(pressFirst);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as { taps?: Taps }).taps?.answered !== undefined);
    return page.evaluate(() => (window as { taps?: Taps }).taps as Required<Taps>);
  });

await withBuiltServer(({ origin }) =>
  withRawServer(BARE, async ({ origin: raw }) => {
    const browser = await openBrowser();
    const rounds: { pressed: number; answered: number; bare: number }[] = [];
    try {
      for (let done = 0; done < ROUNDS; done++)
        rounds.push({ ...(await tapsOn(browser, `${origin}/menu`)), bare: await loadOf(browser, raw) });
    } finally {
      await browser.close();
    }
    const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
    console.log(
      `\n+ Add on the menu: pressed ${middle(({ pressed }) => pressed).toFixed(0)} ms after the visit began, effect after` +
        ` ${middle(({ answered }) => answered).toFixed(0)} ms; a bare page has loaded after ${middle(({ bare }) => bare).toFixed(0)} ms`,
    );
    console.log(
      `from the press to its effect ${middle(({ pressed, answered }) => answered - pressed).toFixed(0)} ms`,
    );
    console.log(`ratio ${middle(({ answered, bare }) => answered / bare).toFixed(2)}`);
  }),
);
