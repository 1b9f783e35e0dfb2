import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openTicket } from './board.ts';
import { card, type Dish, expect, LIVE, openLive, PASSWORD, test, toast, Wire } from './fixture.ts';

// These tests accept their orders themselves, so they work in age mode and can run beside other tests.
test.describe.configure({ mode: 'serial' });

/** A customer's page and an accepted order of theirs, with two dishes. */
async function accepted(admin: Wire, page: Page, dishes: readonly Dish[]) {
  const wire = new Wire(page.context().request);
  await wire.customer();
  const order = await wire.order(dishes, { address: 'Laxmi Road, Pune', paymentMethod: 'upi' }, 2);
  await admin.walk(order.id, 'accepted');
  await openLive(page, `/orders/${order.id}`);
  return order;
}

const tests = test.extend<{ guest: Page; board: Page }>({
  guest: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await use(await context.newPage());
    await context.close();
  },
  board: async ({ page, wire, admin }, use) => {
    const cook = await wire.account();
    await admin.documents('PATCH', `users/documents/${cook.id}`, { data: { role: 'kitchen' } });
    await wire.logIn(cook.email, PASSWORD);
    await use(page);
  },
});

// CHANGE-6
tests(
  'the kitchen offers another dish, and the customer takes it',
  async ({ admin, board, guest, kitchen }) => {
    const [one, two, other] = [await kitchen.dish(), await kitchen.dish(), await kitchen.dish()];
    const order = await accepted(admin, guest, [one, two]);
    await openLive(board, '/admin/kitchen');
    const ticket = card(board, order.number);
    await openTicket(ticket);
    await ticket.getByRole('button', { name: 'Change a line' }).click();
    const dialog = board.getByRole('dialog', { name: `Change a line of ${order.number}` });
    await dialog.getByText(`2 × ${two.name}`).click();
    await dialog.getByLabel('Offer a dish instead').fill(other.name);
    await dialog.getByLabel('Offer a dish instead').press('Enter');
    await dialog.getByText('Something else').click();
    await dialog.getByLabel('A word to the customer').fill('The stove is full');
    await expectAccessible(board, 'the question which line changes');
    await dialog.getByRole('button', { name: 'Ask the customer' }).click();
    await expect(toast(board, `The customer of ${order.number} is asked`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(ticket).toContainText(`2 × ${other.name} instead of 2 × ${two.name}`);
    await expect(ticket).toContainText('5 minutes left');

    const question = guest.getByRole('region', { name: 'The kitchen asks' });
    await expect(question).toContainText(`It offers 2 × ${other.name}`, LIVE);
    await expect(question).toContainText('Please answer within 5 minutes.');
    await expectAccessible(guest, 'an order with a question');
    await question.getByRole('button', { name: `Take 2 × ${other.name}` }).click();
    await expect(question).toHaveCount(0);
    await expect(guest.getByText(`2 × ${other.name} comes instead of 2 × ${two.name}`)).toBeVisible();
    await expect(guest.getByRole('region', { name: 'How this order has changed' })).toContainText(
      `2 × ${one.name}, 2 × ${two.name}`,
    );
    await expect(ticket).toContainText(`Customer takes 2 × ${other.name} instead of 2 × ${two.name}`, LIVE);
  },
);

// CHANGE-6
tests(
  'a customer has a dish taken off, and reads what comes back',
  async ({ admin, board, guest, kitchen }) => {
    const [one, two] = [await kitchen.dish(), await kitchen.dish()];
    const order = await accepted(admin, guest, [one, two]);
    await openLive(board, '/admin/kitchen');
    const ticket = card(board, order.number);
    await openTicket(ticket);
    await ticket.getByRole('button', { name: 'Change a line' }).click();
    const dialog = board.getByRole('dialog', { name: `Change a line of ${order.number}` });
    await dialog.getByRole('button', { name: 'Ask the customer' }).click();
    const question = guest.getByRole('region', { name: 'The kitchen asks' });
    await question.getByRole('button', { name: 'Take it off' }).click();
    await expect(
      guest.getByText(new RegExp(`2 × ${one.name} taken off, ₹[\\d,.]+ comes back`)),
    ).toBeVisible();
    await expect(ticket).toContainText(`Customer had 2 × ${one.name} taken off`, LIVE);
  },
);
