import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, freshEmail, open, openLive, type Person, test, toast, Wire } from './fixture.ts';
import { mailedLink } from './outbox.ts';

const PHULKA = { id: 'phulka', name: 'Phulka', price: 49 };

/** Another person, in a separate browser. */
async function another(page: Page): Promise<{ wire: Wire; person: Person }> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The browser has gone');
  const wire = new Wire(context.request);
  return { wire, person: await wire.customer() };
}

// ADMIN-14
test('a new order appears in the open list, and is found by its customer', async ({
  page,
  wire,
  baseURL,
}) => {
  const { wire: customer, person } = await another(page);
  const phulka = await customer.documents<{ price: number }>('GET', 'dishes/documents/phulka');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await openLive(page, '/admin/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(person.email);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page).toHaveURL(/q=asha/);
  await customer.order([{ ...PHULKA, price: phulka.price }]);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Cash on Delivery');
  await expect(row).toContainText('Pending');
  await expectAccessible(page, 'orders of everybody');

  const [{ number } = { number: 0 }] = (
    await customer.documents<{ documents: { number: number }[] }>('GET', 'orders/documents')
  ).documents;
  for (const words of [`#${number}`, '1 item', '1 × Phulka', 'Pune']) await expect(row).toContainText(words);
  await expect(row.getByText('Pune', { exact: true })).toBeVisible();

  await row.getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'Order details' });
  for (const words of [
    person.email,
    '9876543210',
    'Pune',
    'Cash on Delivery',
    'Phulka',
    'Tax (5%)',
    `#${number}`,
  ])
    await expect(details).toContainText(words);
  await expectAccessible(page, 'order details');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: 'Today' }).click();
  await expect(row).toHaveCount(1);
  await page.getByLabel('Day').fill('2020-02-29');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(`${baseURL}/admin/orders`);
});

// ADMIN-8
test('orders stand under their days in low rows, and are found by number, phone number and day', async ({
  page,
  wire,
}) => {
  const { wire: customer } = await another(page);
  const { number } = await customer.order([PHULKA]);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/orders');
  await expect(page.getByRole('rowheader').first()).toHaveText(/^Today, \d/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows.first()).toContainText('Phulka');
  const box = await rows.first().boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
  await expect(rows.first().getByText('Cash on Delivery')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search orders' });
  for (const text of [number.slice(1), '43210', number.slice(-2), number]) {
    await search.fill(text);
    await expect(rows.filter({ hasText: number })).toHaveCount(1);
  }
  await expect(rows).toHaveCount(1);

  // A day chosen right after the search was emptied stays chosen.
  await search.fill('');
  await page.getByLabel('Day', { exact: true }).fill('2026-08-03');
  await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(false);
  await expect.poll(() => new URL(page.url()).search).toBe('?day=2026-08-03');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-08-03');
  await expect(page.getByText('3 Aug 2026', { exact: true })).toBeVisible();
});

// ADMIN-66
test('the first owner is asked for their name until they give it', async ({ page, wire }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  const { documents } = await wire.documents<{ documents: { $id: string; name: string }[] }>(
    'GET',
    `users/documents?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'email', values: [ADMIN.email] }))}`,
  );
  const [owner] = documents;
  const rename = (name: string) =>
    wire.documents('PATCH', `users/documents/${owner?.$id}`, { data: { name } });
  await rename('Rasoi Admin');
  await open(page, '/admin');
  const own = page.getByRole('region', { name: 'Your password and name' });
  await expect(own).toContainText('Set up your shop: step 1 of 15');
  await expectAccessible(page, 'question for the first name');
  // ADMIN-105
  const save = own.getByRole('button', { name: 'Save and go on' });
  await own.getByLabel('Password from the start').fill(ADMIN.password);
  await own.getByLabel('New password', { exact: true }).fill(ADMIN.password);
  await save.click();
  await expect(own.getByText('Please choose another one than before.')).toBeVisible();
  await expect(own.getByText('Please type your own name.')).toBeVisible();
  await own.getByRole('textbox', { name: 'Your name' }).fill('Meera Kulkarni');
  await own.getByLabel('Password from the start').fill('Not-this-one-9');
  await own.getByLabel('New password', { exact: true }).fill('Idli-and-Dosa-7');
  await save.click();
  // The name is saved, and asked for no more; the password is.
  await expect(own.getByText('This is not the password you have signed in with.')).toBeVisible();
  await expect(own.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await expect(page.getByText(/Meera Kulkarni/).first()).toBeVisible();
  await rename(owner?.name ?? 'Rasoi Admin');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });
  // ADMIN-8
  test('the filter by day uses the kitchen’s own time zone', async ({ page, wire }) => {
    await wire.logIn(ADMIN.email, ADMIN.password);
    const asked = page.waitForRequest((request) => /orders\/documents/.test(request.url()));
    await open(page, '/admin/orders?day=2026-08-03');
    const queries = decodeURIComponent((await asked).url());
    // 00:00 to 23:59:59.999 in India.
    expect(queries).toContain('"values":["2026-08-02T18:30:00.000Z","2026-08-03T18:29:59.999Z"]');
  });
});

// ADMIN-10
test('a role is changed after a confirmation, and the change is in the audit log', async ({ page, wire }) => {
  const { wire: theirs, person } = await another(page);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/admin/customers?q=${person.email}`);
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeVisible();
  const admins = page.getByRole('region', { name: 'Admins' });
  const customers = page.getByRole('region', { name: 'Customers' });
  const ask = page.getByRole('alertdialog');
  await expectAccessible(page, 'registered users');

  await customers.getByRole('button', { name: /^Make admin/ }).click();
  await expectAccessible(page, 'making an admin');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await customers.getByRole('button', { name: /^Make admin/ }).click();
  await ask.getByRole('button', { name: 'Make admin' }).click();
  await expect(toast(page, 'User promoted to admin')).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(admins.getByText(person.email)).toBeVisible();
  await theirs.documents('GET', 'audits/documents');

  await admins.getByRole('button', { name: /^Remove admin/ }).click();
  await ask.getByRole('button', { name: 'Remove admin' }).click();
  await expect(toast(page, 'Admin privileges removed')).toBeVisible();
  await expect(customers.getByText(person.email)).toBeVisible();

  await open(page, '/admin/audit?q=users');
  const row = page.getByRole('row').filter({ hasText: 'administrator: noyes' }).first();
  await expect(row).toContainText('Changed person');
  await expect(row).toContainText(person.name);
  await expectAccessible(page, 'audit log');
});

test('a role that cannot be changed is explained, and the first admin’s has no button', async ({
  page,
  wire,
  complaints,
}) => {
  const { person } = await another(page);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/admin/customers?q=${ADMIN.email}`);
  await expect(page.getByRole('row').filter({ hasText: ADMIN.email })).toContainText('Always an admin');
  await expect(page.getByRole('button', { name: /admin:/ })).toHaveCount(0);

  await open(page, `/admin/customers?q=${person.email}`);
  for (const [status, type, words] of [
    [404, 'document_not_found', 'Customer not found'],
    [500, 'general_unknown', 'Error updating admin status'],
    [
      409,
      'user_last_admin',
      'Error updating admin status. There must always be an owner. Please make somebody else one first.',
    ],
  ] as const) {
    await page.route(`**/users/documents/${person.id}`, (route) =>
      route.fulfill({ status, json: { message: 'Somebody has to stay.', code: status, type } }),
    );
    await page.getByRole('button', { name: /^Make admin/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make admin' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(toast(page, words)).toBeVisible();
    await page.unroute('**/users/documents/*');
  }
  complaints.splice(0, Infinity, ...complaints.filter((words) => !/status of (404|409|500)/.test(words)));
});

// ADMIN-13
test('lists that cannot be loaded say so and offer a retry', async ({ page, wire, complaints }) => {
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  await page.route(/(orders|users)\/documents/, (route) => route.fulfill({ status: 400, json: {} }));
  const sections = page.getByRole('navigation', { name: 'Admin' });
  for (const [section, words] of [
    ['Orders', 'Failed to load orders'],
    ['Customers', 'Failed to load customers'],
  ] as const) {
    await sections.getByRole('link', { name: section }).click();
    await expect(toast(page, words).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  }
  complaints.splice(0, Infinity, ...complaints.filter((words) => !words.includes('status of 400')));
});

// ADMIN-15
test('messages and subscribers are listed, and confirmed subscribers exported', async ({
  page,
  wire,
  request,
}) => {
  const email = `+${freshEmail()}`;
  const message = {
    name: 'Meera Joshi',
    email: freshEmail(),
    subject: 'Feedback',
    message: `Dal for ${email}`,
  };
  await request.post('/f/contact', { headers: { accept: 'application/json' }, data: message });
  await request.post('/api/v1.0/email/send', {
    data: {
      service_id: 'rasoi',
      template_id: 'newsletter',
      user_id: 'rasoi-public',
      template_params: { email },
    },
  });
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, `/admin/messages?q=${message.email}`);
  await page.getByRole('button', { name: 'Meera Joshi' }).click();
  await expect(page.getByRole('dialog')).toContainText(message.message);
  await expectAccessible(page, 'a message');

  await open(page, `/admin/newsletter?q=${email.slice(1)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Not confirmed yet');
  await expectAccessible(page, 'subscribers');
  const exporting = page.getByRole('button', { name: 'Export confirmed as CSV' });
  await exporting.click();
  await expect(toast(page, 'No confirmed address to save')).toBeVisible();

  await open(page, await mailedLink(wire, email, 'newsletter-confirmation'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page).toHaveURL('/newsletter?state=confirmed');
  await open(page, `/admin/newsletter?q=${email.slice(1)}&state=pending`);
  const saved = page.waitForEvent('download');
  await exporting.click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(new RegExp(`^\\uFEFFEmail,Since\r\n'\\${email},\\d{4}-\\d\\d-\\d\\d\r\n$`));
  await expect(toast(page, 'Saved 1 address')).toBeVisible();
});
