import { expect, it } from 'vitest';
import { languageOfPath, pathIn, withoutLanguage } from './languages.ts';

// LANG-1
it.each([
  ['/', 'en', '/', '/hi'],
  ['/menu', 'en', '/menu', '/hi/menu'],
  ['/history', 'en', '/history', '/hi/history'],
  ['/hi', 'hi', '/', '/hi'],
  ['/hi/', 'hi', '/', '/hi'],
  ['/hi/orders/7', 'hi', '/orders/7', '/hi/orders/7'],
])('the page %s is in the language %s', (path, language, plain, hindi) => {
  expect(languageOfPath(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(plain);
  expect(pathIn('hi', plain)).toBe(hindi);
  expect(pathIn('en', plain)).toBe(plain);
});
