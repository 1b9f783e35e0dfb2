import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { CATALOGUES } from '#domain/languages/catalogues.ts';
import { readKey, type TextTree } from '#domain/languages/files/compile.ts';
import { readLanguage } from '#domain/languages/files/read.ts';
import { expectAccessible } from './axe.ts';

const root = join(import.meta.dirname, '../..');
const texts = readLanguage('hi', root);

const at = (tree: TextTree | undefined, name: string): TextTree | undefined =>
  Object.entries(tree ?? {}).find(([key]) => readKey(key).name === name)?.[1];

/** A Hindi text without values, by its place: 'cartPageTexts.checkout'. */
export function hindiText(place: string): string {
  const found = place.split('.').reduce<TextTree | undefined>(at, texts);
  if (typeof found !== 'string') throw new Error(`There is no Hindi text ${place}`);
  return found;
}

/** The English sentences of a catalogue that are others in Hindi: strings of two words or more. */
function sentencesOf(english: unknown, hindi: TextTree | undefined): string[] {
  if (typeof english === 'string')
    return english !== hindi && /[A-Za-z]\s+[A-Za-z]/.test(english) ? [english] : [];
  if (typeof english !== 'object' || english === null || typeof hindi !== 'object') return [];
  return Object.entries(english).flatMap(([name, value]) => sentencesOf(value, at(hindi, name)));
}

const listed = Object.entries<string>({ ...CATALOGUES.customers, ...CATALOGUES.work });
const sentences = new Set<string>();
for (const [name, path] of listed) {
  const module: object = await import(pathToFileURL(join(root, path)).href);
  for (const sentence of sentencesOf(Reflect.get(module, name), texts[name])) sentences.add(sentence);
}

/**
 * Checks a Hindi screen: its language, that no English sentence is left, its width, and axe's rules but for colours; with
 * `isWide`, those also in a wide window.
 */
export async function expectHindi(page: Page, what: string, { isWide = false } = {}): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Devanagari}|Asha Rao/u);
  const text = await page.locator('body').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => sentences.has(line)),
    `English on ${what}`,
  ).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider, `${what} is wider than the window`).toBe(false);
  await expectAccessible(page, what, { colours: false, isWide });
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
