import { ADMIN_SECTIONS } from '#web/admin-screens.ts';
import { screensOf } from '#web/staff/shell/sections.ts';
import { expectAccessible } from './axe.ts';
import { ADMIN, awake, card, expect, freshEmail, open, test, toast } from './fixture.ts';
import { expectHindi, hindiText, latinTexts } from './hindi.ts';

const hindi = (name: string) => ({ translations: { hi: { name } } });
const choice = (id: string, name: string, hindiName: string) =>
  JSON.stringify({ id, name, ...hindi(hindiName) });

// LANG-1, LANG-2, LANG-3, LANG-6, LANG-9, LANG-43
test('a customer switches to Hindi on the menu, orders, and reads nothing but Hindi', async ({
  page,
  wire,
  customer,
  admin,
  kitchen,
  narrow,
}) => {
  const names = [customer.name, 'Laxmi Road', 'Home', 'UPI', 'Made for a test', 'Temple Road', 'Rasoi'];
  const dish = await kitchen.dish();
  const hindiName = `केसर दूध ${dish.id.slice(0, 4)}`;
  await admin.documents('POST', 'optionGroups/documents', {
    documentId: `size-${dish.id}`,
    data: {
      name: 'Size',
      ...hindi('गिलास'),
      min: 1,
      choices: [choice('small', 'Small', 'छोटा गिलास'), choice('large', 'Large', 'बड़ा गिलास')],
    },
  });
  await admin.documents('PATCH', `dishes/documents/${dish.id}`, {
    data: { ...hindi(hindiName), optionGroupIds: [`size-${dish.id}`] },
  });

  await test.step('the switch keeps the page', async () => {
    await open(page, '/menu?category=drinks');
    if (narrow) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/hi\/menu\?category=drinks$/);
    await awake(page);
    await expect(card(page, 'मसाला चाय')).toContainText('अदरक और इलायची');
    await expectHindi(page, 'menu');
  });

  await test.step('the cart names dishes and options in Hindi', async () => {
    await card(page, 'मसाला चाय').getByRole('button').first().click();
    await expect(toast(page, 'मसाला चाय को कार्ट में जोड़ दिया')).toBeVisible();
    await open(page, `/hi/menu?dish=${dish.id}`);
    const dialog = page.getByRole('dialog', { name: hindiName });
    await dialog
      .getByRole('group', { name: /^गिलास/ })
      .getByRole('radio', { name: /बड़ा गिलास/ })
      .check();
    await dialog.getByRole('button', { name: /जोड़ें · / }).click();
    await expect(toast(page, `${hindiName} को कार्ट में जोड़ दिया`)).toBeVisible();

    await open(page, '/cart');
    await expect(page).toHaveURL(/\/hi\/cart$/);
    await expect(page.getByRole('heading', { name: 'मसाला चाय' })).toBeVisible();
    await expect(page.getByText('बड़ा गिलास')).toBeVisible();
    expect(await latinTexts(page, names)).toEqual([]);
    await expectHindi(page, 'cart');
  });

  await test.step('so do the checkout and the order', async () => {
    await page.getByRole('link', { name: hindiText('cartPageTexts.checkout') }).click();
    await expect(page).toHaveURL(/\/hi\/payment$/);
    await expect(page.getByRole('heading', { level: 1, name: 'चेकआउट' })).toBeVisible();
    expect(await latinTexts(page, names)).toEqual([]);
    await expectHindi(page, 'checkout');
    await page.getByRole('button', { name: hindiText('orderTexts.checkout.place') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'धन्यवाद, आपका ऑर्डर हो गया' })).toBeVisible();
    await expectHindi(page, 'thanks');
    await page.getByRole('link', { name: 'ऑर्डर कहाँ है, देखें' }).click();
    await expect(page).toHaveURL(/\/hi\/orders\//);
    await expect(page.getByText(/के बीच आपके पास पहुँचेगा/)).toBeVisible();
    await expect(page.getByText('बड़ा गिलास')).toBeVisible();
    expect(await latinTexts(page, names)).toEqual([]);
    await expectHindi(page, 'the page of an order');
    await page.getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
    await page.getByRole('button', { name: 'हाँ, रद्द करें' }).click();
    await expect(page.getByText('यह ऑर्डर रद्द हो गया है')).toBeVisible();
    await kitchen.change(dish, { isAvailable: false });
    await page.getByRole('button', { name: 'फिर से ऑर्डर करें' }).click();
    await expect(page.getByText(`${hindiName} (बड़ा गिलास) आज उपलब्ध नहीं है।`)).toBeVisible();
    for (const path of ['/orders', '/profile']) {
      await open(page, path);
      await expectHindi(page, path);
    }
  });

  await test.step('the account keeps the language', async () => {
    const language = async () =>
      (await wire.documents<{ language: string }>('GET', `users/documents/${customer.id}`)).language;
    await expect.poll(language).toBe('hi');
  });
});

// LANG-61
test('the forms of visitors say in which language they are', async ({ page }) => {
  await open(page, '/hi/complaint');
  const field = (name: string) => page.locator(`#main [name=${name}]`);
  await field('text').fill('दाल ठंडी थी');
  await field('name').fill('मीरा');
  await field('email').fill(freshEmail());
  const complaint = page.waitForRequest('**/v1/grievances');
  await page.getByRole('button', { name: hindiText('grievanceTexts.form.send') }).click();
  expect((await complaint).postDataJSON()).toMatchObject({ language: 'hi' });

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill(freshEmail());
  const newsletter = page.waitForRequest('**/email/send');
  await footer.getByRole('button', { name: hindiText('newsletterTexts.form.subscribe') }).click();
  expect((await newsletter).postDataJSON()).toMatchObject({ template_params: { language: 'hi' } });
});

// SHELL-16, LANG-40
test('every screen of a visitor is accessible in Hindi', async ({ page }) => {
  const pages = ['', '/about', '/support', '/complaint', '/legal', '/privacy', '/nowhere'];
  const accounts = ['/login', '/signup', '/forgot-password', '/reset-password', '/verify-email', '/join'];
  const newsletter = ['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'];
  for (const path of [...pages, ...accounts, ...newsletter]) {
    await page.goto(`/hi${path}`);
    await expectHindi(page, path);
  }
});

const staffScreens = [
  ...new Set([
    ...['/admin', '/admin/welcome', '/admin/orders/new', '/deliver'],
    ...screensOf(ADMIN_SECTIONS).map(({ to }) => to),
    ...['new', 'order', 'prices', 'file', 'print'].map((name) => `/admin/dishes/${name}`),
  ]),
];
/** Screens that one test looks at: a slow machine needs ten seconds for each. */
const SCREENS_OF_ONE = 12;

for (let from = 0; from < staffScreens.length; from += SCREENS_OF_ONE) {
  const screens = staffScreens.slice(from, from + SCREENS_OF_ONE);
  // SHELL-16, LANG-63
  test(`every screen of the staff is accessible in Hindi: ${screens[0]} and those after it`, async ({
    page,
    wire,
  }) => {
    await wire.logIn(ADMIN.email, ADMIN.password);
    for (const path of screens) {
      await page.goto(`/hi${path}`);
      await expectHindi(page, path, { isWide: true });
    }
  });
}

// SHELL-16, LANG-63
test('the details of an order are accessible to the staff in Hindi', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  test.setTimeout(300_000);
  const dish = await kitchen.dish();
  await wire.customer();
  const order = await wire.order([dish], { paymentMethod: 'upi' });
  await admin.walk(order.id, 'accepted', 'ready', 'delivered');
  await admin.documents('POST', 'refunds/documents', {
    documentId: `refund-${order.id}`.slice(0, 36),
    data: { orderId: order.id, amount: 10, reason: 'goodwill' },
  });
  await page.context().clearCookies();
  await wire.logIn(ADMIN.email, ADMIN.password);

  await open(page, `/hi/admin/orders?order=${order.id}`);
  const details = page.getByRole('dialog', { name: hindiText('adminOrderTexts.details.title') });
  await expect(details.getByText(dish.name)).toBeVisible();
  await expectHindi(page, 'an order of the kitchen');
});

// ADMIN-16
test('the audit log names settings and attributes in Hindi', async ({ page, wire, admin, kitchen }) => {
  const dish = await kitchen.dish();
  await admin.documents('PATCH', `dishes/documents/${dish.id}`, {
    data: { servedOn: ['monday'], serves: 2 },
  });
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/hi/admin/audit?q=${encodeURIComponent(dish.name)}`);
  const row = page.getByRole('row').filter({ hasText: 'बदला: डिश' }).first();
  await expect(row).toContainText('हफ़्ते के दिन: कुछ नहीं');
  await expect(row).toContainText('सोमवार');
  await expect(row).toContainText('कितने लोगों के लिए');
});

// LANG-5
test.describe('somebody whose browser prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered Hindi, never switched to it, and not asked again', async ({ page }) => {
    await open(page, '/about');
    const offer = page.getByRole('complementary', { name: 'भाषा' });
    await expect(offer).toBeVisible();
    await expectAccessible(page, 'offer of Hindi');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await open(page, '/menu');
    await page.mouse.move(1, 1);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(offer).toBeHidden();
  });
});
