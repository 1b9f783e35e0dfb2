import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, LIVE, open, openLive, reopen, test, type Wire } from './fixture.ts';

// SETTINGS-6
test('an owner changes free delivery, and the open cart of a customer shows it at once', async ({
  page,
  wire,
  kitchen,
  browser,
  baseURL,
}) => {
  const dish = await kitchen.dish({ price: 100 });
  await wire.customer();
  await wire.addToCart(dish.id);
  await openLive(page, '/cart');
  await expect(page.getByText('Free delivery above ₹500')).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const office = await context.newPage();
  await office.request.post('/v1/account/sessions/email', {
    headers: { 'x-appwrite-project': 'rasoi' },
    data: ADMIN,
  });
  await open(office, '/admin/settings/charges');
  const field = office.getByLabel('Free delivery above (₹)');
  const save = office.getByRole('button', { name: /^Save.*Charges$/ });
  try {
    await field.fill('-3');
    await save.click();
    await expect(office.getByText('Please type an amount from ₹0 to ₹1,00,000.')).toBeVisible();
    await field.fill('640');
    await expect(office.getByText('Free delivery above ₹640')).toBeVisible();
    await expectAccessible(office, 'settings');
    await office.getByRole('link', { name: 'Dashboard' }).click();
    await office.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field).toHaveValue('640');
    await save.click();
    // SETTINGS-14
    await expect(office.getByText('Saved', { exact: true })).toBeVisible();
    await expect(office.getByRole('link', { name: 'See it on the shop' })).toHaveAttribute('href', '/menu');
    await expect(page.getByText('Free delivery above ₹640')).toBeVisible(LIVE);
    await reopen(page);
    await expect(page.getByText('Free delivery above ₹640')).toBeVisible();
  } finally {
    await field.fill('500');
    await save.click();
    await expect(page.getByText('Free delivery above ₹500')).toBeVisible();
  }
  await context.close();
});

// SETTINGS-10
test('an owner changes phone, address and licence, and every page says so, open ones at once', async ({
  page,
  browser,
  wire,
}) => {
  const visitor = await browser.newPage();
  await openLive(visitor, '/support');
  const footer = visitor.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+91 80 0000 1234' })).toHaveAttribute(
    'href',
    'tel:+918000001234',
  );
  await expect(footer.getByText('FSSAI')).toHaveCount(0);
  await wire.logIn(ADMIN.email, ADMIN.password);
  try {
    await open(page, '/admin/settings');
    await page.getByRole('main').getByRole('link', { name: 'The shop' }).click();
    const form = page.getByRole('region', { name: 'The shop' });
    await form.getByLabel('Phone').fill('+91 832 222 3344');
    await expect(form.getByText('Not saved yet')).toBeVisible();
    await form.getByLabel('House, street, area').fill('1 Beach Road\nMiramar');
    await form.getByLabel('Pincode').fill('403001');
    await expect(form.getByLabel('Town or city')).not.toHaveValue('Bengaluru');
    await form.getByLabel('Town or city').fill('Panaji');
    await form.getByLabel('FSSAI licence').fill('123');
    const save = form.getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(form.getByText('Must be 14 digits, or empty')).toBeVisible();
    await form.getByLabel('FSSAI licence').fill('12345678901234');
    await expect(form.getByText(/1 Beach Road, Miramar, Panaji 403001/)).toBeVisible();
    await expectAccessible(page, 'settings of the shop');
    await save.click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: '+91 832 222 3344' })).toHaveAttribute(
      'href',
      'tel:+918322223344',
      LIVE,
    );
    await expect(footer.getByText('FSSAI licence 12345678901234')).toBeVisible();
    await expect(visitor.getByText(/Farida Khan, 1 Beach Road, Miramar, Panaji 403001/)).toBeVisible();
    const text = await (await visitor.request.get('/')).text();
    expect(text).toContain('"telephone":"+91 832 222 3344"');
    expect(text).toContain('"streetAddress":"1 Beach Road, Miramar","addressLocality":"Panaji"');
  } finally {
    await wire.documents('PATCH', 'settings/documents/shop', { data: { value: '{}' } });
  }
  await expect(footer.getByRole('link', { name: '+91 80 0000 1234' })).toBeVisible(LIVE);
  await visitor.close();
});

const put = (admin: Wire, section: string, value: object) =>
  admin.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });

const LONG = 'Krishnaraopuramvijayanagarabasaveshwaranagarabanashankari';

// SHOP-2, SHOP-3
test('pages show what an owner has typed, as text, and no part without content', async ({ page, admin }) => {
  const person = { name: '<b>Asha</b>', role: LONG, text: LONG, picture: '' };
  const kitchen = { name: LONG, address: LONG, latitude: 15.49, longitude: 73.82 };
  try {
    await put(admin, 'shop', { name: LONG });
    await put(admin, 'about', {
      lead: '',
      story: `<script>1</script>\n\n${LONG}`,
      customers: 0,
      people: [person],
      kitchens: [kitchen],
    });
    await put(admin, 'testimonials', { quotes: [] });
    await put(admin, 'support', {
      faqs: [{ question: `${LONG}?`, answer: '<i>Yes</i>' }],
      quote: '',
      phoneAnswered: '',
    });
    await put(admin, 'policies', { terms: '# Prices\n- {phone}\n- <a href="/x">x</a>', cookies: '' });

    await open(page, '/about');
    await expect(page).toHaveTitle(`About Us · ${LONG}`);
    await expect(page.getByRole('region', { name: 'Who cooks' })).toContainText('<b>Asha</b>');
    await expect(page.getByRole('region', { name: 'Our story' })).toContainText('<script>1</script>');
    await expect(page.getByRole('region', { name: 'Our kitchen', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: `${LONG} in figures` }).getByRole('term')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'about with odd texts');

    await open(page, '/support');
    await expect(page.getByText(`${LONG}?`)).toBeVisible();
    const terms = page.getByRole('region', { name: 'Terms of Service' });
    await expect(terms.getByRole('listitem')).toHaveText(['+91 80 0000 1234', '<a href="/x">x</a>']);
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    await expect(page.getByText('has not been our guest')).toHaveCount(0);
    await expectNoSidewaysScroll(page);

    await open(page, '/');
    await expect(page).toHaveTitle(`${LONG}: home-style Indian food, delivered`);
    await expect(page.getByRole('region', { name: 'What Our Customers Say' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  } finally {
    for (const section of ['shop', 'about', 'testimonials', 'support', 'policies'])
      await put(admin, section, {});
  }
  await open(page, '/');
  await expect(page).toHaveTitle('Rasoi: home-style Indian food, delivered');
  await expect(page.getByRole('region', { name: 'What Our Customers Say' })).toBeVisible();
});

// LANG-45
test('an owner writes the shop’s texts in Hindi, and Hindi pages show them', async ({
  page,
  wire,
  admin,
}) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const form = (title: string) => page.getByRole('region', { name: title, exact: true });
  const save = (title: string) => form(title).getByRole('button', { name: /^Save/ }).click();
  try {
    await open(page, '/admin/settings/shop');
    const name = form('The shop').getByLabel('Name (हिन्दी)');
    await expect(name).toBeHidden();
    await form('The shop').getByText('हिन्दी: Name').click();
    await name.fill('र'.repeat(61));
    await save('The shop');
    await expect(form('The shop').getByText('Must be one line of 1 to 60 characters')).toBeVisible();
    await name.fill('अम्मा की रसोई');
    await expectAccessible(page, 'settings with another language');
    await save('The shop');
    await expect(form('The shop').getByText('Saved', { exact: true })).toBeVisible();

    await open(page, '/admin/settings/about');
    await form('The About page').getByText('हिन्दी: Story').click();
    await form('The About page').getByLabel('Story (हिन्दी)').fill('पहले एक टिफ़िन बना।');
    await form('The About page').locator('summary', { hasText: 'Meera Iyer' }).click();
    await form('The About page').getByText('हिन्दी: Name, Role, Words about them').first().click();
    await form('The About page').getByLabel('Name (हिन्दी)').first().fill('मीरा जी');
    await save('The About page');
    await expect(form('The About page').getByText('Saved', { exact: true })).toBeVisible();
    const stored = JSON.parse(
      (await admin.documents<{ value: string }>('GET', 'settings/documents/about')).value,
    );
    expect(stored.translations).toEqual({ hi: { story: 'पहले एक टिफ़िन बना।' } });
    expect(stored.people[0]).toMatchObject({ name: 'Meera Iyer', translations: { hi: { name: 'मीरा जी' } } });

    await open(page, '/hi/about');
    await expect(page).toHaveTitle(/अम्मा की रसोई/);
    await expect(page.getByText('पहले एक टिफ़िन बना।')).toBeVisible();
    await expect(page.getByText('मीरा जी')).toBeVisible();
    await expect(page.getByText('हरप्रीत सिंह')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await open(page, '/about');
    await expect(page).toHaveTitle('About Us · Rasoi');
    await expect(page.getByText('It began with one tiffin')).toBeVisible();
    expect(await page.content()).not.toContain('अम्मा की रसोई');
  } finally {
    for (const section of ['shop', 'about']) await put(admin, section, {});
  }
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
