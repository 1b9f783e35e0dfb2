import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { expectAccessible } from './axe.ts';
import { ADMIN, card, expect, open, test, type Wire } from './fixture.ts';

const SECTIONS = ['hours', 'pause', 'delivery', 'charges', 'kitchen'];
const set = (admin: Wire, section: string, value: object) =>
  admin.documents('PATCH', `settings/documents/${section}`, { data: { value: JSON.stringify(value) } });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.afterEach(async ({ admin }) => {
  for (const section of SECTIONS) await set(admin, section, {});
});

for (const size of SIZES)
  test.describe(`on a screen ${size.width} wide`, () => {
    test.use({ viewport: size });

    test.beforeEach(async ({ wire, kitchen }) => {
      await wire.customer();
      const dish = await kitchen.dish({ price: 100 });
      await wire.addToCart(dish.id);
    });

    for (const [what, section, value, sentence] of [
      [
        'a closed shop says when it opens',
        'hours',
        {
          week: {
            ...HOURS_DEFAULTS.week,
            ...Object.fromEntries(Object.keys(HOURS_DEFAULTS.week).map((day) => [day, []])),
          },
        },
        /Closed until further notice/,
      ],
      [
        'a paused shop says why, and when to order again',
        'pause',
        { lasts: '30', reason: 'The gas is out' },
        /We take no orders right now: The gas is out\. Please order from /,
      ],
      [
        'an address outside the areas says to choose another, or to call',
        'delivery',
        { areas: [{ pincode: 560001 }] },
        /We don’t deliver to 411001 yet\. Please choose another address, or call the kitchen/,
      ],
      ['an order below the minimum says how much is missing', 'charges', { minimumOrder: 250 }, /₹150/],
    ] as const)
      test(what, async ({ page, admin }) => {
        await set(admin, section, value);
        await open(page, '/payment');
        await expect(
          page.getByRole('main').getByText(sentence).filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(
          page.getByRole('button', { name: /^Place Order/ }).filter({ visible: true }),
        ).toHaveAttribute('aria-disabled', 'true');
        await expectAccessible(page, what);
      });

    // AREA-7
    test('an address outside the areas leads to pickup if the kitchen offers it', async ({ page, admin }) => {
      await set(admin, 'kitchen', { pickup: true });
      await set(admin, 'delivery', { areas: [{ pincode: 560001 }] });
      await open(page, '/payment');
      await expect(
        page
          .getByText(/or fetch it yourself: choose pickup/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await page.getByText('Pickup', { exact: true }).first().click();
      await expect(
        page.getByRole('button', { name: /^Place Order/ }).filter({ visible: true }),
      ).not.toHaveAttribute('aria-disabled', 'true');
    });

    // HOURS-2
    test('a menu outside its own hours says when its dishes can be ordered', async ({
      page,
      admin,
      kitchen,
    }) => {
      const dish = await kitchen.dish();
      const past = new Date(Date.now() + 330 * 60_000 - 3 * 3_600_000).toISOString().slice(11, 13);
      const menus = [{ menuId: 'drinks', spans: [{ from: `${past}:00`, to: `${past}:30` }] }];
      await set(admin, 'hours', { menus });
      await open(page, '/cart');
      await expect(page.getByText(/can’t be ordered right now, but from/).first()).toBeVisible();
      await open(page, '/menu');
      await expect(card(page, dish.name)).toBeVisible();
    });

    // AREA-10
    test('the cart says which pincode its delivery fee is for', async ({ page, admin }) => {
      await set(admin, 'delivery', { areas: [{ pincode: 411001, deliveryFee: 75 }] });
      await open(page, '/cart');
      await expect(page.getByText('checkout counts that of your address')).toBeVisible();
      await open(page, '/menu');
      await page.getByLabel('Delivery pincode').fill('411001');
      await open(page, '/cart');
      await expect(page.getByText('For a delivery to 411001.')).toBeVisible();
      await expect(page.getByText('₹75').first()).toBeVisible();
    });

    // AREA-9
    test('an order by phone outside the areas is warned of, not refused', async ({ page, wire, admin }) => {
      await set(admin, 'delivery', { areas: [{ pincode: 560001 }] });
      await wire.send('DELETE', '/account/sessions/current');
      await wire.logIn(ADMIN.email, ADMIN.password);
      await open(page, '/admin/orders/new');
      await page.getByLabel('Address', { exact: true }).fill('1 MG Road, Pune 411001');
      await expect(page.getByText('You don’t deliver to 411001 as a rule.')).toBeVisible();
      await page.getByLabel('Address', { exact: true }).fill('1 MG Road, Bengaluru 560001');
      await expect(page.getByText('as a rule.')).toHaveCount(0);
    });
  });

// AREA-8
test('a pincode that is typed before the script arrives is kept and answered', async ({ page, admin }) => {
  await set(admin, 'delivery', { areas: [{ pincode: 411001 }] });
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
