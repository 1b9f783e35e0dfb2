import { type BrowserContext, devices, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inBoardMode } from './board.ts';
import { card, type Dish, expect, LIVE, openLive, PASSWORD, test, toast, Wire } from './fixture.ts';

inBoardMode();

interface Somebody {
  id: string;
  wire: Wire;
  page: Page;
}

interface Evening {
  /** A customer at their phone. */
  guest: Somebody;
  /** A cook at the tablet. */
  cook: Somebody;
  /** A rider at their phone. */
  rider: Somebody;
}

const { viewport: _, ...phone } = devices['Pixel 7'];
const PHONE = { ...phone, viewport: { width: 390, height: 844 } };
const TABLET = { viewport: { width: 1280, height: 800 }, hasTouch: true };

const tests = test.extend<Evening>({
  guest: async ({ browser }, use) => {
    const context = await browser.newContext(PHONE);
    const wire = new Wire(context.request);
    const { id } = await wire.customer();
    await use({ id, wire, page: await context.newPage() });
    await context.close();
  },
  cook: async ({ browser, admin }, use) => asStaff(await browser.newContext(TABLET), admin, 'kitchen', use),
  rider: async ({ browser, admin }, use) => asStaff(await browser.newContext(PHONE), admin, 'rider', use),
});

async function asStaff(
  context: BrowserContext,
  admin: Wire,
  role: string,
  use: (somebody: Somebody) => Promise<void>,
): Promise<void> {
  const wire = new Wire(context.request);
  const { id, email } = await wire.account();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role } });
  await wire.logIn(email, PASSWORD);
  const own = { name: `Manoj ${id}`, phone: 9876500001 };
  await wire.documents('PATCH', `users/documents/${id}`, { data: own });
  await use({ id, wire, page: await context.newPage() });
  await context.close();
}

const order = ({ wire }: Somebody, dish: Dish) =>
  wire.order([dish], { address: '7B, Laxmi Road, Pune 411030', note: 'Please ring twice' }, 2);

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const phase = ({ page }: Somebody) =>
  page.getByRole('list', { name: 'Progress of your order' }).locator('[aria-current=step]');
const group = ({ page }: Somebody, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

// RIDER-5 RIDER-6
tests(
  'an order goes from the customer by the kitchen and the rider to the door, seen live by all',
  async ({ guest, cook, rider, kitchen }) => {
    const dish = await kitchen.dish();
    await openLive(cook.page, '/admin/kitchen');
    await openLive(rider.page, '/deliver');
    await expect(rider.page.getByRole('heading', { name: 'Nothing to deliver' })).toBeVisible();
    await expectAccessible(rider.page, 'the riders’ page without a delivery');

    const { id, number } = await order(guest, dish);
    await openLive(guest.page, `/orders/${id}`);
    const ticket = card(cook.page, number);
    await expect(ticket).toBeVisible(LIVE);
    await press(ticket, 'Accept');
    await expect(phase(guest)).toContainText('Accepted', LIVE);
    await press(ticket, 'Start cooking');
    await expect(phase(guest)).toContainText('Preparing', LIVE);
    await expect(card(rider.page, number)).toHaveCount(0);
    await press(ticket, 'Ready');

    const delivery = card(rider.page, number);
    await expect(group(rider, 'Ready, nobody has it').getByRole('heading', { name: number })).toBeVisible(
      LIVE,
    );
    await press(delivery, 'Take it');
    await expect(group(rider, 'To pick up').getByRole('heading', { name: number })).toBeVisible(LIVE);
    await expect(delivery).toContainText('7B, Laxmi Road, Pune 411030');
    await expect(delivery).toContainText('Please ring twice');
    await expect(delivery).toContainText('2 dishes');
    await expect(delivery).toContainText('To collect');
    await expect(delivery.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(delivery.getByRole('link', { name: `Show the way to ${number}` })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=7B%2C%20Laxmi%20Road%2C%20Pune%20411030',
    );
    await expect(guest.page.getByText('brings it.')).toHaveCount(0);

    await press(delivery, 'Picked up');
    await expect(phase(guest)).toContainText('On the Way', LIVE);
    await expect(guest.page.getByText(`Manoj ${rider.id} brings it.`)).toBeVisible(LIVE);
    await expect(guest.page.getByRole('link', { name: 'Call the rider' })).toHaveAttribute(
      'href',
      'tel:+919876500001',
    );
    await expect(
      cook.page.getByRole('region', { name: /^On the way/ }).getByRole('heading', { name: number }),
    ).toBeVisible(LIVE);
    await expectAccessible(rider.page, 'the riders’ page with a delivery');

    await press(delivery, 'Delivered');
    const question = rider.page.getByRole('dialog', { name: /^Has the customer paid ₹/ });
    await expectAccessible(rider.page, 'the question for the money');
    await press(question, 'Yes, in cash');
    await expect(guest.page.getByText('We hope you ate well.')).toBeVisible(LIVE);
    await expect(guest.page.getByRole('link', { name: 'Call the rider' })).toHaveCount(0);
    await expect(ticket).toHaveCount(0);
    await expect(delivery).toHaveCount(0);

    await toast(rider.page, `${number} is delivered`).getByRole('button', { name: 'Undo' }).click();
    await expect(group(rider, 'On the way').getByRole('heading', { name: number })).toBeVisible(LIVE);
    await expect(phase(guest)).toContainText('On the Way', LIVE);
    await expect(delivery).toContainText('Paid. Nothing to collect.');
    await press(delivery, 'Delivered');
    await expect(delivery).toHaveCount(0);
  },
);

// RIDER-12
tests(
  'five orders are in sight on a phone, and the rest of each unfolds',
  async ({ guest, rider, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const numbers: string[] = [];
    for (const house of [1, 2, 3, 4, 5]) {
      const address = `${house}, Laxmi Road, beside the old temple, Sadashiv Peth, Pune, Maharashtra 411030`;
      const { id, number } = await guest.wire.order([dish], { address }, 1);
      await admin.walk(id, 'accepted', 'ready');
      await admin.event(id, { type: 'assign', from: 'ready', riderId: rider.id });
      await admin.event(id, { type: 'step', from: 'ready', to: 'outForDelivery' });
      numbers.push(number);
    }
    await openLive(rider.page, '/deliver');
    for (const number of numbers) {
      const delivery = card(rider.page, number);
      await expect(delivery.getByRole('button', { name: 'Delivered' })).toBeInViewport({ ratio: 1 });
      await expect(delivery.getByText(/^₹\d+$/)).toBeInViewport();
      await expect(delivery.getByRole('link', { name: `Show the way to ${number}` })).toBeInViewport();
      await expect(delivery.getByText('Laxmi Road')).toBeInViewport();
    }
    const [first = ''] = numbers;
    const delivery = card(rider.page, first);
    await expect(delivery.getByText('1 dish')).toBeHidden();
    await press(delivery, `More about ${first}`);
    await expect(delivery.getByText('1 dish')).toBeVisible();
    await expectAccessible(rider.page, 'the riders’ page with an unfolded delivery');
  },
);

// RIDER-7
tests(
  'a step without an answer says so, and tapped again it is taken once',
  async ({ guest, rider, admin, kitchen }) => {
    const { id, number } = await order(guest, await kitchen.dish());
    await admin.walk(id, 'accepted', 'ready');
    await admin.event(id, { type: 'assign', from: 'ready', riderId: rider.id });
    await openLive(rider.page, '/deliver');
    const delivery = card(rider.page, number);
    await expect(delivery).toBeVisible();
    const sent: string[] = [];
    let isLost = true;
    await rider.page.route('**/v1/**', async (route) => {
      const isStep = route.request().method() === 'POST';
      if (isStep) sent.push(route.request().postDataJSON().documentId);
      // The step reaches the server, but its answer is lost.
      if (isLost && isStep) await route.fetch();
      return isLost ? route.abort() : route.continue();
    });
    await delivery.getByRole('button', { name: 'Picked up' }).dblclick();
    await expect(delivery.getByRole('alert')).toHaveText(
      'No answer from the kitchen. Please tap again; nothing happens twice.',
    );
    isLost = false;
    await press(delivery, 'Picked up');
    await expect(delivery.getByRole('button', { name: 'Delivered' })).toBeVisible();
    await expect(delivery.getByRole('alert')).toHaveCount(0);
    expect(new Set(sent).size).toBe(1);
    const events = await admin.documents<{ documents: { orderId: string; to: string; type: string }[] }>(
      'GET',
      `orderEvents/documents?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'orderId', values: [id] }))}`,
    );
    expect(
      events.documents.filter(({ type, to }) => type === 'step' && to === 'outForDelivery'),
    ).toHaveLength(1);
    await press(delivery, 'Delivered');
    await press(rider.page.getByRole('dialog'), 'Yes, by UPI');
    await expect(delivery).toHaveCount(0);
  },
);

// ROLE-3
tests('a rider who opens the kitchen’s board is refused with a link to the deliveries', async ({ rider }) => {
  const answer = await rider.page.goto('/admin/kitchen');
  expect(answer?.status()).toBe(403);
  await expect(rider.page.getByRole('heading', { name: 'This page is for somebody else' })).toBeVisible();
  await rider.page.getByRole('link', { name: 'To my work' }).click();
  await expect(rider.page).toHaveURL('/deliver');
});
