import { formatMoney, type Paise, paise } from '#domain/money.ts';
import { priceCart } from '#domain/orders/pricing.ts';
import { pricingOf } from '#domain/site/charged.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import {
  awake,
  billRow,
  card,
  cartLink,
  expect,
  freshEmail,
  ONE_SIZE,
  open,
  PASSWORD,
  reopen,
  test,
  toast,
  unfold,
} from './fixture.ts';

const DOSA = { name: 'Masala Dosa', price: paise(12900) };
const CHAI = { name: 'Masala Chai', price: paise(3900) };
const BIRYANI = { name: 'Chicken Dum Biryani', price: paise(27900) };
const PRICING = pricingOf(PAGE_DEFAULTS.charges);

const bill = (...lines: [dish: { price: Paise }, quantity: number][]) =>
  priceCart(
    lines.map(([{ price }, quantity]) => ({ price, quantity })),
    PRICING,
  );

// MENU-1, MENU-6, MENU-7, CART-8, BILL-7, BILL-8
test('a visitor finds a dish, signs up, orders it and sees it among the orders', async ({ page, narrow }) => {
  const email = freshEmail();
  const heading = page.getByRole('heading', { level: 1 });
  const found = page.getByRole('main').getByRole('status').filter({ hasText: 'available' });

  await test.step('home leads to the menu', async () => {
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Customer Favorites' }).getByText('Popular')).toHaveCount(
      4,
    );
    await page.getByRole('link', { name: 'Explore Menu' }).click();
    await expect(heading).toHaveText('All Items');
    await expect(found).toHaveText(/^\d+ items available$/);
    await expect(card(page, BIRYANI.name)).toContainText(/Non-Veg.*₹279/);
    await expect(card(page, DOSA.name)).toContainText(/^Veg.*₹129/);
  });

  await test.step('search, categories and filters limit the dishes', async () => {
    // Dishes of other tests may be sold out meanwhile.
    const dishes = page.locator('article:not([data-sold-out])');
    const search = page.getByPlaceholder('Search dishes...');
    await search.fill('pALAk');
    await expect(dishes).toHaveCount(1);
    await expect(card(page, 'Palak Paneer')).toBeVisible();
    await expect(found).toHaveText('1 item available');
    await search.fill('');

    const chip = page.getByRole('link', { name: 'South Indian' });
    await chip.click();
    await expect(heading).toHaveText('South Indian');
    await expect(dishes).toHaveCount(4);
    await chip.click();
    await expect(heading).toHaveText('All Items');

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('radio', { name: 'Non-Vegetarian' }).check();
    await expect(dishes).toHaveCount(5);
    await page.getByRole('radio', { name: 'Under ₹200' }).check();
    await expect(dishes).toHaveCount(1);
    await expect(card(page, 'Dhaba Egg Curry')).toBeVisible();

    await page.getByRole('link', { name: 'Sweets' }).click();
    await expect(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search query')).toBeVisible();
    await page.getByRole('button', { name: 'Reset All Filters' }).click();
    await expect(heading).toHaveText('All Items');
    await expect(page.getByRole('article').nth(20)).toBeAttached();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden();
  });

  const dialog = page.getByRole('dialog', { name: DOSA.name });

  await test.step('a dish asks a visitor to log in first', async () => {
    await card(page, DOSA.name).locator('img').click();
    await expect(dialog.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
    await dialog.getByRole('button', { name: 'Add to Cart · ₹258' }).click();
    await expect(toast(page, 'Please login to add items to cart')).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fcart');
  });

  await test.step('signing up takes two steps', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Full name').fill('Meera Joshi');
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('House / Flat no.').fill('7B');
    await page.getByLabel('Street / Area').fill('Laxmi Road');
    await page.getByLabel('Pincode').fill('411001');
    await expect(page.getByLabel('City')).toHaveValue(/Pune/);
    await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
    await page.getByRole('button', { name: 'Continue' }).click();

    const strength = page.getByRole('meter', { name: 'Password strength' });
    await page.getByRole('textbox', { name: 'Password' }).fill('swaad-12');
    await expect(strength).toHaveAttribute('aria-valuetext', 'Good');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await expect(strength).toHaveAttribute('aria-valuetext', 'Strong');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toast(page, 'Account created successfully')).toBeVisible();
  });

  await test.step('the dish chosen before login is in the cart', async () => {
    await expect(page).toHaveURL('/cart');
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
    await open(page, '/menu?dish=masala-dosa');
    await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(dialog.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add to Cart · ₹129' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('dish cards show the quantity in the cart', async () => {
    const dosas = card(page, DOSA.name).getByRole('group', { name: `Quantity of ${DOSA.name}` });
    await expect(dosas).toHaveText('3');
    await dosas.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(dosas).toHaveText('4');
    await expect(toast(page, 'Updating quantity...')).toBeVisible();
    await card(page, CHAI.name).getByRole('button', { name: '+ Add' }).click();
    await expect(toast(page, 'Masala Chai added to cart')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 5 items');
    // A bar at the bottom of a phone, a panel beside the menu on a wide screen.
    const cart = page.getByRole('complementary', { name: 'Cart' });
    const { subtotal } = bill([DOSA, 4], [CHAI, 1]);
    await expect(cart).toContainText(`${narrow ? '5 items · ' : ''}${formatMoney(subtotal)}`);
    await (narrow ? cart.getByRole('link') : cartLink(page)).click();
  });

  const summary = page.getByRole('region', { name: 'Order summary' });
  const line = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const expectBill = async (
    { subtotal, deliveryFee, tax, total }: ReturnType<typeof bill>,
    within = summary,
  ) => {
    await expect(billRow(within, 'Subtotal')).toContainText(formatMoney(subtotal));
    await expect(billRow(within, 'Delivery Fee')).toContainText(
      deliveryFee === 0 ? 'Free' : formatMoney(deliveryFee),
    );
    await expect(billRow(within, 'Tax (5%)')).toContainText(formatMoney(tax));
    await expect(billRow(within, 'Total')).toContainText(formatMoney(total));
  };

  await test.step('the cart can be changed, and its amounts add up', async () => {
    await expect(heading).toHaveText('Your cart');
    await expectBill(bill([DOSA, 4], [CHAI, 1]));
    const chai = line(CHAI.name);
    await expect(chai.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await chai.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(chai.getByText('₹78').filter({ visible: true })).toBeVisible();
    await line(DOSA.name).getByRole('button', { name: 'Decrease quantity' }).click();
    await expectBill(bill([DOSA, 3], [CHAI, 2]));
    await chai.getByRole('button', { name: `Remove ${CHAI.name}` }).click();
    await expect(chai).toBeHidden();
    await expect(toast(page, 'Item removed from cart')).toBeVisible();
    await expectBill(bill([DOSA, 3]));
  });

  await test.step('the cart can be cleared', async () => {
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(heading).toHaveText('Your cart is empty');
    await expect(toast(page, 'Cart cleared')).toBeVisible();
    await page.getByRole('link', { name: 'Explore Our Menu' }).click();
  });

  const ordered = bill([BIRYANI, 2], [CHAI, 1]);

  await test.step('checkout places the order', async () => {
    await card(page, CHAI.name).getByRole('button', { name: '+ Add' }).click();
    await card(page, BIRYANI.name).getByRole('button', { name: '+ Add' }).click();
    await card(page, BIRYANI.name).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    await cartLink(page).click();
    await expectBill(ordered);
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(heading).toHaveText('Checkout');
    await unfold(page, 'Payment method');
    await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    await page.getByRole('radio', { name: 'UPI' }).check();
    await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText(
      '7B, Laxmi Road, Pune',
    );
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  });

  const details = page.getByRole('region', { name: 'Order details' });

  await test.step('the confirmation is shown, also after a reload', async () => {
    for (const reload of [false, true]) {
      if (reload) await reopen(page);
      await expect(heading).toHaveText('Thank you, your order is in');
      await expect(page.getByText(/^Estimated delivery: \d+:\d\d (am|pm)$/)).toBeVisible();
      await expect(details).toContainText('3 items');
      await expect(details).toContainText('UPI (TEST, no money)');
      await expect(details).toContainText('7B, Laxmi Road');
      await expectBill(ordered, details);
      await expect(
        page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem'),
      ).toHaveText([/Order Received/, /Preparing/, /On the Way/, /Delivered/]);
      await expect(cartLink(page)).toHaveAccessibleName('Cart');
    }
    for (const [name, path] of [
      ['View my orders', '/orders'],
      ['Back to home', '/'],
      ['Contact support', '/support'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  });

  await test.step('the order is the newest in the list of orders', async () => {
    const number = await details.locator('dd').first().textContent();
    expect(number).toMatch(/^#\d{4,}$/);
    await awake(page);
    await page.getByRole('link', { name: 'View my orders' }).click();
    const order = page.getByRole('article').first();
    await expect(order).toContainText(`Order ${number}`);
    await expect(order).toContainText('Preparing');
    await expect(order).toContainText('30-45 minutes');
    await expectBill(ordered, order);
    await expect(order.getByRole('list', { name: 'Dishes' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the customer logs out', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toContainText(email);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
  });
});

// ORDER-20
test('an order is on its way after 30 minutes and delivered after 60', ONE_SIZE, async ({ page, wire }) => {
  await wire.customer();
  await wire.addToCart('masala-chai');
  await page.clock.install();
  await open(page, '/payment');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await page.getByRole('link', { name: 'View my orders' }).click();
  const order = page.getByRole('article');
  await expect(order).toContainText('Preparing');
  await page.clock.fastForward('29:00');
  await expect(order).toContainText('Preparing');
  await page.clock.fastForward('01:30');
  await expect(order).toContainText('Out for Delivery');
  await page.clock.fastForward('30:00');
  await expect(order).toContainText('Delivered');
});
