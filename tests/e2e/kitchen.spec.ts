import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  column,
  inBoardMode,
  loudness,
  notes,
  openTicket,
  openTools,
  phase,
  press,
  recordPayment,
  rejectWaiting,
  tests,
} from './board.ts';
import { card, expect, open, openLive, reopen, toast } from './fixture.ts';

inBoardMode();

// BOARD-3 BOARD-4
tests(
  'the kitchen hears an order, takes it to the door, and the customer sees each step',
  async ({ board, guest, kitchen }) => {
    const dish = await kitchen.dish();
    await board.clock.install();
    await openLive(board, '/admin/kitchen');
    await expect(board.getByText('Nothing rings until you start the shift.')).toBeVisible();
    await board.getByRole('button', { name: 'Start the shift' }).click();
    await expect(board.getByText('Rings for new orders')).toBeVisible();
    await expect.poll(() => notes(board)).toBe(2);

    const order = await guest.order(dish);
    await openLive(guest.page, `/orders/${order.id}`);
    const ticket = card(board, order.number);
    await expect(column(board, 'New').getByRole('article')).toHaveCount(1);
    await expect(ticket).toContainText(`2 ×${dish.name}`);
    await expect(ticket).toContainText('No onions please');
    await expect(ticket).toContainText('Collect');
    await expect(board).toHaveTitle(/^\(1\) Kitchen/);
    await expect(board.locator('link[rel=icon][href^="data:image/png"]')).toHaveCount(1);
    await expectAccessible(board, 'the board with a new order');
    // More than one ring: the bell repeats until the order is accepted or rejected.
    await expect.poll(() => notes(board)).toBeGreaterThanOrEqual(6);
    await expect.poll(() => loudness(board)).toBeGreaterThan(0.1);

    await press(ticket, 'Accept');
    await expect(column(board, 'Preparing').getByRole('heading', { name: order.number })).toBeVisible();
    await expect(phase(guest)).toContainText('Accepted');
    await expect(board).toHaveTitle(/^Kitchen/);
    await expect(board.locator('link[rel=icon][href^="data:"]')).toHaveCount(0);
    await expect.poll(() => loudness(board)).toBe(0);
    const rung = await notes(board);
    await board.clock.runFor(6_000);
    expect(await notes(board)).toBe(rung);

    await press(ticket, 'Start cooking');
    await expect(phase(guest)).toContainText('Preparing');
    // BOARD-8: another tablet sees the tick, and takes it back.
    const pass = await board.context().newPage();
    await openLive(pass, '/admin/kitchen');
    const tick = (page: Page) => card(page, order.number).getByRole('checkbox', { name: dish.name });
    await tick(board).check();
    await expect(tick(pass)).toBeChecked();
    await tick(pass).uncheck();
    await expect(tick(board)).not.toBeChecked();
    await pass.close();
    await openTicket(ticket);
    await press(ticket, 'Time');
    await board.getByRole('button', { name: '10 minutes later' }).click();
    await expect(
      guest.page.getByText('The time has changed because the kitchen is very busy.'),
    ).toBeVisible();
    await press(ticket, 'Ready');
    await expect(column(board, 'Ready').getByRole('heading', { name: order.number })).toBeVisible();
    await press(ticket, 'Hand to rider');
    await expect(phase(guest)).toContainText('On the Way');
    const out = column(board, 'On the way').getByRole('article').filter({ hasText: order.number });
    await press(out, 'Delivered');
    await expect(ticket).toHaveCount(0);
    await expect(guest.page.getByText('We hope you ate well.')).toBeVisible();
  },
);

// BOARD-13 BOARD-14 BOARD-15
tests(
  'an order gets its rider and its money on the board, and comes back from the finished ones',
  async ({ board, guest, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const rider = await admin.account();
    await admin.documents('PATCH', `users/documents/${rider.id}`, { data: { role: 'rider' } });
    const order = await guest.order(dish);
    await admin.walk(order.id, 'accepted', 'ready');
    await openLive(board, '/admin/kitchen');
    const ticket = card(board, order.number);
    await ticket.getByRole('combobox').selectOption({ label: rider.name });
    await expect(toast(board, `${rider.name} brings ${order.number}`)).toBeVisible();
    await recordPayment(board, order, 'Cash');
    await toast(board, `${order.number} is paid`).getByRole('button', { name: 'Undo' }).click();
    await expect(ticket).toContainText('Collect');
    await recordPayment(board, order, 'UPI');
    await expect(ticket).toContainText('Paid');
    await press(ticket, 'Delivered');
    await expect(ticket).toHaveCount(0);

    await openTools(board);
    await press(board.locator('main'), 'Finished');
    const finished = board.getByRole('dialog', { name: 'Finished orders' });
    await finished.getByRole('searchbox').fill(order.number);
    await expect(finished.getByRole('listitem')).toContainText(`2 × ${dish.name}`);
    await finished.getByRole('button', { name: `Take order ${order.number} back` }).click();
    await expect(finished.getByText('None of these orders matches.')).toBeVisible();
    await board.keyboard.press('Escape');
    await press(column(board, 'Ready').getByRole('article'), 'Delivered');
    await expect(ticket).toHaveCount(0);
    // Only at the end, because the order can be taken back for 30 seconds.
    await press(board.locator('main'), 'Finished');
    await expect(finished.getByText(order.number, { exact: true })).toBeVisible();
    await expectAccessible(board, 'the finished orders');
  },
);

// BOARD-5
tests('a step is taken back within its 30 seconds, and rings again', async ({ board, guest, kitchen }) => {
  const order = await guest.order(await kitchen.dish());
  await openLive(board, '/admin/kitchen');
  const ticket = card(board, order.number);
  await press(ticket, 'Accept');
  await expect(column(board, 'Preparing').getByRole('heading', { name: order.number })).toBeVisible();
  await toast(board, `${order.number} is accepted`).getByRole('button', { name: 'Undo' }).click();
  await expect(column(board, 'New').getByRole('heading', { name: order.number })).toBeVisible();
  await expect(board).toHaveTitle(/^\(1\) Kitchen/);
  await press(ticket, 'Accept');
  await press(ticket, 'Ready');
  await press(ticket, 'Delivered');
  await expect(ticket).toHaveCount(0);
});

// BOARD-9 BOARD-11 BOARD-12
tests(
  'a station sees its own dishes, their sum, and the orders that a search finds',
  async ({ board, guest, admin, kitchen }) => {
    const [ours, others] = [await kitchen.dish(), await kitchen.dish({ menuId: 'snacks' })];
    const [first, second] = [await guest.order(ours), await guest.order(others)];
    await openLive(board, '/admin/kitchen');
    await openTools(board);
    await board.getByRole('button', { name: 'All stations' }).click();
    const dialog = board.getByRole('dialog', { name: 'Your station' });
    await dialog.getByRole('switch', { name: 'Drinks' }).click();
    await expectAccessible(board, 'the choice of a station');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await reopen(board);
    await expect(card(board, first.number)).toContainText(ours.name);
    await expect(card(board, second.number)).not.toContainText(others.name);
    await card(board, second.number).getByRole('button', { name: '1 dish of another station' }).click();
    await expect(card(board, second.number)).toContainText(others.name);

    await board.getByRole('button', { name: 'All day' }).click();
    const totals = board.getByRole('region', { name: 'All day' });
    await expect(totals.getByRole('listitem').filter({ hasText: ours.name })).toContainText('2 ×');
    await expect(totals).not.toContainText(others.name);
    await press(board.locator('main'), 'Search');
    await board.getByRole('searchbox', { name: 'Search the board' }).fill(first.number);
    await expect(card(board, second.number)).toHaveCount(0);
    await expect(card(board, first.number)).toBeVisible();
    await expect(board.getByText(/^1 of \d+ orders are shown\.$/)).toBeVisible();
    await rejectWaiting(admin);
  },
);

// LIFE-5
tests(
  'a customer cancels however late until the kitchen accepts, and asks it afterwards',
  async ({ board, guest, kitchen }) => {
    const dish = await kitchen.dish();
    const [waiting, accepted] = [await guest.order(dish), await guest.order(dish)];
    await openLive(board, '/admin/kitchen');
    await guest.page.clock.install();
    await openLive(guest.page, `/orders/${waiting.id}`);
    await guest.page.clock.fastForward('06:00');
    await expect(
      guest.page.getByText('You can cancel free of charge until the kitchen accepts.'),
    ).toBeVisible();
    await guest.page.getByRole('button', { name: 'Cancel order' }).click();
    await guest.page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(guest.page.getByText('This order is cancelled.')).toBeVisible();
    await expect(card(board, waiting.number)).toHaveCount(0);

    await press(card(board, accepted.number), 'Accept');
    // This page's clock is also set to six minutes later.
    await open(guest.page, `/orders/${accepted.id}`);
    await expect(guest.page.getByRole('button', { name: 'Ask to cancel' })).toBeVisible();
    await expect(guest.page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  },
);

// BOARD-6
tests(
  'an order is rejected because a dish has run out, and the menu shows it as sold out',
  async ({ board, guest, kitchen }) => {
    const dish = await kitchen.dish();
    const order = await guest.order(dish);
    await openLive(guest.page, `/orders/${order.id}`);
    await openLive(board, '/admin/kitchen');
    await openTicket(card(board, order.number));
    await press(card(board, order.number), 'Reject');
    const dialog = board.getByRole('dialog', { name: `Reject order ${order.number}` });
    await dialog.getByText('Something else').click();
    await dialog.getByRole('button', { name: 'Reject the order' }).click();
    await expect(dialog.getByText('Please say in a few words what the reason is.')).toBeVisible();
    await dialog.getByText('A dish has run out').click();
    await expectAccessible(board, 'the question for a reason');
    await dialog.getByRole('button', { name: 'Reject the order' }).click();
    await expect(card(board, order.number)).toHaveCount(0);
    await expect(
      guest.page.getByText('The kitchen could not take this order, because a dish has run out.'),
    ).toBeVisible();
    await open(guest.page, '/menu');
    await expect(card(guest.page, dish.name)).toHaveAttribute('data-sold-out', '');
  },
);

// BOARD-3
tests(
  'if two tablets accept an order at once, one succeeds and the other is told',
  async ({ board, guest, kitchen }) => {
    const order = await guest.order(await kitchen.dish());
    const other = await board.context().newPage();
    // Both requests are sent before either is answered.
    const waiting: (() => void)[] = [];
    await board.context().route('**/orderEvents/documents', async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 2) for (const go of waiting) go();
      });
      await route.continue();
    });
    for (const page of [board, other]) await openLive(page, '/admin/kitchen');
    for (const page of [board, other]) await press(card(page, order.number), 'Accept');
    const outcomes = async (words: string) =>
      (await toast(board, words).count()) + (await toast(other, words).count());
    await expect.poll(() => outcomes(`${order.number} is accepted`)).toBe(1);
    await expect
      .poll(() => outcomes(`${order.number} has moved on meanwhile: it is “Accepted” now.`))
      .toBe(1);
    for (const page of [board, other])
      await expect(column(page, 'Preparing').getByRole('heading', { name: order.number })).toBeVisible();
  },
);
