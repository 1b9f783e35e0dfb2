import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { expectAccessible } from './axe.ts';
import { ADMIN, card, expect, open, test, type Wire } from './fixture.ts';

const SECTIONS = ['hours', 'pause', 'charges', 'kitchen'];
const set = (admin: Wire, section: string, value: object) =>
  admin.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });

/** Makes one area of a pincode the only one of the kitchen; without a pincode it delivers anywhere. */
async function setArea(admin: Wire, pincode?: string, terms: object = {}): Promise<void> {
  const { documents } = await admin.documents<{ documents: { $id: string }[] }>('GET', 'areas/documents');
  for (const { $id } of documents) await admin.documents('DELETE', `areas/documents/${$id}`);
  const data = { name: 'Area', kind: 'pincodes', pincodes: [pincode], ...terms };
  if (pincode) await admin.documents('POST', 'areas/documents', { documentId: 'unique()', data });
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const CLOSED_DAYS = Object.fromEntries(Object.keys(HOURS_DEFAULTS.week).map((day) => [day, []]));

test.afterEach(async ({ admin }) => {
  for (const section of SECTIONS) await set(admin, section, {});
  await setArea(admin);
});

test('checkout says why it takes no order: closed, paused, outside the areas, below the minimum', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  await wire.customer();
  await wire.addToCart((await kitchen.dish({ price: 100 })).id);
  const place = page.getByRole('button', { name: /^Place Order/ }).filter({ visible: true });
  const shown = (words: string | RegExp) =>
    page.getByRole('main').getByText(words).filter({ visible: true }).first();
  for (const [what, section, value, sentence] of [
    [
      'a closed shop says when it opens',
      'hours',
      { week: { ...HOURS_DEFAULTS.week, ...CLOSED_DAYS } },
      /Closed until further notice/,
    ],
    [
      'a paused shop says why, and when to order again',
      'pause',
      { lasts: '30', reason: 'The gas is out' },
      /We take no orders right now: The gas is out\. Please order from /,
    ],
    ['an order below the minimum says how much is missing', 'charges', { minimumOrder: 250 }, /₹150/],
    [
      'an address outside the areas says to choose another, or to call',
      'areas',
      '560001',
      /We don’t deliver to 411001 yet\. Please choose another address, or call the kitchen/,
    ],
  ] as const)
    await test.step(what, async () => {
      if (section === 'areas') await setArea(admin, value);
      else await set(admin, section, value);
      await open(page, '/payment');
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await expect(shown(sentence)).toBeVisible();
        await expect(place).toHaveAttribute('aria-disabled', 'true');
      }
      await expectAccessible(page, what);
      if (section !== 'areas') await set(admin, section, {});
    });

  // AREA-7
  await test.step('an address outside the areas leads to pickup if the kitchen offers it', async () => {
    await set(admin, 'kitchen', { pickup: true });
    await open(page, '/payment');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expect(shown(/or fetch it yourself: choose pickup/)).toBeVisible();
    }
    await page.getByText('Pickup', { exact: true }).first().click();
    await expect(place).not.toHaveAttribute('aria-disabled', 'true');
  });
});

// HOURS-2, AREA-10
test('the cart says when a menu outside its hours can be ordered, and which pincode its fee is for', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  await wire.customer();
  const dish = await kitchen.dish({ price: 100 });
  await wire.addToCart(dish.id);
  await setArea(admin, '411001', { deliveryFee: 75 });
  const past = new Date(Date.now() + 330 * 60_000 - 3 * 3_600_000).toISOString().slice(11, 13);
  const menus = [{ menuId: 'drinks', spans: [{ from: `${past}:00`, to: `${past}:30` }] }];
  await set(admin, 'hours', { menus });
  await open(page, '/cart');
  await expect(page.getByText(/can’t be ordered right now, but from/).first()).toBeVisible();
  await expect(page.getByText('checkout counts that of your address')).toBeVisible();

  await open(page, '/menu');
  await expect(card(page, dish.name)).toBeVisible();
  // VALUE-2: as people copy it
  await page.getByLabel('Delivery pincode').fill('४११ 001');
  await expect(page.getByLabel('Delivery pincode')).toHaveValue('411001');
  await set(admin, 'hours', {});
  await open(page, '/cart');
  await expect(page.getByText('For a delivery to 411001.')).toBeVisible();
  await expect(page.getByText('₹75').first()).toBeVisible();
});

// AREA-9
test('an order by phone outside the areas is warned of, not refused', async ({ page, wire, admin }) => {
  await setArea(admin, '560001');
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin/orders/new');
  await page.getByLabel('Address', { exact: true }).fill('1 MG Road, Pune 411001');
  await expect(page.getByText('You don’t deliver to 411001 as a rule.')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('1 MG Road, Bengaluru 560001');
  await expect(page.getByText('as a rule.')).toHaveCount(0);
});

// AREA-8
test('a pincode that is typed before the script arrives is kept and answered', async ({ page, admin }) => {
  await setArea(admin, '411001');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/menu', { waitUntil: 'commit' });
  const field = page.getByLabel('Delivery pincode');
  await field.fill('411001');
  goOn();
  await expect(page.getByText('We deliver to 411001.')).toBeVisible();
  await expect(field).toHaveValue('411001');
});
