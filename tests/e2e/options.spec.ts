import { expectAccessible } from './axe.ts';
import { card, type Dish, expect, open, PASSWORD, test, Wire } from './fixture.ts';

/** A choice of an option group as JSON text. */
const choice = (id: string, name: string, price = 0, more: object = {}) =>
  JSON.stringify({ id, name, price, ...more });

/** Makes an option group of a dish. */
async function offer(admin: Wire, dish: Dish, id: string, data: object): Promise<void> {
  await admin.documents('POST', 'optionGroups/documents', { documentId: id, data });
  const { optionGroupIds } = await admin.documents<{ optionGroupIds: string[] }>(
    'GET',
    `dishes/documents/${dish.id}`,
  );
  await admin.documents('PATCH', `dishes/documents/${dish.id}`, {
    data: { optionGroupIds: [...optionGroupIds, id] },
  });
}

// OPTION-17
test('options are chosen in the dialog, and stay with the order until the stove', async ({
  page,
  wire,
  admin,
  kitchen,
  browser,
}) => {
  const dish = await kitchen.dish({ price: 120 });
  await offer(admin, dish, `extras-${dish.id}`, {
    name: 'Extras',
    max: 2,
    choices: [
      choice('cheese', 'Extra cheese', 30),
      choice('egg', 'Fried egg', 15.5, { veg: false }),
      choice('ghee', 'Ghee', 20),
    ],
  });
  await offer(admin, dish, `size-${dish.id}`, {
    name: 'Size',
    min: 1,
    choices: [choice('half', 'Half plate', -40), choice('full', 'Full plate')],
  });
  await wire.customer();

  await open(page, `/menu?q=${encodeURIComponent(dish.name)}`);
  await expect(card(page, dish.name)).toContainText('from ₹80');
  await card(page, dish.name)
    .getByRole('link', { name: `+ Add ${dish.name}: choose options` })
    .click();
  const dialog = page.getByRole('dialog', { name: dish.name });
  await expect(dialog.getByRole('group', { name: /^(Size|Extras)/ })).toHaveText([/^Size/, /^Extras/]);
  await expectAccessible(page, 'the options of a dish');

  // Without a size, nothing is added: the dialog says what is missing, and the keyboard goes on there.
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog.getByText('Please choose Size.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Half plate/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toContainText('₹80');
  await dialog.getByRole('checkbox', { name: /Extra cheese/ }).check();
  await dialog.getByRole('checkbox', { name: /Ghee/ }).check();
  await expect(dialog.getByRole('checkbox', { name: /Fried egg/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Ghee/ }).uncheck();
  await expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toContainText('₹110');
  await dialog.getByText('Add a note').click();
  await dialog.getByRole('textbox', { name: /^Note to the kitchen/ }).fill('No onion');
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();

  // ORDER-41: the stepper has replaced the link that opened the dialog, and its plus goes on with the keyboard.
  await page.keyboard.press('Escape');
  const plus = card(page, dish.name).getByRole('button', { name: /^Increase/ });
  await expect(plus).toBeFocused();
  await plus.press('Enter');
  const question = page.getByRole('dialog', { name: `${dish.name}, the same again?` });
  await expect(question.getByRole('button', { name: 'Repeat last choice' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(plus).toBeFocused();
  await plus.click();
  await expect(question).toContainText('Extra cheese, Half plate · No onion · ₹110');
  await question.getByRole('button', { name: 'Repeat last choice' }).click();
  await expect.poll(async () => (await wire.cart())[0]?.quantity).toBe(2);
  await card(page, dish.name)
    .getByRole('button', { name: /^Decrease/ })
    .click();
  await expect.poll(async () => (await wire.cart())[0]?.quantity).toBe(1);
  await plus.click();
  await question.getByRole('link', { name: 'Choose again' }).click();

  // The full plate is another line.
  await dialog.getByRole('radio', { name: /Full plate/ }).check();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect.poll(async () => (await wire.cart()).length).toBe(2);

  await open(page, '/cart');
  const lines = page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Extra cheese, Half plate');
  await expect(lines.first()).toContainText('No onion');
  await expect(lines.first()).toContainText('₹110');
  await expect(lines.last()).toContainText('Full plate');
  await expectAccessible(page, 'a cart with options');

  await open(page, '/payment');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-success/);
  const {
    documents: [order],
  } = await wire.documents<{ documents: { $id: string; number: number }[] }>('GET', 'orders/documents');
  await open(page, `/orders/${order?.$id}`);
  await expect(page.getByRole('list', { name: 'Dishes' })).toContainText('Extra cheese, Half plate');

  // The kitchen's tablet, whichever device the customer has.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cook = new Wire(context.request);
  const { id, email } = await cook.account();
  await admin.documents('PATCH', `users/documents/${id}`, { data: { role: 'kitchen' } });
  await cook.logIn(email, PASSWORD);
  const board = await context.newPage();
  await open(board, '/admin/kitchen');
  const ticket = card(board, `#${order?.number}`);
  // BOARD-40
  await expect(ticket).toContainText(`HALF PLATE ${dish.name}`);
  await expect(ticket).not.toContainText('+ Half plate');
  await expect(ticket).toContainText('+ Extra cheese');
  await expect(ticket).toContainText('No onion');
  await context.close();
});

// ORDER-41
test('a double tap on the bin of a dish with options empties its stepper, and opens nothing', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  await offer(admin, dish, `size-${dish.id}`, {
    name: 'Size',
    min: 1,
    choices: [choice('half', 'Half plate'), choice('full', 'Full plate')],
  });
  await wire.customer();
  await wire.documents('POST', 'carts/documents', {
    documentId: 'unique()',
    data: {
      dishId: dish.id,
      quantity: 1,
      options: [JSON.stringify({ groupId: `size-${dish.id}`, choiceId: 'half' })],
    },
  });
  await open(page, `/menu?q=${encodeURIComponent(dish.name)}`);
  await card(page, dish.name)
    .getByRole('button', { name: /^Remove/ })
    .dblclick();
  const link = card(page, dish.name).getByRole('link', { name: /choose options$/ });
  await expect(link).toBeFocused();
  await expect.poll(async () => (await wire.cart()).length).toBe(0);
  await expect(page).toHaveURL(/\/menu\?q=/);
  // The link works again after that moment.
  await link.click();
  await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible();
});

// OPTION-6
test('a combo leaves the menu while its dishes are sold out, and its line can’t be ordered', async ({
  page,
  wire,
  admin,
  kitchen,
}) => {
  const [thali, aloo, gobi] = [await kitchen.dish(), await kitchen.dish(), await kitchen.dish()];
  await offer(admin, thali, `sabzi-${thali.id}`, {
    name: 'Sabzi',
    min: 2,
    max: 2,
    choices: [choice('one', '', 0, { dishId: aloo.id }), choice('two', '', 0, { dishId: gobi.id })],
  });
  await wire.customer();
  await open(page, `/menu?q=${encodeURIComponent(thali.name)}`);
  await card(page, thali.name)
    .getByRole('link', { name: /choose options$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: thali.name });
  await dialog.getByRole('checkbox', { name: aloo.name }).check();
  await dialog.getByRole('checkbox', { name: gobi.name }).check();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();

  await open(page, '/cart');
  await expect(page.getByText(`${aloo.name}, ${gobi.name}`)).toBeVisible();
  await kitchen.change(gobi, { isAvailable: false });
  await expect(page.getByText('Not available right now. Please remove it to order the rest.')).toBeVisible();
  await open(page, `/menu?q=${encodeURIComponent(thali.name)}`);
  await expect(card(page, thali.name)).toBeHidden();
  await kitchen.change(gobi, { isAvailable: true });
  await expect(card(page, thali.name)).toBeVisible();
});
