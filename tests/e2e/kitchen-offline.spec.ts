import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { column, inBoardMode, press, tests } from './board.ts';
import { card, expect, openLive, toast } from './fixture.ts';

inBoardMode();

/** Opens the board, with a switch for its connection. */
async function openBoard(board: Page) {
  let isCut = false;
  const cuts: (() => Promise<void>)[] = [];
  await board.routeWebSocket('**/v1/realtime*', (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  await openLive(board, '/admin/kitchen');
  return {
    cut: async () => {
      isCut = true;
      await board.context().setOffline(true);
      for (const cut of cuts) await cut();
    },
    join: async () => {
      isCut = false;
      await board.context().setOffline(false);
    },
  };
}

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 1024, height: 768 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;

// BOARD-16, BOARD-18
for (const [size, viewport] of SIZES) {
  tests(
    `without a connection, a bar stays in view on a ${size} and prints all tickets`,
    async ({ board, guest, kitchen }) => {
      const order = await guest.order(await kitchen.dish());
      await board.setViewportSize(viewport);
      await board.addInitScript(() => {
        window.print = () =>
          Reflect.set(window, 'printed', document.querySelector('[data-print-sheet]')?.textContent);
      });
      const connection = await openBoard(board);
      await expect(card(board, order.number)).toBeVisible();
      const canOrder = board.getByRole('status').filter({ hasText: 'Customers can order' });
      await expect(canOrder).toHaveCount(1);
      await connection.cut();
      await expect(canOrder).toHaveCount(0);
      const alert = board.getByRole('alert').filter({ hasText: 'No connection since' });
      await expect(alert).toContainText('What you see is less than a minute old.');
      await card(board, order.number).getByRole('button', { name: 'Accept' }).scrollIntoViewIfNeeded();
      await board.evaluate(() => window.scrollBy(0, 600));
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expectAccessible(board, `board without a connection on a ${size}`);
      const print = board.getByRole('button', { name: /tickets? of the next 2 hours/ }).first();
      await expect(print).toBeInViewport({ ratio: 1 });
      await print.click();
      const printed = () => board.evaluate(() => String(Reflect.get(window, 'printed')));
      await expect.poll(printed).toContain(order.number);
      expect(await printed()).toContain('PRINTED WITHOUT A CONNECTION');
    },
  );
}

// BOARD-17
tests(
  'steps that are tapped without a connection wait in sight, and say what had moved on once it is back',
  async ({ board, guest, kitchen, admin }) => {
    const dish = await kitchen.dish();
    const [kept, cancelled] = [await guest.order(dish), await guest.order(dish)];
    const connection = await openBoard(board);
    await expect(card(board, cancelled.number)).toBeVisible();
    await connection.cut();
    await expect(board.getByRole('alert').filter({ hasText: 'No connection since' })).toBeVisible();
    for (const { number } of [kept, cancelled]) await press(card(board, number), 'Accept');
    const queue = board.getByRole('region', { name: '2 steps wait for the connection' });
    await expect(queue.getByRole('listitem')).toHaveCount(2);
    const ticket = column(board, 'Preparing').locator(card(board, kept.number));
    await expect(ticket).toContainText('Not sent yet');
    await press(ticket, 'Start cooking');
    await expect(board.getByRole('region', { name: '3 steps wait for the connection' })).toBeVisible();
    await board
      .getByRole('button', { name: `Take the step of order ${kept.number} back` })
      .last()
      .click();
    await expect(queue).toBeVisible();
    await expectAccessible(board, 'board with steps that wait');

    await admin.event(cancelled.id, { type: 'step', from: 'placed', to: 'rejected', reason: 'closed' });
    await connection.join();
    await expect(toast(board, '1 waiting step was sent')).toBeVisible();
    const refused = board.getByRole('region', { name: '1 step could not be sent' });
    await expect(refused).toContainText(`${cancelled.number}: `);
    await expect(refused).toContainText('Not sent: it had moved on meanwhile');
    expect((await admin.documents<{ status: string }>('GET', `orders/documents/${kept.id}`)).status).toBe(
      'accepted',
    );
    await refused.getByRole('button', { name: `Remove the note about order ${cancelled.number}` }).click();
    await expect(refused).toHaveCount(0);
  },
);

tests.describe('with a service worker', () => {
  tests.use({ serviceWorkers: 'allow' });

  // BOARD-18
  tests(
    'a board that is reloaded without a connection shows and prints its last tickets, and comes back by itself',
    async ({ board, guest, kitchen, context }) => {
      const dish = await kitchen.dish();
      const order = await guest.order(dish);
      // The worker is registered by the shop's pages, such as the one on which the cook signs in.
      await openLive(board, '/menu');
      await board.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      await openLive(board, '/admin/kitchen');
      await expect(card(board, order.number)).toBeVisible();
      const kept = () =>
        board.evaluate(async () => (await caches.match('/board-without-connection'))?.text() ?? '');
      await expect.poll(kept).toContain(order.number);
      await board.addInitScript(() => {
        window.print = () => Reflect.set(window, 'isPrinted', true);
      });
      await context.setOffline(true);
      await board.reload();
      await expect(board.getByText('No connection. New orders do not show here.')).toBeVisible();
      await expect(board.getByRole('heading', { name: order.number })).toBeVisible();
      await expect(board.getByText(dish.name)).toBeVisible();
      await expect(board.getByText('They are less than a minute old.')).toBeVisible();
      await expectAccessible(board, 'tickets without a connection');
      await board.getByRole('button', { name: /^Print th/ }).click();
      expect(await board.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
      await context.setOffline(false);
      await expect(card(board, order.number)).toBeVisible();

      await context.clearCookies();
      await openLive(board, '/menu');
      await expect.poll(kept).toBe('');
    },
  );
});
