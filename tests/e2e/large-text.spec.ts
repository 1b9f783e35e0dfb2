import { LANGUAGES, pathIn } from '#domain/languages/languages.ts';
import { expect, open, PASSWORD, test } from './fixture.ts';
import { unreadable } from './unreadable.ts';

const CHAI = { id: 'masala-chai', name: 'Masala Chai', price: 39 };

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
