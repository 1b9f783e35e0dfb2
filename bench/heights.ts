/**
 * How much of a screen goes before what it is for: the kitchen's board with the open orders of the demo, and the screens of
 * customers, owners and riders. `--against=<folder>`
 * measures another built version of the product beside this one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { versions } from './parts/against.ts';
import { withServerOn } from './parts/built-server.ts';
import { PROJECT } from './parts/kitchen.ts';
import { measureScreens } from './parts/screens.ts';
import { openBrowser } from './parts/slow-phone.ts';

const SIZES = [
  { width: 1024, height: 768 },
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** Tickets of at most so many items have a greatest height (BOARD-22). */
const ITEMS = 3;

interface Board {
  tickets: number;
  /** Pixels from the top of the window to the first ticket. */
  before: number;
  /** Accept buttons that are in view as a whole, before anybody scrolls. */
  accepts: number;
  /** The height of the whole page, in pixels. */
  page: number;
  /** Heights of the tickets in columns with at most three items, in pixels. */
  heights: number[];
}

/** Runs in the page. */
function measureBoard(items: number): Board {
  const shown = (element: Element) => element.getBoundingClientRect().height > 0;
  const tickets = [...document.querySelectorAll('[aria-labelledby^="column-"] article')].filter(shown);
  const inView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const buttons = [...document.querySelectorAll('main article button')];
  const boxes = tickets.map((ticket) => ticket.getBoundingClientRect());
  return {
    tickets: document.querySelectorAll('main article').length,
    before: Math.round(Math.min(...boxes.map(({ top }) => top))),
    accepts: buttons.filter((button) => button.textContent?.startsWith('Accept') && inView(button)).length,
    page: document.documentElement.scrollHeight,
    heights: tickets
      .filter((ticket) => ticket.querySelectorAll('ul > li').length <= items)
      .map((ticket) => Math.round(ticket.getBoundingClientRect().height)),
  };
}

async function boardAt(page: Page, size: (typeof SIZES)[number]): Promise<Board> {
  await page.setViewportSize(size);
  await page.goto('/admin/kitchen');
  await page.locator('[aria-labelledby^="column-"] article').first().waitFor();
  // No kitchen but a demo has this banner.
  await page.evaluate(() => {
    for (const banner of document.querySelectorAll('aside')) banner.style.display = 'none';
  });
  await page.waitForTimeout(1_000);
  // tsx gives functions their names back by a function that pages lack.
  return page.evaluate<Board>(`globalThis.__name = (named) => named; (${measureBoard})(${ITEMS})`);
}

async function measure(browser: Browser, origin: string, name: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const signedIn = await context.request.post('/v1/demo/sessions', {
    data: { as: 'kitchen' },
    headers: { origin, ...PROJECT },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const page = await context.newPage();
  for (const size of SIZES) {
    const { tickets, before, accepts, page: height, heights } = await boardAt(page, size);
    const sorted = heights.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `${name}, ${size.width}×${size.height}: ${tickets} orders, first ticket at ${before} px, ${accepts} Accept buttons` +
        ` in view, page ${height} px = ${(height / size.height).toFixed(1)} screens; tickets of at most ${ITEMS} items` +
        ` ${sorted[0]}–${sorted.at(-1)} px, median ${median}`,
    );
  }
  await context.close();
}

const browser = await openBrowser();
try {
  for (const { name, folder } of versions()) {
    const data = await mkdtemp(join(tmpdir(), 'rasoi-heights-'));
    try {
      await withServerOn(
        data,
        async ({ origin }) => {
          await measure(browser, origin, name);
          await measureScreens(browser, origin, name);
        },
        { RASOI_DEMO: '1' },
        folder,
      );
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  }
} finally {
  await browser.close();
}
