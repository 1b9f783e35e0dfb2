/**
 * The kitchen's board with 300 open orders on a tablet with a quarter of this machine's processor: milliseconds until its first
 * ticket is painted and until its buttons answer, frames a second while it is scrolled, and how long a step that is taken on one
 * tablet needs to be seen on another. Beside them stand the same figures of a bare page in the same browser.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type BuiltServer, withBuiltServer } from './parts/built-server.ts';
import { fillBoard } from './parts/fill-board.ts';
import { scrollDown } from './parts/frames.ts';
import { PROJECT } from './parts/kitchen.ts';
import { withRawServer } from './parts/raw-server.ts';
import { median } from './parts/rounds.ts';
import { BARE, openBrowser } from './parts/slow-phone.ts';

const ORDERS = 300;
const CPU_SLOWDOWN = 4;
const TABLET = { width: 1280, height: 800 };
const OPENINGS = 5;
const STEPS = 8;
const SCROLL = { distance: 9_000, speed: 1_800 };
/** Milliseconds after which a page has failed to open. */
const MOST = 60_000;
const AIMS = { opens: 2_000, frames: 50, seen: 1_000 };

interface Tablet {
  page: Page;
  devTools: CDPSession;
}

async function tablet(context: BrowserContext): Promise<Tablet> {
  const page = await context.newPage();
  page.setDefaultTimeout(3 * MOST);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devTools };
}

/**
 * Runs in the page: presses the first ticket's button for more once it is painted, and notes when that was and when the ticket
 * has opened. A page without tickets has a heading. It waits without asking for frames, which would be work of its own.
 */
const WATCH_OPENING = `(() => {
  const times = (globalThis.opening = {});
  const painted = (button) => requestAnimationFrame(() => {
    times.painted = performance.now();
    const opened = new MutationObserver(() => {
      times.usable = performance.now();
      opened.disconnect();
    });
    if (button) opened.observe(button, { attributeFilter: ['aria-expanded'] });
    button?.click();
  });
  const written = new MutationObserver(() => {
    const button = document.querySelector('[aria-labelledby^="column-"] article button[aria-expanded]');
    if (!button && !document.querySelector('body > h1')) return;
    written.disconnect();
    painted(button);
  });
  written.observe(document, { childList: true, subtree: true });
})()`;

interface Opening {
  painted: number;
  usable: number;
}

/** Milliseconds until a page's first ticket, and until a press of its button is answered; of a bare page only the first. */
async function openingOf({ page }: Tablet, url: string, isBoard: boolean): Promise<Opening> {
  await page.goto(url, { waitUntil: 'commit' });
  const wanted = isBoard ? 'usable' : 'painted';
  // The pages allow no evaluation of texts within them, which waiting for a function needs.
  for (const begin = Date.now(); Date.now() - begin < MOST; await page.waitForTimeout(100)) {
    const times = await page.evaluate<Opening>('globalThis.opening ?? {}');
    if (times[wanted] !== undefined) return times;
  }
  throw new Error(`${url} did not open.`);
}

const NEW = '[aria-labelledby="column-new"] article';

/** Milliseconds from a press of 'Accept' on one tablet until the ticket has left the column on the other. */
async function stepSeen(one: Tablet, other: Tablet): Promise<number> {
  const id = await one.page.locator(NEW).first().getAttribute('id');
  const seen = other.page.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector('[aria-labelledby="column-new"] [id="${id}"]')
      ? requestAnimationFrame(look) : resolve(Date.now());
    look();
  })`);
  const pressed = await one.page.evaluate<number>(`(() => {
    const at = Date.now();
    [...document.getElementById('${id}').querySelectorAll('button')].find((each) => each.textContent.startsWith('Accept')).click();
    return at;
  })()`);
  return (await seen) - pressed;
}

async function board(browser: Browser, server: BuiltServer, raw: string): Promise<void> {
  const { origin, admin } = server;
  const context = await browser.newContext({ baseURL: origin, viewport: TABLET, hasTouch: true });
  const { email, password } = admin;
  const request = { data: { email, password }, headers: { origin, ...PROJECT } };
  const answer = await context.request.post('/v1/account/sessions/email', request);
  if (!answer.ok()) throw new Error(await answer.text());
  await context.addInitScript(WATCH_OPENING);
  const [one, other] = [await tablet(context), await tablet(context)];
  const url = `${origin}/admin/kitchen`;
  const opened: { painted: number; usable: number; bare: number }[] = [];
  for (let n = 0; n < OPENINGS; n++) {
    const { painted: bare } = await openingOf(one, raw, false);
    opened.push({ ...(await openingOf(one, url, true)), bare });
  }
  const middle = (of: (round: (typeof opened)[number]) => number) => median(opened.map(of)).toFixed(0);
  const count = await one.page.locator('main article').count();
  console.log(
    `${count} tickets: the first painted after ${middle(({ painted }) => painted)} ms, its buttons answer after ` +
      `${middle(({ usable }) => usable)} ms (aim ${AIMS.opens}); a bare page after ${middle(({ bare }) => bare)} ms`,
  );
  await one.page.bringToFront();
  await one.page.waitForTimeout(2_000);
  const { rate, longest, incomplete, frames } = await scrollDown(one.page, one.devTools, SCROLL);
  console.log(
    `scrolled ${SCROLL.distance} px: ${rate.toFixed(1)} frames a second (aim ${AIMS.frames}), the longest ` +
      `${longest.toFixed(0)} ms; ${incomplete} of ${frames} frames were incomplete`,
  );
  const window = await browser.newContext({
    baseURL: origin,
    viewport: TABLET,
    storageState: await context.storageState(),
  });
  const second = await tablet(window);
  await other.page.close();
  await second.page.goto(url);
  await one.page.goto(url);
  for (const { page } of [one, second]) await page.locator(NEW).first().waitFor();
  await one.page.waitForTimeout(3_000);
  const seen: number[] = [];
  for (let n = 0; n < STEPS; n++) {
    seen.push(await stepSeen(one, second));
    await one.page.waitForTimeout(1_500);
  }
  console.log(
    `a step is seen on another tablet after ${median(seen).toFixed(0)} ms, at worst ${Math.max(...seen)} (aim ${AIMS.seen})`,
  );
}

await withBuiltServer((server) =>
  withRawServer(
    Buffer.from(BARE),
    async ({ origin }) => {
      await fillBoard(server.origin, server.admin, ORDERS);
      const browser = await openBrowser();
      try {
        await board(browser, server, origin);
      } finally {
        await browser.close();
      }
    },
    { 'content-type': 'text/html' },
  ),
);
