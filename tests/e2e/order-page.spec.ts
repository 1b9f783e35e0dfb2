import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, open, reopen, test, type Wire } from './fixture.ts';

const step = (admin: Wire, orderId: string, from: string, to: string, more: object = {}) =>
  admin.event(orderId, { type: 'step', from, to, ...more });

const progress = (page: Page) => page.getByRole('list', { name: 'Progress of your order' });
const current = (page: Page) => progress(page).locator('[aria-current=step]');

// LIFE-15, ORDER-48
test('the order’s page shows the steps of the kitchen live', async ({ page, wire, admin, kitchen }) => {
  await wire.customer();
  const dish = await kitchen.dish();
  const { id } = await wire.order([dish]);
  await open(page, '/orders');
  await expect(page.getByRole('link', { name: 'Follow', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Order #/ }).click();
  await expect(page.getByText('Arrives in 30 min')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #\d+$/ })).toBeVisible();
  await expect(page.getByText(/^It will be with you between/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call the kitchen' })).toHaveAttribute('href', /^tel:/);
  const place = page.getByRole('region', { name: 'Where it comes from' });
  await expect(place.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /mlat=13\.0031/);

  await step(admin, id, 'placed', 'accepted', { promisedInMinutes: 40 });
  await expect(current(page)).toContainText('Accepted');
  await admin.event(id, {
    type: 'promise',
    from: 'accepted',
    promisedInMinutes: 60,
    reason: 'tooBusy',
    note: 'So many guests today',
  });
  await expect(page.getByText('The time has changed because the kitchen is very busy.')).toBeVisible();
  await expect(page.getByText('From the kitchen: “So many guests today”')).toBeVisible();
  await step(admin, id, 'accepted', 'preparing');
  await expect(current(page)).toContainText('Preparing');
  await expectAccessible(page, 'the page of an order');
  await step(admin, id, 'preparing', 'ready');
  await step(admin, id, 'ready', 'delivered');
  await expect(page.getByText('We hope you ate well.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Add Review of ${dish.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

// LIFE-5
test('a customer cancels, and sees the refund', async ({ page, wire, kitchen }) => {
  await wire.customer();
  const { id } = await wire.order([await kitchen.dish()], { paymentMethod: 'upi' });
  await open(page, `/orders/${id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await expect(progress(page).getByRole('listitem')).toHaveText([/^Order Received/]);
  await expect(page.getByText('Has gone back to you (the order was cancelled)')).toBeVisible();
  await expectAccessible(page, 'the page of a cancelled order');
});

// LIFE-14
test('one tap adds a past order to the cart, and says which prices have changed and which dishes are missing', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  await wire.customer();
  const dearer = await kitchen.dish({ price: 100 });
  const gone = await kitchen.dish({ price: 50 });
  const { id } = await wire.order([dearer, gone], {}, 2);
  await step(admin, id, 'placed', 'rejected', { reason: 'closed' });
  await kitchen.change(dearer, { price: 120 });
  await kitchen.change(gone, { isAvailable: false });
  await open(page, `/orders/${id}`);
  await expect(
    page.getByText('The kitchen could not take this order, because the kitchen is closed.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(`${dearer.name} is now ₹120, was ₹100.`)).toBeVisible();
  await expect(page.getByText(`${gone.name} is not to be had today.`)).toBeVisible();
  await page.getByRole('link', { name: 'Look at the cart' }).click();
  await expect(page).toHaveURL('/cart');
  expect(await wire.cart()).toEqual([{ dishId: dearer.id, quantity: 2 }]);
});

// LIFE-15
test('an order of somebody else is not shown', async ({ page, wire, kitchen }) => {
  await wire.customer();
  const { id } = await wire.order([await kitchen.dish()]);
  await wire.send('DELETE', '/account/sessions/current');
  await wire.customer();
  await open(page, `/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
});

// LIFE-11, APP-8
test('messages about orders can be chosen one by one, for mails and for devices', async ({ page, wire }) => {
  await wire.customer();
  await open(page, '/profile');
  const delivered = page.getByRole('switch', { name: 'It has arrived: mail' });
  await expect(delivered).toBeChecked();
  await delivered.click();
  await expect(delivered).not.toBeChecked();
  const ended = page.getByRole('switch', { name: 'It is cancelled: message on your devices' });
  await ended.click();
  await expect(ended).not.toBeChecked();
  await reopen(page);
  await expect(delivered).not.toBeChecked();
  await expect(ended).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'The kitchen accepts it: mail' })).toBeChecked();
});
