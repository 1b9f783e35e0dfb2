import { expect, it } from 'vitest';
import { languageLinks } from './language-link.ts';

const menu = { pathname: '/menu', search: '?category=rice' };

// LANG-2, LANG-12
it('a page links to itself in each other language that the shop offers', () => {
  expect(languageLinks('en', ['en', 'hi'], menu)).toEqual([
    { to: 'hi', props: { href: '/hi/menu?category=rice&language=hi', hrefLang: 'hi-IN', lang: 'hi-IN' } },
  ]);
  expect(languageLinks('hi', ['en', 'hi'], menu).map(({ props }) => props.href)).toEqual([
    '/menu?category=rice&language=en',
  ]);
  expect(languageLinks('en', ['en'], menu)).toEqual([]);
});
