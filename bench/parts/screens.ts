/** Heights of named screens of the demo, with what they were before 0.3.0. */
import type { Browser, Page } from '@playwright/test';
import { PROJECT } from './kitchen.ts';

interface Screen {
  name: string;
  /** Who of the demo looks at it. */
  as: 'customer' | 'owner' | 'rider';
  path: string;
  /** What the screen is for. */
  what: string;
  /** What was measured before 0.3.0. */
  before?: string;
}

/** The screens of a phone and of a tablet, in the order in which a person comes to them. */
const SCREENS: readonly Screen[] = [
  { name: 'Home', as: 'customer', path: '/', what: '.dish-card' },
  { name: 'Menu', as: 'customer', path: '/menu', what: '.dish-card', before: '170 px of bars' },
  { name: 'Cart', as: 'customer', path: '/cart', what: 'main li' },
  { name: 'Checkout', as: 'customer', path: '/payment', what: 'main button', before: '3.5 screens' },
  { name: 'Orders', as: 'customer', path: '/orders', what: 'main article' },
  { name: 'Dashboard', as: 'owner', path: '/admin', what: 'main section' },
  {
    name: 'List of orders',
    as: 'owner',
    path: '/admin/orders',
    what: 'main tbody tr, main article, main li',
  },
  { name: 'Guide', as: 'owner', path: '/admin/welcome', what: 'main form button, main section button' },
  { name: 'Settings', as: 'owner', path: '/admin/settings', what: 'main li a' },
  { name: 'Deliveries', as: 'rider', path: '/deliver', what: 'main article' },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

interface Heights {
  /** Pixels from the top of the window to the first of them. */
  first: number;
  /** How many are in view as a whole, before anybody scrolls. */
  inView: number;
  count: number;
  /** Pixels at the bottom of the window that bars cover. */
  bars: number;
  /** The height of the whole page, in pixels. */
  page: number;
}

/** Runs in the page. The demo's banner, which no kitchen has, is left out. */
function measureScreen(what: string): Heights {
  for (const banner of document.querySelectorAll<HTMLElement>('aside[aria-label*="emo"]'))
    banner.style.display = 'none';
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { height, width, bottom } = element.getBoundingClientRect();
    const isBar = (position === 'fixed' || position === 'sticky') && width > innerWidth / 2 && height > 0;
    return isBar && bottom > innerHeight - 24 && height < innerHeight / 2;
  });
  const top = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const boxes = [...document.querySelectorAll(what)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return {
    first: Math.round(Math.min(...boxes.map((box) => box.top))),
    inView: boxes.filter((box) => box.top >= 0 && box.bottom <= top).length,
    count: boxes.length,
    bars: Math.round(innerHeight - top),
    page: document.documentElement.scrollHeight,
  };
}

async function prepare(page: Page, as: Screen['as']): Promise<void> {
  if (as !== 'customer') return;
  // Cart and checkout of somebody who has chosen something.
  await page.goto('/menu');
  await page
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await page.waitForTimeout(1_500);
}

/** Prints one line for each screen and size. */
export async function measureScreens(browser: Browser, origin: string, name: string): Promise<void> {
  for (const as of ['customer', 'owner', 'rider'] as const) {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const signedIn = await context.request.post('/v1/demo/sessions', {
      data: { as },
      headers: { origin, ...PROJECT },
    });
    if (!signedIn.ok()) throw new Error(await signedIn.text());
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare(page, as);
    for (const { name: screen, path, what, before } of SCREENS.filter((each) => each.as === as))
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.locator(what).first().waitFor({ timeout: 15_000 });
        await page.waitForTimeout(1_500);
        // tsx gives functions their names back by a function that pages lack.
        const found = await page.evaluate<Heights>(
          `globalThis.__name = (named) => named; (${measureScreen})(${JSON.stringify(what)})`,
        );
        console.log(
          `${name}, ${screen} ${size.width}×${size.height}: first at ${found.first} px, ${found.inView} of ${found.count} in` +
            ` view, bars ${found.bars} px, page ${found.page} px = ${(found.page / size.height).toFixed(1)} screens` +
            `${before ? `; before 0.3.0: ${before}` : ''}`,
        );
      }
    await context.close();
  }
}
