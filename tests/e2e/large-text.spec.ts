import type { Page } from '@playwright/test';
import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';
import { expect, open, PASSWORD, test } from './fixture.ts';

const CHAI = { id: 'masala-chai', name: 'Masala Chai', price: 39 };

/** What can't be read in full on a page: by how much it is wider than the screen, and the texts that are cut at a side. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    /** Whether a box can be scrolled to the side only, as a row of chips can. */
    const isRow = (box: Element) => box.scrollHeight <= box.clientHeight + 1;
    const isCut = ({ left, right }: DOMRect, inside: Element): boolean => {
      let [from, to] = [0, width];
      for (let box: Element | null = inside; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        // Read aloud only.
        if (box.clientWidth === 1 || clipPath !== 'none') return false;
        if (overflowX === 'visible') continue;
        if (overflowX !== 'hidden' && overflowX !== 'clip' && isRow(box)) return false;
        const edges = box.getBoundingClientRect();
        [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
      }
      return left < from - 1 || right > to + 1;
    };
    const found = new Set<string>();
    const more = document.documentElement.scrollWidth - width;
    if (more > 0) found.add(`the page is ${more} px wider than the screen`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const inside = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !inside?.checkVisibility({ visibilityProperty: true })) continue;
      // The name of the shop gives way to the buttons of the bar, and the link over it is seen once it has the focus.
      if (inside.closest('header a[href], a[href="#main"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const pieces = [...range.getClientRects()].filter((piece) => piece.width > 0);
      if (pieces.some((piece) => isCut(piece, inside))) found.add(words.slice(0, 60));
    }
    return [...found];
  });

const offer = (languages: readonly string[]) => ({ data: { value: JSON.stringify({ languages }) } });
test.beforeEach(({ admin }) => admin.documents('PATCH', 'settings/documents/shop', offer(LANGUAGES)));
test.afterEach(({ admin }) => admin.documents('PATCH', 'settings/documents/shop', offer(['en', 'hi'])));

// SHELL-39
for (const language of LANGUAGES)
  test(`nothing is cut with letters of twice the size, nor at 320 pixels, in ${language}`, async ({
    page,
    context,
    wire,
  }) => {
    const expectReadable = async (...paths: string[]) => {
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 844 });
        await open(page, pathIn(language, path));
        expect.soft(await unreadable(page), `${path} at 320 px`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect.soft(await unreadable(page), `${path} with letters of twice the size`).toEqual([]);
      }
    };
    await expectReadable('/login', '/signup');
    const newcomer = await wire.account();
    await wire.logIn(newcomer.email, PASSWORD);
    await wire.addToCart('samosa');
    await expectReadable('/payment');
    await context.clearCookies();
    await wire.customer();
    const { id } = await wire.order([CHAI]);
    for (const dish of ['masala-chai', 'samosa', 'ghar-ki-thali']) await wire.addToCart(dish);
    await expectReadable('/', '/menu', '/menu?dish=masala-chai', '/cart', '/payment', '/order-success');
    await expectReadable('/orders', `/orders/${id}`, '/profile', '/plans', '/my-meals', '/about', '/support');
  });
