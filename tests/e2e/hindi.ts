import { expect, type Page } from '@playwright/test';
import { type Catalogue, type Translated, Translations } from '#domain/languages/translations.ts';
import { addSite } from '#web/translations/hindi-site.ts';
import { addWork } from '#web/translations/hindi-work.ts';
import { expectAccessible } from './axe.ts';

/** Collects the English sentences of all catalogues: strings of two words or more. */
class Sentences extends Translations {
  readonly found = new Set<string>();

  override add<T extends Catalogue>(english: T, translated: Translated<T>): this {
    this.#collect(english, translated);
    return super.add(english, translated);
  }

  #collect(english: unknown, translated: unknown): void {
    if (typeof english === 'string') {
      if (english !== translated && /[A-Za-z]\s+[A-Za-z]/.test(english)) this.found.add(english);
    } else if (typeof english === 'object' && english !== null && typeof translated === 'object') {
      for (const [name, value] of Object.entries(english))
        this.#collect(value, (translated as Record<string, unknown> | null)?.[name]);
    }
  }
}

const sentences = new Sentences();
addWork(addSite(sentences));

/** Checks a Hindi screen: its language, that no English sentence is left, its width, and axe's rules but for colours. */
export async function expectHindi(page: Page, what: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Devanagari}|Asha Rao/u);
  const text = await page.locator('body').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => sentences.found.has(line)),
    `English on ${what}`,
  ).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider, `${what} is wider than the window`).toBe(false);
  await expectAccessible(page, what, { colours: false });
}

/** Texts of the page's main part with a Latin word but no Devanagari, except `names`. */
export async function latinTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.locator('#main').evaluate((main) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style')) found.push(node.textContent?.trim() ?? '');
    for (const labelled of main.querySelectorAll('[aria-label]'))
      found.push(labelled.getAttribute('aria-label') ?? '');
    return found;
  });
  return texts.filter(
    (text) =>
      /[a-z]{3}/i.test(text) &&
      !/\p{Script=Devanagari}/u.test(text) &&
      !names.some((name) => text.includes(name)),
  );
}
