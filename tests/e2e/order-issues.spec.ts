import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import {
  type Dish,
  expect,
  open,
  openLive,
  PASSWORD,
  type PlacedOrder,
  test,
  toast,
  Wire,
} from './fixture.ts';
import { mailedLink } from './outbox.ts';

const fresh = () => Math.random().toString(36).slice(2, 14);

/** An order that was paid by UPI and has just been delivered. */
async function deliveredOrder(wire: Wire, admin: Wire, dishes: readonly Dish[]): Promise<PlacedOrder> {
  const order = await wire.order(dishes, { paymentMethod: 'upi' });
  await admin.walk(order.id, 'accepted', 'ready', 'delivered');
  return order;
}

const verify = async (wire: Wire, admin: Wire, email: string, site = '') => {
  await wire.send('POST', '/account/verification', { url: `${site}/verify-email` });
  const link = new URL(await mailedLink(admin, email, 'email-verification'));
  const { userId, secret } = Object.fromEntries(link.searchParams);
  await wire.send('PUT', '/account/verification', { userId, secret });
};

/** Attaches a photo to a report. */
async function addPhoto(form: Locator): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  await form
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'spill.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(form.getByRole('img', { name: 'Photo of the problem' })).toBeVisible();
}

const panel = (page: Page) => page.getByRole('region', { name: 'A problem with your order?' });

// ISSUE-1 ISSUE-2 ISSUE-3
test('a customer reports a problem with a photo, the kitchen answers with a refund, and both see it live', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
  baseURL,
}) => {
  // Two browsers and three runs of axe take time.
  test.slow();
  const { email } = await wire.customer();
  await verify(wire, admin, email, baseURL);
  const [rice, dal] = [await kitchen.dish(), await kitchen.dish()];
  const order = await deliveredOrder(wire, admin, [rice, dal]);

  const office = await browser.newContext();
  const boss = await wire.account();
  await admin.documents('PATCH', `users/documents/${boss.id}`, { data: { role: 'manager' } });
  await new Wire(office.request).logIn(boss.email, PASSWORD);
  const desk = await office.newPage();
  await openLive(desk, '/admin/issues');
  await expect(desk.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible();

  await openLive(page, `/orders/${order.id}`);
  await panel(page).getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await form.getByRole('radio', { name: 'It was spilled or damaged' }).check();
  await form.getByRole('checkbox', { name: dal.name }).check();
  await form.getByRole('textbox', { name: /^What happened/ }).fill('The lid was open.');
  await addPhoto(form);
  await expectAccessible(page, 'the form that reports a problem');
  await form.getByRole('button', { name: 'Send to the kitchen' }).click();
  await expect(toast(page, 'The kitchen has your report')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(panel(page)).toContainText('It was spilled or damaged');
  await expect(panel(page)).toContainText(`About ${dal.name}`);
  await expect(panel(page)).toContainText('will answer here');
  await expect(panel(page).getByRole('button', { name: 'Report a problem' })).toHaveCount(0);

  await desk.getByRole('button', { name: order.number }).click();
  const report = desk.getByRole('dialog', { name: `Problem with order ${order.number}` });
  await expect(report).toContainText('The lid was open.');
  await expect(report).toContainText(`About ${dal.name}`);
  const photo = report.getByRole('img', { name: 'Photo of the problem' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await report.getByRole('button', { name: 'Send the answer' }).click();
  await expect(report).toContainText('Please write an answer to the customer.');
  await report
    .getByRole('textbox', { name: 'Answer to the customer' })
    .fill('So sorry! We pack it better now.');
  await report.getByRole('textbox', { name: /^Give back/ }).fill('99999');
  await report.getByRole('button', { name: 'Send the answer' }).click();
  await expect(report).toContainText('This is more than was paid');
  await report.getByRole('textbox', { name: /^Give back/ }).fill(String(dal.price));
  await expectAccessible(desk, 'the answer to a report');
  await report.getByRole('button', { name: 'Send the answer' }).click();
  await expect(toast(desk, 'The customer has your answer')).toBeVisible();

  await expect(panel(page)).toContainText('So sorry! We pack it better now.');
  await expect(panel(page)).toContainText(`₹${dal.price} goes back to you.`);
  await expect(page.getByText('Has gone back to you (something was wrong)')).toBeVisible();
  await expectAccessible(page, 'the page of an order with an answered report');
  await office.close();
});

// ISSUE-1, ISSUE-4
test('a customer who has proven no address sends a photo first, and proves the address afterwards', async ({
  page,
  wire,
  admin,
  kitchen,
  baseURL,
}) => {
  const { email } = await wire.customer();
  const order = await deliveredOrder(wire, admin, [await kitchen.dish()]);
  await openLive(page, `/orders/${order.id}`);
  await panel(page).getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(form).toContainText('The kitchen sees the photo from then on.');
  await addPhoto(form);
  await expectAccessible(page, 'the form of somebody who has proven no address');
  await form.getByRole('button', { name: 'Send to the kitchen' }).dblclick();
  await expect(panel(page)).toContainText('Something is missing');
  await expect(panel(page)).toContainText('Only you can see your photo.');
  await expect(
    panel(page).getByRole('link', { name: 'Confirm your e-mail address or phone number' }),
  ).toHaveAttribute('href', '/profile');
  await expectAccessible(page, 'a report with a photo that only its sender sees');
  const src = await panel(page).getByRole('img', { name: 'Photo of the problem' }).getAttribute('src');
  const file = `/storage/buckets/attachments/files/${/files\/([^/]+)\//.exec(src ?? '')?.[1]}`;
  await expect(admin.send('GET', file)).rejects.toThrow();

  await verify(wire, admin, email, baseURL);
  expect(await admin.send('GET', file)).toMatchObject({ name: 'spill.jpg' });
  await open(page, `/orders/${order.id}`);
  await expect(panel(page)).toContainText('Something is missing');
  await expect(panel(page)).not.toContainText('Only you can see your photo.');
  await panel(page).getByRole('button', { name: 'It is settled' }).click();
  await expect(panel(page)).toContainText('This report is closed.');
  await expect(panel(page).getByRole('button', { name: 'Report a problem' })).toBeVisible();
});

// ISSUE-2 ADMIN-63
test('an open report is also shown in the details of its order', async ({ page, wire, admin, kitchen }) => {
  await wire.customer();
  const order = await deliveredOrder(wire, admin, [await kitchen.dish()]);
  const data = { orderId: order.id, kind: 'late', text: 'An hour!' };
  await wire.documents('POST', 'orderIssues/documents', { documentId: fresh(), data });
  await wire.send('DELETE', '/account/sessions/current');
  const boss = await wire.account();
  await admin.documents('PATCH', `users/documents/${boss.id}`, { data: { role: 'manager' } });
  await wire.logIn(boss.email, PASSWORD);
  await open(page, `/admin/orders?order=${order.id}`);
  const details = page.getByRole('dialog', { name: 'Order details' });
  await expect(details).toContainText('It came late');
  await details.getByRole('textbox', { name: 'Answer to the customer' }).fill('Never again!');
  await details.getByRole('button', { name: 'Send the answer' }).click();
  await expect(details).toContainText('Never again!');
  await expect(details.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
});
