import type { Page } from '@playwright/test';

/**
 * What can't be read in full on a page: by how much it is wider than the screen, and the texts that are cut at a side.
 * @param abbreviated texts may end with an ellipsis beside a control, which leads to the whole
 */
export const unreadable = (page: Page, { abbreviated = false } = {}): Promise<string[]> =>
  page.evaluate((mayEnd) => {
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
    const isAbbreviated = (inside: Element): boolean => {
      const part = inside.closest('a, button, li, tr, article, label');
      const leads = part?.matches('a, button, label') || part?.querySelector('a, button');
      return Boolean(leads) && getComputedStyle(inside).textOverflow === 'ellipsis';
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
      if (mayEnd && isAbbreviated(inside)) continue;
      if (pieces.some((piece) => isCut(piece, inside))) found.add(words.slice(0, 60));
    }
    return [...found];
  }, abbreviated);
