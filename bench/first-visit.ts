/**
 * A first visit with a slow phone that nobody touches: all bytes, those of scripts and fonts, the first paint, when the
 * scripts work, and how long they block. Then a visit whose first '+ Add' is pressed as soon as it is painted: when it is in
 * the cart. English and Hindi, in turns with a bare page in the same browser, and with another version whose folder
 * `--against` names (built before). Only a version that holds early presses back says when its scripts work.
 */
import type { Browser, Page } from '@playwright/test';
import { versions } from './parts/against.ts';
import { withBuiltServer } from './parts/built-server.ts';
import { signedIn } from './parts/kitchen.ts';
import { withRawServer } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';
import { BARE, loadOf, onSlowPhone, openBrowser } from './parts/slow-phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Later parts of a page come after this time, and are no part of its first visit (milliseconds). */
const UNTOUCHED = 10_000;
/** How often is asked whether something is in the cart, and how often at most: pages allow no script of Playwright's to wait. */
const POLL_EVERY = 100;
const MOST_TRIES = 300;
/** The length of a task that a press is not felt to wait for (milliseconds). */
const NOT_FELT = 50;
const PATHS = ['/menu', '/hi/menu', '/', '/hi/', '/login'];
const PRESSED_PATHS = ['/menu', '/hi/menu'];

interface Noted {
  /** Milliseconds after the navigation began. */
  painted?: number;
  awake?: number;
  pressed?: number;
  inCart?: number;
  /** Beginning and length of each task that took more than 50 ms, so that a press would be felt to wait. */
  longTasks?: [start: number, duration: number][];
}

interface Visit extends Noted {
  bytes: number;
  scripts: number;
  fonts: number;
}

/** Runs in the page before its own scripts: notes when it is painted, when its scripts work, and when something is in the cart. */
function note(press: boolean): void {
  const longTasks: [number, number][] = [];
  const noted: Noted = { longTasks };
  Object.assign(window, { noted });
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries()) longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((paints) => {
    noted.painted ??= paints.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({ type: 'paint', buffered: true });
  /** A page is painted in pieces, so the button may come after the first paint. */
  function pressOnceThere(): void {
    const button = document.querySelector<HTMLElement>('[data-press-key^="add "]');
    if (!button || noted.painted === undefined) requestAnimationFrame(pressOnceThere);
    else
      requestAnimationFrame(() => {
        noted.pressed = performance.now();
        button.click();
      });
  }
  if (press) pressOnceThere();
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
}

/** Milliseconds by which tasks after the first paint were longer than 50. */
const blockingOf = ({ painted = 0, longTasks = [] }: Noted): number =>
  longTasks
    .filter(([start, duration]) => start + duration > painted)
    .reduce((sum, [, duration]) => sum + duration - NOT_FELT, 0);

/** The text of `note`; tsx gives functions their names back by a function that pages lack. */
const noting = (press: boolean) => `globalThis.__name = (named) => named; (${note})(${press})`;

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
    await page.addInitScript(noting(false));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(UNTOUCHED);
    return { ...(await noted(page)), ...(await sizes(page)) };
  });

let customers = 0;

/** A visit of somebody new who is signed in; others would be led to the login first. */
async function pressed(browser: Browser, origin: string, path: string): Promise<Noted> {
  const { 'x-fallback-cookies': cookies = '{}' } = await signedIn(origin, `asha-${++customers}`);
  const session = JSON.parse(cookies).a_session_rasoi;
  return onSlowPhone(browser, async (page) => {
    await page.context().addCookies([{ name: 'a_session_rasoi', value: session, url: origin }]);
    await page.addInitScript(noting(true));
    let answered = false;
    page.on('response', (answer) => {
      answered ||= answer.request().method() === 'POST' && answer.url().includes('/carts/');
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (answered) return { ...(await noted(page)), inCart: await page.evaluate(() => performance.now()) };
      await page.waitForTimeout(POLL_EVERY);
    }
    throw new Error(`Nothing came into the cart: ${JSON.stringify(await noted(page))}`);
  });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (time: number) => `${time.toFixed(0)} ms`;

interface Figures {
  name: string;
  origin: string;
  visits: Map<string, Visit[]>;
  presses: Map<string, Noted[]>;
}

/** Another version may lack pages, or not hold early presses back. */
async function figuresOf(name: string, origin: string): Promise<Figures> {
  const pages = await Promise.all(PATHS.map((path) => fetch(origin + path)));
  const there = PATHS.filter((_, n) => pages[n]?.ok);
  const holdsBack = (await pages[0]?.text())?.includes('takeEarlyPresses') === true;
  return {
    name,
    origin,
    visits: new Map(there.map((path) => [path, []])),
    presses: new Map(PRESSED_PATHS.filter(() => holdsBack).map((path) => [path, []])),
  };
}

async function measureRound(browser: Browser, { origin, visits, presses }: Figures): Promise<void> {
  for (const [path, all] of visits) all.push(await untouched(browser, `${origin}${path}`));
  for (const [path, all] of presses) all.push(await pressed(browser, origin, path));
}

function print({ name, visits, presses }: Figures, reference: number): void {
  const times = (time: number) => `${ms(time)} (${(time / reference).toFixed(1)} of a bare page)`;
  console.log(`\n${name}`);
  for (const [path, all] of visits) {
    const middle = (of: (visit: Visit) => number | undefined) =>
      median(all.map((visit) => of(visit) ?? Number.NaN));
    console.log(
      `${path.padEnd(9)} ${kB(middle(({ bytes }) => bytes))}, scripts ${kB(middle(({ scripts }) => scripts))},` +
        ` fonts ${kB(middle(({ fonts }) => fonts))}; painted ${times(middle(({ painted }) => painted))},` +
        ` scripts work ${times(middle(({ awake }) => awake))}, blocking ${ms(middle(blockingOf))}`,
    );
  }
  for (const [path, all] of presses) {
    const middle = (name: 'pressed' | 'inCart') => median(all.map((press) => press[name] ?? Number.NaN));
    console.log(
      `${path.padEnd(9)} '+ Add', pressed after ${times(middle('pressed'))}, is in the cart after ${times(middle('inCart'))}`,
    );
  }
}

/** Runs a task with all versions, each served beside the others. */
async function withVersions(
  [version, ...others]: ReturnType<typeof versions>,
  started: readonly Figures[],
  task: (all: readonly Figures[]) => Promise<void>,
): Promise<void> {
  if (!version) return task(started);
  await withBuiltServer(
    async ({ origin }) => withVersions(others, [...started, await figuresOf(version.name, origin)], task),
    {},
    version.folder,
  );
}

await withVersions(versions(), [], (all) =>
  withRawServer(
    BARE,
    async ({ origin: raw }) => {
      const browser = await openBrowser();
      const bare: number[] = [];
      try {
        for (let done = 0; done < ROUNDS; done++) {
          bare.push(await loadOf(browser, raw));
          for (const each of all) await measureRound(browser, each);
        }
      } finally {
        await browser.close();
      }
      const reference = median(bare);
      console.log(`\nA bare page has loaded after ${ms(reference)}`);
      for (const each of all) print(each, reference);
    },
    { 'content-type': 'text/html' },
  ),
);
