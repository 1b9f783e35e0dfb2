import { type BrowserContext, devices, type Locator, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inBoardMode, openTools } from './board.ts';
import {
  card,
  type Dish,
  expect,
  HOME,
  LIVE,
  openLive,
  PASSWORD,
  type PlacedOrder,
  test,
  Wire,
} from './fixture.ts';

inBoardMode();

interface Somebody {
  id: string;
  wire: Wire;
  page: Page;
  context: BrowserContext;
}

const { viewport: _, ...phone } = devices['Pixel 7'];
const PHONE = { ...phone, viewport: { width: 390, height: 844 } };
const KITCHEN = { latitude: 13.0031, longitude: 77.5699 };
/** So many metres north of the kitchen, towards the customer. */
const north = (metres: number) => ({ ...KITCHEN, latitude: KITCHEN.latitude + metres / 111_195 });
/** Faster steps would be a jump that no rider makes. */
const STEP = { metres: 170, milliseconds: 3_500 };

const tests = test.extend<{ guest: Somebody; cook: Somebody; rider: Somebody }>({
  guest: async ({ browser }, use) => {
    const context = await browser.newContext(PHONE);
    const wire = new Wire(context.request);
    const { id } = await wire.customer();
    await use({ id, wire, context, page: await context.newPage() });
    await context.close();
  },
  cook: async ({ browser, admin }, use) => asStaff(await browser.newContext(), admin, 'kitchen', use),
  rider: async ({ browser, admin }, use) => {
    const geolocation = { ...KITCHEN, accuracy: 8 };
    const context = await browser.newContext({ ...PHONE, permissions: ['geolocation'], geolocation });
    await asStaff(context, admin, 'rider', use);
  },
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
  await wire.documents('PATCH', `users/documents/${id}`, { data: { name: `Manoj ${id}` } });
  await use({ id, wire, context, page: await context.newPage() });
  await context.close();
}

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** An order that this rider has to pick up, to an address 2 km north of the kitchen. */
async function ready(guest: Somebody, rider: Somebody, admin: Wire, dish: Dish): Promise<PlacedOrder> {
  const { phone: _number, ...home } = HOME;
  const addressId = `home-${guest.id}`;
  await guest.wire.documents('POST', 'addresses/documents', {
    documentId: addressId,
    data: { ...home, city: 'Bengaluru', state: 'Karnataka', pincode: 560080 },
  });
  const order = await guest.wire.order([dish], { addressId });
  await admin.walk(order.id, 'accepted', 'ready');
  await admin.event(order.id, { type: 'assign', from: 'ready', riderId: rider.id });
  return order;
}

/** Begins a shift on the rider's page, where the rider agrees to be located first. */
async function begin({ page }: Somebody): Promise<void> {
  await openLive(page, '/deliver');
  await press(page, 'Begin shift');
  const question = page.getByRole('dialog', { name: 'Begin your shift?' });
  await expectAccessible(page, 'the question whether to be located');
  await press(question, 'I agree, begin my shift');
  await expect(page.getByRole('button', { name: 'On shift' })).toBeVisible(LIVE);
}

const kilometres = async (page: Page): Promise<number> => {
  const words = await page.getByText(/\skm · /).textContent();
  return Number(/([\d.]+)\skm/.exec(words ?? '')?.[1]);
};

/** The bytes that a request and its answer took, with their headers. */
async function bytesOf(request: Request): Promise<number> {
  const sizes = await request.sizes();
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

// RIDE-8 RIDE-12 RIDE-13 RIDE-14
tests('a customer follows the rider to the door, live', async ({ guest, cook, rider, admin, kitchen }) => {
  const sent: Request[] = [];
  rider.page.on('request', (request) => {
    if (request.url().endsWith('/riders/positions')) sent.push(request);
  });
  const { id, number } = await ready(guest, rider, admin, await kitchen.dish());
  await openLive(guest.page, `/orders/${id}`);
  await begin(rider);
  await expect(guest.page.getByText(/\skm · /)).toHaveCount(0);
  await press(card(rider.page, number), 'Picked up');

  await expect(guest.page.getByText(/^Arrives in \d+–\d+ min$/)).toBeVisible(LIVE);
  await expect(guest.page.getByText(/^[\d.]+\skm · You are the next stop$/)).toBeVisible();
  await expectAccessible(guest.page, 'the page of an order whose rider is located');
  await press(guest.page, 'Show on the map');
  const map = guest.page.getByRole('group', { name: 'Where your order is' });
  for (const mark of [/^The kitchen/, /^Your address/, /^Your rider/])
    await expect(map.getByRole('listitem').filter({ hasText: mark })).toHaveCount(1);
  await expectAccessible(guest.page, 'the map of a ride');
  const first = await kilometres(guest.page);
  for (let step = 1; step <= 4; step += 1) {
    await rider.page.waitForTimeout(STEP.milliseconds);
    await rider.context.setGeolocation({ ...north(step * STEP.metres), accuracy: 8 });
  }
  await expect.poll(() => kilometres(guest.page), LIVE).toBeLessThan(first - 0.1);

  await openLive(cook.page, '/admin/kitchen');
  await openTools(cook.page);
  await press(cook.page, 'Riders');
  const riders = cook.page.getByRole('dialog', { name: 'Riders on shift' });
  await expect(riders.getByRole('listitem').filter({ hasText: `Manoj ${rider.id}` })).toContainText(
    'seen within the last minute',
  );
  await expectAccessible(cook.page, 'the riders on shift');

  // A phone that has been silent for six minutes, by the clock of the customer's.
  const later = await guest.context.newPage();
  await later.clock.setFixedTime(Date.now() + 6 * 60_000);
  await later.goto(`/orders/${id}`);
  await expect(later.getByText(/^The rider’s phone has not said where it is for \d minutes\./)).toBeVisible();
  await expect(later.getByText(/^Arrives in \d+–\d+ min$/)).toHaveCount(0);
  await later.close();

  expect(sent.length).toBeGreaterThanOrEqual(4);
  const bytes = await Promise.all(sent.map(bytesOf));
  const most = Math.max(...bytes);
  // 360 in an hour of riding (web/staff/deliveries/shift/sending.test.ts).
  test.info().annotations.push({ type: 'data', description: `${most} bytes a position` });
  expect(most).toBeLessThan(3_000);

  await press(rider.page, 'On shift');
  const shift = rider.page.getByRole('dialog', { name: 'Your shift' });
  await expect(shift.getByText('This page sends where you are while it is open.')).toBeVisible();
  await press(shift, 'End shift');
  await expect(guest.page.getByText(/\skm · /)).toHaveCount(0, LIVE);
  await expect(rider.page.getByRole('button', { name: 'Begin shift' })).toBeVisible(LIVE);
});

// RIDE-11 RIDE-12
tests('a rider connects an app, removes it, and withdraws the consent', async ({ rider }) => {
  const { page } = rider;
  await begin(rider);
  await press(page, 'On shift');
  const shift = page.getByRole('dialog', { name: 'Your shift' });
  await expectAccessible(page, 'the shift');
  await press(shift, 'Connect an app');
  const connect = page.getByRole('dialog', { name: 'Connect an app' });
  await connect.getByLabel('Name of the phone').fill(' ');
  await press(connect, 'Connect');
  await expect(connect.getByText('Please give it a name.')).toBeVisible();
  await connect.getByLabel('Name of the phone').fill('Moto');
  await press(connect, 'Connect');
  const setUp = page.getByRole('dialog', { name: 'Set up OwnTracks' });
  await expectAccessible(page, 'how an app is set up');
  const token = await setUp.getByRole('textbox', { name: 'Password' }).inputValue();
  await expect(setUp.getByRole('link', { name: 'Set up OwnTracks' })).toHaveAttribute('href', /^owntracks:/);
  const report = () =>
    page.request.post('/v1/riders/positions', {
      headers: { authorization: `Basic ${btoa(`rider:${token}`)}`, cookie: '' },
      data: {
        _type: 'location',
        lat: KITCHEN.latitude,
        lon: KITCHEN.longitude,
        tst: Math.floor(Date.now() / 1000),
      },
    });
  const taken = await report();
  expect([taken.status(), await taken.json()]).toEqual([200, []]);
  await press(setUp, 'Done');
  await expect(shift.getByText('Moto', { exact: true })).toBeVisible();
  await press(shift, 'Remove Moto');
  await expect(shift.getByText('Moto', { exact: true })).toHaveCount(0);
  expect((await report()).status()).toBe(401);

  await press(shift, 'I no longer agree to be located');
  await expect(page.getByRole('button', { name: 'Begin shift' })).toBeVisible();
  await press(page, 'Begin shift');
  await expect(page.getByRole('dialog', { name: 'Begin your shift?' })).toBeVisible();
});

// RIDE-12
tests('a page that may not locate the phone says so', async ({ rider }) => {
  await begin(rider);
  await rider.context.clearPermissions();
  await rider.page.reload();
  await press(rider.page, 'On shift');
  await expect(rider.page.getByText(/^This page may not find out where you are\./)).toBeVisible();
});
