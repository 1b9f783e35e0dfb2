import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { wantedLanguage } from '#domain/languages/choice.ts';
import { LANGUAGE_ROWS, LANGUAGES, type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { firstSettings } from '#domain/site/settings.ts';
import { type DocumentParts, DocumentProvider } from '#web/lib/page/html-document.ts';
import { SITE_SETTINGS_KEY } from '#web/lib/site-settings.ts';
import LanguageSwitch from './language-switch.tsx';

/** A third language, which the product does not have. */
const THIRD = { xx: { name: 'Tredje', tag: 'xx-IN' } };
const lists: string[][] = [LANGUAGES, OTHER_LANGUAGES];

/** The links of a page, as 'address name'. */
function linksOf(language: Language, offered: readonly string[]): string[] {
  const queries = new QueryClient();
  const { shop, ...others } = firstSettings();
  queries.setQueryData(SITE_SETTINGS_KEY, { ...others, shop: { ...shop, languages: offered } });
  const parts: DocumentParts = {
    language,
    nonce: '',
    fonts: '',
    css: '',
    sheet: '',
    firstScript: '',
    settings: Object.create(null),
    boot: () => '',
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DocumentProvider value={parts}>
        <MemoryRouter initialEntries={['/menu']}>
          <LanguageSwitch />
        </MemoryRouter>
      </DocumentProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => `${href} ${name}`);
}

afterEach(() => {
  for (const list of lists) if (list.at(-1) === 'xx') list.pop();
});

// LANG-2, LANG-12
it('a page links to itself in each of three languages, and one of them is offered to who reads it', () => {
  expect(linksOf('en', ['en', 'hi'])).toEqual(['/hi/menu?language=hi हिन्दी']);
  Object.assign(LANGUAGE_ROWS, THIRD);
  for (const list of lists) list.push('xx');
  expect(linksOf('en', ['en', 'hi', 'xx'])).toEqual([
    '/hi/menu?language=hi हिन्दी',
    '/xx/menu?language=xx Tredje',
  ]);
  expect(linksOf('hi', ['en', 'hi', 'xx'])).toEqual([
    '/menu?language=en English',
    '/xx/menu?language=xx Tredje',
  ]);
  expect(wantedLanguage({ cookies: '', tags: ['xx-IN', 'hi'] }, LANGUAGES)).toBe('xx');
});
