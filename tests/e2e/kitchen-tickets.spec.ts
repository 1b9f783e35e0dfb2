import { expectAccessible } from './axe.ts';
import {
  clearBoard,
  column,
  inBoardMode,
  openTicket,
  openTools,
  press,
  rejectWaiting,
  tests,
} from './board.ts';
import { card, expect, openLive, toast } from './fixture.ts';

inBoardMode();

const TABLET = { width: 1024, height: 768 };
/** The greatest height of a ticket with three dishes, and how much may stand above the first ticket; pixels. */
const [TICKET, ABOVE] = [220, 180];

// BOARD-19 BOARD-20 BOARD-22
tests(
  'on a tablet the tickets begin at once, and one with three dishes is small and warns of an allergy',
  async ({ board, admin, kitchen }) => {
    const dishes = [await kitchen.dish(), await kitchen.dish(), await kitchen.dish()];
    const plain = await admin.order(dishes, { address: 'Laxmi Road, Pune' }, 1);
    const allergic = await admin.order(dishes, { address: 'MG Road, Pune', note: 'Allergic to nuts' }, 1);
    await board.setViewportSize(TABLET);
    await openLive(board, '/admin/kitchen');
    const ticket = card(board, plain.number);
    const box = await ticket.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(ABOVE);
    expect(box?.height).toBeLessThanOrEqual(TICKET);
    await expect(ticket.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
    await expect(board.getByRole('list', { name: 'At a glance' })).toContainText('2 waiting');
    await expect(card(board, allergic.number)).toContainText('Allergy: Allergic to nuts');
    await expectAccessible(board, 'the board on a tablet');

    await expect(ticket).not.toContainText('Laxmi Road');
    await openTicket(ticket);
    await expect(ticket).toContainText('Laxmi Road');
    await expectAccessible(board, 'a ticket with its details');
    await openTools(board);
    await press(board.locator('main'), 'Large tickets');
    await expect
      .poll(async () => (await card(board, allergic.number).boundingBox())?.height)
      .toBeGreaterThan(TICKET);
    await expectAccessible(board, 'the board with large tickets');
    await rejectWaiting(admin);
  },
);

// BOARD-23
tests(
  'keys move orders on, one button moves a column on, and both are taken back',
  async ({ board, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const [first, second, third] = [
      await admin.order([dish], { address: 'Laxmi Road, Pune' }, 1),
      await admin.order([dish], { address: 'Laxmi Road, Pune' }, 1),
      await admin.order([dish], { address: 'Laxmi Road, Pune' }, 1),
    ];
    await openLive(board, '/admin/kitchen');
    const [fresh, preparing] = [column(board, 'New'), column(board, 'Preparing')];
    await expect(fresh.getByRole('article')).toHaveCount(3);
    await board.keyboard.press('2');
    await expect(toast(board, 'Keys 1 to 9 move these orders on.')).toBeVisible();
    await board.keyboard.press('3');
    await expect(preparing.getByRole('heading', { name: third.number })).toBeVisible();
    await expect(toast(board, `${third.number} is accepted`)).toBeVisible();
    await board.keyboard.press('0');
    await expect(fresh.getByRole('heading', { name: third.number })).toBeVisible();
    await press(fresh, 'Move all on: New');
    await expect(preparing.getByRole('article')).toHaveCount(3);
    await toast(board, '3 orders moved on').getByRole('button', { name: 'Undo' }).click();
    await expect(fresh.getByRole('article')).toHaveCount(3);
    await expect(fresh.getByRole('heading', { name: first.number })).toBeVisible();
    await expect(fresh.getByRole('heading', { name: second.number })).toBeVisible();
    await rejectWaiting(admin);
  },
);

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const;

// BOARD-5 BOARD-19 BOARD-21 BOARD-40
tests(
  'what moves tickets on is 48 px large, new ones stand below each other without holes, and one moves back',
  async ({ board, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const long = [await kitchen.dish(), await kitchen.dish(), await kitchen.dish(), await kitchen.dish()];
    const place = (dishes: Parameters<typeof admin.order>[0], note?: string) =>
      admin.order(dishes, { address: 'Laxmi Road, Pune', ...(note && { note }) }, 1);
    const first = await place([dish], 'ALLERGY: peanuts!');
    const placed = [await place(long), await place([dish]), await place([dish]), await place([dish])];
    for (const viewport of SIZES) {
      await board.setViewportSize(viewport);
      await openLive(board, '/admin/kitchen');
      const fresh = column(board, 'New');
      await expect(fresh.getByRole('article')).toHaveCount(placed.length + 1);
      const large = fresh.getByRole('button', { name: /^(Five minutes|Move all on|Accept$)/ });
      for (const each of await large.all()) {
        const box = await each.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), await each.innerText()).toBeGreaterThanOrEqual(
          48,
        );
      }
      const boxes = await fresh
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect()).map(({ x, y, bottom }) => ({ x, y, bottom })),
        );
      for (const [at, { x, y }] of boxes.slice(1).entries()) {
        const above = boxes[at];
        if (above?.x === x) expect(y - above.bottom).toBeLessThan(16);
      }
      expect(new Set(boxes.map(({ x }) => x)).size > 1).toBe(viewport.width > 1000);
    }
    await expect(card(board, first.number)).toContainText(/Allergy: peanuts!/i);
    await expect(card(board, first.number)).not.toContainText(/Allergy: Allergy/i);

    const { id, number } = placed[0] ?? first;
    await admin.walk(id, 'accepted', 'ready');
    const ticket = column(board, 'Ready').locator(card(board, number));
    await openTicket(ticket);
    await press(ticket, 'Move back');
    await expect(column(board, 'Preparing').locator(card(board, number))).toBeVisible();
    await clearBoard(admin);
  },
);

// BOARD-35
tests(
  'each of 40 new orders is on the board, and a step of one leaves the cards of the others as they are',
  async ({ board, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const placed = await Promise.all(
      Array.from({ length: 40 }, (_, n) => admin.order([dish], { address: `Lane ${n}, Pune` }, 1)),
    );
    await board.setViewportSize(TABLET);
    await openLive(board, '/admin/kitchen');
    const fresh = column(board, 'New');
    await expect(fresh.getByRole('article')).toHaveCount(placed.length);
    // Far below the screen, too, for the browser's search and for screen readers.
    await expect(fresh.getByText(dish.name)).toHaveCount(placed.length);
    const listed: string[] = [];
    board.on('request', (request) => {
      if (request.url().includes('/orders/documents?')) listed.push(decodeURIComponent(request.url()));
    });
    const [first, last] = [fresh.getByRole('article').first(), fresh.getByRole('article').last()];
    const number = await first.getByRole('heading').innerText();
    await last.evaluate((card) => Reflect.set(card, 'isTheSame', true));
    await press(first, 'Accept');
    await expect(column(board, 'Preparing').getByRole('heading', { name: number })).toBeVisible();
    expect(await last.evaluate((card) => Reflect.get(card, 'isTheSame'))).toBe(true);
    const ofBoard = listed.filter((url) => url.includes('outForDelivery'));
    const ofSome = ofBoard.filter((url) => url.includes('"$id"'));
    expect(ofSome.length).toBeGreaterThan(0);
    // Every half a minute the board loads all of them, whatever happened.
    expect(ofBoard.length - ofSome.length).toBeLessThanOrEqual(1);
    await clearBoard(admin);
  },
);
