import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';
import routes from '#web/routes.ts';
import { expect, open, test } from './fixture.ts';
import { bareTexts } from './translated.ts';

/** What stands for the parameters of addresses: nothing of these names exists, which its page says. */
const pathOf = (pattern: string) =>
  `/${pattern.replace('*', 'nowhere').replace(/\/?:\w+(\?)?/g, (_, may) => (may ? '' : '/none'))}`;
const PATHS = routes.filter(({ path }) => path !== 'admin').map(({ path = '' }) => pathOf(path));

/** A shop with all languages: the switch of its pages is a list then. */
const offer = (languages: readonly string[]) => ({ data: { value: JSON.stringify({ languages }) } });

test.beforeEach(({ admin }) => admin.documents('PATCH', 'settings/documents/shop', offer(LANGUAGES)));
test.afterEach(({ admin }) => admin.documents('PATCH', 'settings/documents/shop', offer(['en', 'hi'])));

// SHELL-35, SHELL-37
for (const language of LANGUAGES)
  test(`every page of a visitor hydrates as the server rendered it, in ${language}`, async ({
    page,
    complaints,
  }) => {
    for (const path of PATHS) {
      await open(page, pathIn(language, path));
      expect(complaints, pathIn(language, path)).toEqual([]);
      expect(await bareTexts(page), pathIn(language, path)).toEqual([]);
    }
  });

// SHELL-35, SHELL-37
test('every page of a customer hydrates as the server rendered it, in each language', async ({
  page,
  customer,
  wire,
  complaints,
}) => {
  expect(customer.id).toBeTruthy();
  await wire.addToCart('masala-chai', 2);
  for (const language of LANGUAGES)
    for (const path of [
      '/',
      '/menu',
      '/cart',
      '/payment',
      '/orders',
      '/my-meals',
      '/balance',
      '/profile',
      '/deliver',
    ]) {
      await open(page, pathIn(language, path));
      expect(complaints, pathIn(language, path)).toEqual([]);
      expect(await bareTexts(page), pathIn(language, path)).toEqual([]);
    }
});
