/**
 * A first visit with a slow phone that nobody touches: all bytes, those of scripts and fonts, the first paint, and when the
 * scripts work. Then a visit whose first '+ Add' is pressed as soon as it is painted: when it is in the cart. English and
 * Hindi, in turns with a bare page in the same browser.
 */
import type { Browser, Page } from '@playwright/test';
import { withBuiltServer } from './parts/built-server.ts';
import { signedIn } from './parts/kitchen.ts';
import { withRawServer } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';
import { BARE, loadOf, onSlowPhone, openBrowser } from './parts/slow-phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Later parts of a page come after this time, and are no part of its first visit (milliseconds). */
const UNTOUCHED = 10_000;
const PATHS = ['/menu', '/hi/menu', '/', '/hi/', '/login'];
const PRESSED_PATHS = ['/menu', '/hi/menu'];

interface Noted {
  /** Milliseconds after the navigation began. */
  painted?: number;
  awake?: number;
  inCart?: number;
}

interface Visit extends Noted {
  bytes: number;
  scripts: number;
  fonts: number;
}

/** Runs in the page before its own scripts: notes when it is painted, when its scripts work, and when something is in the cart. */
function note(press: boolean): void {
  const noted: Noted = {};
  Object.assign(window, { noted });
  new PerformanceObserver((paints) => {
    noted.painted ??= paints.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (press) document.querySelector<HTMLElement>('[data-press-key^="add "]')?.click();
    press = false;
  }).observe({ type: 'paint', buffered: true });
  let own: { takeEarlyPresses(): unknown } | undefined;
  Object.defineProperty(window, 'rasoi', {
    configurable: true,
    get: () => own,
    set(given: NonNullable<typeof own>) {
      const { takeEarlyPresses } = given;
      given.takeEarlyPresses = () => {
        noted.awake ??= performance.now();
        return takeEarlyPresses();
      };
      own = given;
    },
  });
  const { fetch } = window;
  window.fetch = async (...given) => {
    const answer = await fetch(...given);
    if (given[1]?.method?.toUpperCase() === 'POST' && answer.url.includes('/carts/'))
      noted.inCart ??= performance.now();
    return answer;
  };
}

const noted = (page: Page) => page.evaluate(() => (window as { noted?: Noted }).noted ?? {});

/** The bytes of a visit as they travelled, the document included. */
async function sizes(page: Page): Promise<Pick<Visit, 'bytes' | 'scripts' | 'fonts'>> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
  );
  const sum = (ending: string) =>
    loaded.filter(({ path }) => path.endsWith(ending)).reduce((bytes, { size }) => bytes + size, 0);
  return { bytes: sum(''), scripts: sum('.js'), fonts: sum('.woff2') };
}

const untouched = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page): Promise<Visit> => {
    await page.addInitScript(note, false);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(UNTOUCHED);
    return { ...(await noted(page)), ...(await sizes(page)) };
  });

/** A visit of somebody who is signed in; others would be led to the login first. */
const pressed = (browser: Browser, url: string, session: string) =>
  onSlowPhone(browser, async (page) => {
    await page.context().addCookies([{ name: 'a_session_rasoi', value: session, url }]);
    await page.addInitScript(note, true);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as { noted?: Noted }).noted?.inCart !== undefined);
    return noted(page);
  });

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

await withBuiltServer(({ origin }) =>
  withRawServer(BARE, async ({ origin: raw }) => {
    const { 'x-fallback-cookies': cookies = '{}' } = await signedIn(origin, 'asha');
    const session = JSON.parse(cookies).a_session_rasoi;
    const browser = await openBrowser();
    const visits = new Map<string, Visit[]>(PATHS.map((path) => [path, []]));
    const presses = new Map<string, Noted[]>(PRESSED_PATHS.map((path) => [path, []]));
    const bare: number[] = [];
    try {
      for (let done = 0; done < ROUNDS; done++) {
        bare.push(await loadOf(browser, raw));
        for (const [path, all] of visits) all.push(await untouched(browser, `${origin}${path}`));
        for (const [path, all] of presses) all.push(await pressed(browser, `${origin}${path}`, session));
      }
    } finally {
      await browser.close();
    }
    const reference = median(bare);
    const times = (time: number) => `${ms(time)} (${(time / reference).toFixed(1)} of a bare page)`;
    console.log(`\nA bare page has loaded after ${ms(reference)}`);
    for (const [path, all] of visits) {
      const middle = (of: (visit: Visit) => number | undefined) =>
        median(all.map((visit) => of(visit) ?? Number.NaN));
      console.log(
        `${path.padEnd(9)} ${kB(middle(({ bytes }) => bytes))}, scripts ${kB(middle(({ scripts }) => scripts))},` +
          ` fonts ${kB(middle(({ fonts }) => fonts))}; painted ${times(middle(({ painted }) => painted))},` +
          ` scripts work ${times(middle(({ awake }) => awake))}`,
      );
    }
    for (const [path, all] of presses) {
      const inCart = median(all.map((press) => press.inCart ?? Number.NaN));
      console.log(`${path.padEnd(9)} an early '+ Add' is in the cart after ${times(inCart)}`);
    }
  }),
);
