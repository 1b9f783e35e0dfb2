import { expectAccessible } from './axe.ts';
import { inBoardMode, notes, openTicket, press, tests } from './board.ts';
import { ADMIN, card, expect, open, openLive } from './fixture.ts';

inBoardMode();

// BOARD-4
tests(
  'an order that is placed while the connection is cut for 20 seconds rings after the reconnect',
  async ({ board, guest, kitchen }) => {
    let isCut = false;
    const cuts: (() => Promise<void>)[] = [];
    await board.routeWebSocket('**/v1/realtime*', (socket) => {
      if (isCut) return void socket.close();
      socket.connectToServer();
      cuts.push(() => socket.close());
    });
    await board.clock.install();
    await open(board, '/admin/kitchen');
    await board.getByRole('button', { name: 'Start the shift' }).click();
    await expect(board.getByText('Rings for new orders')).toBeVisible();
    await expect.poll(() => notes(board)).toBe(2);

    isCut = true;
    await board.context().setOffline(true);
    for (const cut of cuts) await cut();
    const banner = board.getByText(/^No connection since \d+:\d\d [ap]m\./);
    await expect(banner).toBeVisible();
    const order = await guest.order(await kitchen.dish());
    await board.clock.runFor(20_000);
    expect(await notes(board)).toBe(2);
    await expect(banner).toBeVisible();

    isCut = false;
    await board.context().setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(card(board, order.number)).toBeVisible();
    await expect.poll(() => notes(board)).toBeGreaterThanOrEqual(4);
    await openTicket(card(board, order.number));
    await press(card(board, order.number), 'Reject');
    await board.getByRole('button', { name: 'Reject the order' }).click();
    await expect(card(board, order.number)).toHaveCount(0);
  },
);

/** Runs in a page: as browsers of tablets, it plays no sound before a tap. Chromium for tests sometimes allows it. */
function blockSoundBeforeTap(): void {
  let isTapped = false;
  addEventListener(
    'pointerdown',
    () => {
      isTapped = true;
    },
    true,
  );
  const { resume } = AudioContext.prototype;
  const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
  AudioContext.prototype.resume = function allowedAfterTap() {
    return isTapped ? resume.call(this) : new Promise(() => {});
  };
  Object.defineProperty(BaseAudioContext.prototype, 'state', {
    get() {
      return isTapped ? state?.get?.call(this) : 'suspended';
    },
  });
}

// BOARD-37
tests('where the browser plays no sound before a tap, the whole screen asks for one', async ({ board }) => {
  await open(board, '/admin/kitchen');
  await expect(board.getByText('Nothing rings until you start the shift.')).toBeVisible();
  await expect(board.getByRole('button', { name: 'Tap to hear orders' })).toHaveCount(0);
  await board.getByRole('button', { name: 'Start the shift' }).click();
  await expect(board.getByText('Rings for new orders')).toBeVisible();

  // A tablet that starts anew: nobody has tapped there yet.
  const anew = await board.context().newPage();
  await anew.addInitScript(blockSoundBeforeTap);
  await open(anew, '/admin/kitchen');
  const hear = anew.getByRole('button', { name: 'Tap to hear orders' });
  await expect(hear).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 0 } = (await hear.boundingBox()) ?? {};
  expect({ width, height }).toEqual(anew.viewportSize());
  await expectAccessible(anew, 'a silent board');
  await anew.mouse.click(20, height - 20);
  await expect(anew.getByText('Rings for new orders')).toBeVisible();
  await expect(hear).toHaveCount(0);
});

// BOARD-16
tests(
  'a device that stays silent after the tap says so in a bar, and the board is back',
  async ({ board }) => {
    await board.addInitScript(() => {
      AudioContext.prototype.resume = () => new Promise(() => {});
      // A context that is made after a tap runs at once.
      Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' });
    });
    await open(board, '/admin/kitchen');
    await board.getByRole('button', { name: 'Start the shift' }).click();
    const turnOn = board.getByRole('button', { name: 'Tap to turn the alarm on' });
    await expect(turnOn).toBeVisible();
    await board.evaluate(() => window.scrollBy(0, 600));
    await expect(turnOn).toBeInViewport({ ratio: 1 });
    await expect(board.getByRole('button', { name: 'Tap to hear orders' })).toHaveCount(0);
  },
);

// ADMIN-63
tests(
  'an order that waits to be accepted is counted on its section',
  async ({ page, wire, guest, kitchen }) => {
    const dish = await kitchen.dish();
    await wire.logIn(ADMIN.email, ADMIN.password);
    await openLive(page, '/admin/customers');
    const section = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Kitchen/ });
    const waiting = async () => Number(/(\d+) needs? attention/.exec(await section.innerText())?.[1] ?? 0);
    const before = await waiting();
    await guest.order(dish);
    await expect.poll(waiting).toBe(before + 1);
  },
);
