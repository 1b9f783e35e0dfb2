import type { Page } from '@playwright/test';
import { expect, ONE_SIZE, open, test, toast } from './fixture.ts';

/** What a frame showed: the address, the title and the heading of the page, and the toast. */
type Shown = [path: string, title: string, heading: string, toast: string];

/** Slows the browser down to a cheap phone, and keeps what each painted frame shows. */
async function watchFrames(page: Page): Promise<() => Promise<Shown[]>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const kept = await page.evaluateHandle(() => {
    const frames: Shown[] = [];
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const toast = document.querySelector('[data-toast]')?.textContent ?? '';
      const shown: Shown = [location.pathname, document.title, heading, toast];
      if (String(frames.at(-1)) !== String(shown)) frames.push(shown);
      requestAnimationFrame(look);
    };
    look();
    return frames;
  });
  return () => kept.jsonValue();
}

/** Fails if a frame showed the heading of the page before with a new address or title, or with a toast. */
function expectTogether(frames: readonly Shown[]): void {
  const [first] = frames;
  const late = frames.filter((frame) => frame[2] === first?.[2] && String(frame) !== String(first));
  expect(late, JSON.stringify(frames)).toEqual([]);
  expect(frames.at(-1)?.[0]).not.toBe(first?.[0]);
}

// SHELL-32
test(
  'the address of a placed order comes with its page, and so does the toast',
  ONE_SIZE,
  async ({ page, wire }) => {
    await wire.customer();
    await wire.addToCart('masala-chai');
    await open(page, '/cart');
    let frames = await watchFrames(page);
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expectTogether(await frames());

    await open(page, '/payment');
    frames = await watchFrames(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    expectTogether(await frames());
  },
);

// SHELL-32
test('the page for a forgotten password comes with its address', ONE_SIZE, async ({ page }) => {
  await open(page, '/login');
  const frames = await watchFrames(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email')).toBeVisible();
  expectTogether(await frames());
});
