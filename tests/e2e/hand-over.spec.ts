import { type BrowserContext, devices, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { asOwner, inBoardMode } from './board.ts';
import { ADMIN, card, expect, LIVE, openLive, PASSWORD, test, toast, Wire } from './fixture.ts';

inBoardMode();

const setHandOver = (wire: Wire, settings: object) =>
  wire.documents('PATCH', 'settings/documents/handOver', { data: { value: JSON.stringify(settings) } });
test.beforeAll(({ playwright, baseURL }) =>
  asOwner(playwright, baseURL, (wire) => setHandOver(wire, { code: 'always', photo: true })),
);
test.afterAll(({ playwright, baseURL }) => asOwner(playwright, baseURL, (wire) => setHandOver(wire, {})));

interface Somebody {
  id: string;
  wire: Wire;
  page: Page;
}

const { viewport: _, ...phone } = devices['Pixel 7'];
const PHONE = { ...phone, viewport: { width: 390, height: 844 } };

async function somebody(context: BrowserContext): Promise<Somebody> {
  const wire = new Wire(context.request);
  const { id } = await wire.customer();
  return { id, wire, page: await context.newPage() };
}

const tests = test.extend<{ guest: Somebody; rider: Somebody; cook: Page }>({
  guest: async ({ browser }, use) => {
    const context = await browser.newContext(PHONE);
    await use(await somebody(context));
    await context.close();
  },
  rider: async ({ browser, admin }, use) => {
    const context = await browser.newContext(PHONE);
    const wire = new Wire(context.request);
    const { id, email } = await wire.account();
    await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'rider' } });
    await wire.logIn(email, PASSWORD);
    await use({ id, wire, page: await context.newPage() });
    await context.close();
  },
  cook: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await new Wire(context.request).logIn(ADMIN.email, ADMIN.password);
    await use(await context.newPage());
    await context.close();
  },
});

/** An order on its way with the rider. */
async function onItsWay(
  admin: Wire,
  guest: Somebody,
  rider: Somebody,
  dish: Parameters<Wire['order']>[0][number],
) {
  const order = await guest.wire.order([dish], {
    address: '7B, Laxmi Road, Pune 411030',
    paymentMethod: 'upi',
  });
  await admin.walk(order.id, 'accepted', 'ready');
  await admin.event(order.id, { type: 'assign', from: 'ready', riderId: rider.id });
  await admin.event(order.id, { type: 'step', from: 'ready', to: 'outForDelivery' });
  return order;
}

const shownCode = async ({ page }: Somebody): Promise<string> => {
  const box = page.getByRole('region', { name: 'Your code for the rider' });
  await expect(box.getByText(/^\d{4}$/)).toBeVisible(LIVE);
  return (await box.getByText(/^\d{4}$/).textContent()) ?? '';
};

// DOOR-5 DOOR-1 DOOR-2
tests(
  'a rider hands an order over with the code that its customer reads, and a photo',
  async ({ guest, rider, admin, kitchen }) => {
    const { id, number } = await onItsWay(admin, guest, rider, await kitchen.dish());
    await openLive(guest.page, `/orders/${id}`);
    const code = await shownCode(guest);
    await expectAccessible(guest.page, 'the page of an order with its code');
    await openLive(rider.page, '/deliver');
    const delivery = card(rider.page, number);
    await delivery.getByRole('button', { name: 'Delivered' }).click();
    const dialog = rider.page.getByRole('dialog', { name: `Hand over ${number}` });
    await expectAccessible(rider.page, 'the dialog of a hand-over');
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await expect(dialog.getByText('Please enter the four digits.')).toBeVisible();
    await dialog.getByLabel('The customer’s code').fill(code === '0000' ? '1111' : '0000');
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not the code of the order.');
    await expect(dialog.getByText('4 tries are left.')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles('public/brand/logo-192.png');
    await expect(dialog.getByRole('img', { name: 'Photo of the food at the door' })).toBeVisible();
    await dialog.getByLabel('The customer’s code').fill(code);
    await dialog.getByLabel('Who takes it?').fill('Her brother');
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await expect(dialog).toBeHidden();
    await expect(delivery).toHaveCount(0);
    await expect(guest.page.getByText('Handed over with the code to Her brother')).toBeVisible(LIVE);
    await expect(guest.page.getByRole('img', { name: 'The photo at the door' })).toBeVisible();
    await expect(guest.page.getByRole('region', { name: 'Your code for the rider' })).toHaveCount(0);
    await toast(rider.page, `${number} is delivered`).getByRole('button', { name: 'Undo' }).click();
    await expect(delivery).toBeVisible(LIVE);
  },
);

// DOOR-3
tests(
  'the kitchen hands an order over without its code, with a reason',
  async ({ guest, rider, admin, kitchen, cook }) => {
    const { id, number } = await onItsWay(admin, guest, rider, await kitchen.dish());
    await openLive(cook, '/admin/kitchen');
    const ticket = card(cook, number);
    await ticket.getByRole('button', { name: 'Delivered' }).click();
    const dialog = cook.getByRole('dialog', { name: `${number} without the customer’s code` });
    await expectAccessible(cook, 'the question why there is no code');
    await dialog.getByRole('radio', { name: 'It was left at the door' }).check();
    await dialog.getByRole('button', { name: 'It is delivered' }).click();
    await expect(ticket).toHaveCount(0);
    await openLive(guest.page, `/orders/${id}`);
    await expect(
      guest.page.getByText(
        'Handed over without the code, says the kitchen, because the food was left at the door',
      ),
    ).toBeVisible();
  },
);

// RIDER-16
tests('a rider moves their stops, and a second phone follows', async ({ guest, rider, admin, kitchen }) => {
  await admin.documents('PATCH', 'settings/documents/handOver', { data: { value: '{}' } });
  const dish = await kitchen.dish();
  const numbers: string[] = [];
  for (let at = 0; at < 3; at++) numbers.push((await onItsWay(admin, guest, rider, dish)).number);
  const [first = '', second = '', third = ''] = numbers;
  await openLive(rider.page, '/deliver');
  const other = await rider.page.context().newPage();
  await openLive(other, '/deliver');
  const orderOn = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(orderOn(rider.page)).toHaveText([first, second, third]);
  await rider.page.getByRole('button', { name: 'Change the order of the stops' }).click();
  const dialog = rider.page.getByRole('dialog', { name: 'Order of your stops' });
  await expectAccessible(rider.page, 'the order of a rider’s stops');
  await dialog.getByRole('button', { name: `Move ${third} up` }).click();
  await expect(dialog.getByRole('button', { name: 'Back to the best order' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(orderOn(rider.page)).toHaveText([first, third, second]);
  await expect(orderOn(other)).toHaveText([first, third, second], LIVE);
  await expect(other.getByText('In the order of your tour')).toBeVisible();
  await rider.page.reload();
  await expect(orderOn(rider.page)).toHaveText([first, third, second]);
  await rider.page.getByRole('button', { name: 'Change the order of the stops' }).click();
  await dialog.getByRole('button', { name: 'Back to the best order' }).click();
  await expect(dialog.getByText('This is the best order.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(orderOn(rider.page)).toHaveText([first, second, third]);
});

// RIDER-17
tests('staff share the orders of a round among riders', async ({ guest, rider, admin, kitchen, cook }) => {
  const dish = await kitchen.dish();
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) {
    const { id } = await guest.wire.order([dish], { address: `${at}, Laxmi Road, Pune 41103${at}` });
    await admin.walk(id, 'accepted', 'ready');
    ids.push(id);
  }
  // Their promise may be tomorrow's.
  const { promisedAt } = await admin.documents<{ promisedAt: string }>('GET', `orders/documents/${ids[0]}`);
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date(promisedAt));
  await openLive(cook, `/admin/packing?day=${day}`);
  await cook.getByRole('button', { name: /^Share \d+ among riders$/ }).click();
  const dialog = cook.getByRole('dialog', { name: /^Who brings \d+ orders$/ });
  await expectAccessible(cook, 'the proposal who brings what');
  const boxes = dialog.getByRole('group', { name: 'Who drives' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await expect(dialog.getByText('Choose at least one rider.')).toBeVisible();
  await dialog.locator(`input[value="${rider.id}"]`).check();
  await dialog.getByRole('button', { name: /^Give \d+ orders$/ }).click();
  await expect(dialog).toBeHidden();
  for (const id of ids) {
    const order = await admin.documents<{ riderId: string }>('GET', `orders/documents/${id}`);
    expect(order.riderId).toBe(rider.id);
  }
});
