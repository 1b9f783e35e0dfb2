import type { Page } from '@playwright/test';

/** Puts each text of the page, and each later one, into elements of its own, as translating browsers do. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isDone = (text: Node) =>
      text.parentElement?.closest('font, script, style, title, textarea, option') !== null;
    const wrap = (root: Node) => {
      const texts: Node[] = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode())
        if (text.textContent?.trim() && !isDone(text)) texts.push(text);
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.textContent;
        text.parentNode?.replaceChild(outer, text);
      }
    };
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });

/** Texts beside other texts or elements: what a browser translates there, React does not find again (SHELL-37). */
export const bareTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent) continue;
      if ([...parent.childNodes].some((other) => other !== text && other.nodeType !== Node.COMMENT_NODE))
        found.push(`${parent.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
