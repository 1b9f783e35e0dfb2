import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Dish, expect, ONE_SIZE, open, openLive, PASSWORD, test, type Wire } from './fixture.ts';

const fresh = () => Math.random().toString(36).slice(2, 14);
/** A phone number that no other test uses. */
const freshPhone = () =>
  `9${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;

/** Signs in a cook in this browser. */
async function signInCook(wire: Wire, admin: Wire): Promise<void> {
  const cook = await wire.account();
  await admin.documents('PATCH', `users/documents/${cook.id}`, { data: { role: 'kitchen' } });
  await wire.logIn(cook.email, PASSWORD);
}

/** Places an order by phone as staff. */
async function phoned(admin: Wire, phone: string, dish: Dish, quantity: number): Promise<void> {
  const items = [JSON.stringify({ DishID: dish.id, quantity })];
  const customer = { customerPhone: phone, customerName: 'Meera Nair', address: '7, Hill Road, Pune' };
  const data = { channel: 'staff', items, ...customer };
  await admin.documents('POST', 'orders/documents', { documentId: fresh(), data });
}

interface Typed {
  userId: string;
  customerName: string;
  customerPhone: string;
  items: string[];
  totalAmount: number;
  kind: string;
  paymentMethod: string;
  takenBy: string;
}

async function ordersOf(admin: Wire, phone: string): Promise<Typed[]> {
  const query = JSON.stringify({ method: 'equal', attribute: 'customerPhone', values: [phone] });
  const newest = JSON.stringify({ method: 'orderDesc', attribute: 'orderedOn' });
  const { documents } = await admin.documents<{ documents: Typed[] }>(
    'GET',
    `orders/documents?queries[0]=${encodeURIComponent(query)}&queries[1]=${encodeURIComponent(newest)}`,
  );
  return documents;
}

/** Starts counting key presses on a page. */
async function countKeys(page: Page): Promise<(...keys: string[]) => Promise<number>> {
  let count = 0;
  return async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      count++;
    }
    return count;
  };
}

const placed = (page: Page) => page.getByRole('heading', { name: /^Order #\d+ is placed$/ });

// PHONE-10
test('a known customer’s usual order is placed with at most 25 key presses', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  const [usual, other] = [await kitchen.dish(), await kitchen.dish()];
  const phone = freshPhone();
  await phoned(admin, phone, usual, 3);
  await phoned(admin, phone, usual, 3);
  await phoned(admin, phone, other, 1);
  await signInCook(wire, admin);
  await openLive(page, '/admin/kitchen');
  const press = await countKeys(page);

  await press('n');
  await expect(page.getByRole('combobox', { name: 'Phone number' })).toBeFocused();
  await press(...phone, 'Enter');
  await expect(page.getByRole('button', { name: /^The usual/ })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused();
  const count = await press('Enter');
  await expect(placed(page)).toBeFocused();
  console.log(`A known customer's usual order took ${count} key presses.`);
  expect(count).toBeLessThanOrEqual(25);

  const [order] = await ordersOf(admin, phone);
  expect(JSON.parse(order?.items[0] ?? '')).toMatchObject({ DishID: usual.id, quantity: 3 });
  expect(order).toMatchObject({ customerName: 'Meera Nair', kind: 'delivery', paymentMethod: 'cod' });
  await press('n');
  await expect(page.getByRole('combobox', { name: 'Phone number' })).toHaveValue('');
});

// ORDER-42
test(
  'an order by phone starts with the cutlery of the customer’s last one, and the board says so',
  ONE_SIZE,
  async ({ page, wire, admin, kitchen, narrow }) => {
    const dish = await kitchen.dish();
    const phone = freshPhone();
    await phoned(admin, phone, dish, 1);
    await signInCook(wire, admin);
    const choose = async () => {
      await open(page, '/admin/orders/new');
      await page.getByRole('combobox', { name: 'Phone number' }).fill(phone);
      await page.getByRole('option', { name: /Meera Nair/ }).click();
      await page
        .getByRole('button', { name: /^(The usual|Last order)/ })
        .first()
        .click();
    };
    const cutlery = page.getByRole('switch', { name: 'With cutlery' });
    await choose();
    await expect(cutlery).not.toBeChecked();
    await cutlery.click();
    await page.getByRole('button', { name: 'Place order' }).locator('visible=true').click();
    await expect(placed(page)).toBeFocused();
    const number = /#\d+/.exec(await placed(page).innerText())?.[0] ?? '';
    await expect(page.getByText('Comes with it')).toBeVisible();
    await choose();
    await expect(cutlery).toBeChecked();
    await open(page, '/admin/kitchen');
    // A phone shows one column at a time.
    if (narrow) await page.getByRole('link', { name: /^Preparing/ }).click();
    const ticket = page.getByRole('article', { name: number });
    // Far down a long column, a ticket is drawn once it is near the screen.
    await ticket.scrollIntoViewIfNeeded();
    await expect(ticket).toContainText('With cutlery');
  },
);

// PHONE-12
test(
  'a new customer’s order shows each mistake beside its field and is placed once',
  ONE_SIZE,
  async ({ page, wire, admin, kitchen }) => {
    const dish = await kitchen.dish({ name: `Zucchini ${fresh()}`, price: 150 });
    const phone = freshPhone();
    await signInCook(wire, admin);
    await open(page, '/admin/kitchen');
    await page.getByRole('link', { name: 'New order' }).click();
    const number = page.getByRole('combobox', { name: 'Phone number' });
    await expect(number).toBeFocused();
    const place = page.getByRole('button', { name: 'Place order' }).locator('visible=true');
    await place.click();
    await expect(number).toHaveAccessibleDescription(/Please give a phone number/);
    await expect(number).toBeFocused();
    const dishes = page.getByRole('combobox', { name: 'Add a dish' });
    await expect(dishes).toHaveAccessibleDescription(/Please add at least one dish/);
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveAccessibleDescription(/Please give the address/);
    await expectAccessible(page, 'mistakes of an order by phone');

    await number.fill(phone);
    await page.getByRole('option', { name: 'New customer with this number' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Farah Khan');
    await dishes.fill(`2 ${dish.name}`);
    await dishes.press('Enter');
    await expect(page.getByRole('textbox', { name: `Quantity of ${dish.name}` })).toHaveValue('2');
    await expect(dishes).toBeFocused();
    await page.getByRole('textbox', { name: `Quantity of ${dish.name}` }).fill('4');
    await address.fill('3, Lake View, Pune');
    await page.getByRole('radio', { name: 'Already paid' }).check();
    await page.getByRole('radio', { name: 'UPI', exact: true }).check();
    await expectAccessible(page, 'an order by phone');
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')];
      const button = buttons.find((each) => each.offsetParent !== null);
      button?.click();
      button?.click();
    });
    await expect(placed(page)).toBeFocused();
    await expectAccessible(page, 'a placed order by phone');
    const orders = await ordersOf(admin, phone);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ customerName: 'Farah Khan', paymentMethod: 'upi', totalAmount: 630 });
  },
);

// PHONE-12
test(
  'nothing typed is lost if the answer is lost, and the next press creates one order',
  ONE_SIZE,
  async ({ page, wire, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const phone = freshPhone();
    await phoned(admin, phone, dish, 1);
    await signInCook(wire, admin);
    await open(page, '/admin/orders/new');
    await page.getByRole('combobox', { name: 'Phone number' }).fill(phone);
    await page.getByRole('option', { name: /Meera Nair/ }).click();
    await page.getByRole('button', { name: /^The usual/ }).click();
    let lost = 0;
    await page.route('**/collections/orders/documents', async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    const place = page.getByRole('button', { name: 'Place order' }).locator('visible=true');
    await place.click();
    await expect(page.getByText('it will not be ordered twice')).toBeVisible();
    await place.click();
    await expect(placed(page)).toBeVisible();
    expect(await ordersOf(admin, phone)).toHaveLength(2);
  },
);
