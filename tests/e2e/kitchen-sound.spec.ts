import { inBoardMode, notes, tests } from './board.ts';
import { launchOptions } from './browsers.ts';
import { expect, open } from './fixture.ts';

const allowing = launchOptions(process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH);

/** As a browser does on a site that often plays sound, or that was installed. */
tests.use({
  launchOptions: {
    ...allowing,
    args: [...(allowing.args ?? []), '--autoplay-policy=no-user-gesture-required'],
  },
});

inBoardMode();

// BOARD-37
tests(
  'after a reload the board rings without a tap if the browser allows it',
  async ({ board, guest, kitchen }) => {
    const dish = await kitchen.dish();
    await open(board, '/admin/kitchen');
    await board.getByRole('button', { name: 'Start the shift' }).click();
    await expect(board.getByText('Rings for new orders')).toBeVisible();
    await board.reload();
    await expect(board.getByText('Rings for new orders')).toBeVisible();
    await expect(board.getByRole('button', { name: 'Tap to hear orders' })).toHaveCount(0);
    expect(await notes(board)).toBe(0);
    await guest.order(dish);
    await expect.poll(() => notes(board)).toBeGreaterThanOrEqual(2);
  },
);
