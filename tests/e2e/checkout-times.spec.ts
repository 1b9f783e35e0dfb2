import { expectAccessible } from './axe.ts';
import { cartLink, expect, ONE_SIZE, open, test, unfold } from './fixture.ts';

const TIME = /^With you \d+:\d\d( [ap]m)?–\d+:\d\d [ap]m$/;

test.beforeEach(async ({ wire }) => {
  await wire.customer();
  await wire.addToCart('masala-chai');
});

// HOURS-14
test(
  'the document of checkout has the time of an order as soon as possible',
  ONE_SIZE,
  async ({ browser, page, baseURL }) => {
    const { cookies, origins } = await page.context().storageState();
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: { cookies, origins },
    });
    const still = await context.newPage();
    await still.goto('/payment');
    await expect(still.getByText(TIME)).toBeVisible();
    await context.close();
  },
);

// HOURS-14
test('checkout that is opened from the cart has the time in its first frame', ONE_SIZE, async ({ page }) => {
  await open(page, '/cart');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await page.waitForLoadState('networkidle');
  // Further questions are not answered: what is shown was asked for by the cart.
  await page.route('**/v1/slots**', () => {});
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(TIME)).toBeVisible();
});

// HOURS-14
test('a busy kitchen is named as the reason why it takes longer', ONE_SIZE, async ({ page }) => {
  await page.route('**/v1/slots**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), laterBy: 20 } });
  });
  await open(page, '/payment');
  await expect(
    page.getByText('The kitchen is busy right now, so it takes about 20 minutes longer than usual.'),
  ).toBeVisible();
  await expectAccessible(page, 'checkout of a busy kitchen');
});

// SLOT-9
test(
  'a full time is named and cannot be chosen, and a full kitchen says that',
  ONE_SIZE,
  async ({ page }) => {
    const [first, second] = [19, 20].map((hour) => ({
      at: `2030-01-05T${hour - 6}:30:00.000Z`,
      time: `${hour}:00`,
    }));
    await page.route('**/v1/slots**', async (route) => {
      const answer = await route.fetch();
      const days = [{ date: '2030-01-05', slots: [second], full: [first] }];
      const full = { soonest: null, isFull: true, days };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...full } });
    });
    await open(page, '/payment');
    const when = page.getByRole('region', { name: 'When?' });
    await expect(when).toContainText('Not now: the kitchen is full for the next hours');
    await unfold(page, 'When?');
    await page.getByRole('radio', { name: /^Order for later/ }).check();
    const times = page.getByRole('combobox', { name: 'Time' });
    await expect(times.getByRole('option', { name: '7:00 pm · full' })).toBeDisabled();
    await times.selectOption('8:00 pm');
    await expectAccessible(page, 'checkout of a full kitchen');
  },
);
