import { expectAccessible } from './axe.ts';
import { tests } from './board.ts';
import { card, expect, LIVE, open, openLive, PASSWORD, Wire } from './fixture.ts';

// STOCK-8
tests(
  'a press on the board says that a dish is sold out and another that it is back, at once in open carts',
  async ({ board, guest, kitchen }) => {
    const dish = await kitchen.dish();
    const { page } = guest;
    await new Wire(page.context().request).addToCart(dish.id);
    await openLive(page, '/cart');
    await open(board, '/admin/kitchen');
    await board.getByRole('button', { name: 'Sold out', exact: true }).click();
    const dialog = board.getByRole('dialog', { name: 'Sold out' });
    await dialog.getByRole('searchbox', { name: 'Search a dish' }).fill(dish.name);
    await expectAccessible(board, 'the dishes that are sold out');
    await dialog.getByRole('button', { name: `${dish.name} is sold out: Today` }).click();
    await expect(page.getByText('Not available right now')).toBeVisible(LIVE);
    await expect(dialog.getByText(/Sold out, back (at|on)/)).toBeVisible();
    await dialog.getByRole('button', { name: `${dish.name} is available again` }).click();
    await expect(page.getByText('Not available right now')).toBeHidden(LIVE);
    await expect(dialog.getByRole('button', { name: `${dish.name} is sold out: 2 hours` })).toBeVisible();
  },
);

// STOCK-9
tests(
  'few portions are shown on the menu, in the dialog and in the cart, also when they become fewer',
  async ({ guest, admin, kitchen }) => {
    const dish = await kitchen.dish();
    await admin.documents('PATCH', `dishes/documents/${dish.id}`, { data: { portionsPerDay: 8 } });
    const { page } = guest;
    await openLive(page, '/menu');
    const shown = card(page, dish.name);
    await expect(shown).toBeVisible();
    await expect(shown.getByText(/Only/)).toBeHidden();
    await admin.order([dish], {}, 5);
    await expect(shown.getByText('Only 3 left')).toBeVisible(LIVE);
    await shown.getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: dish.name });
    await expect(dialog.getByText('Only 3 left')).toBeVisible();
    await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(dialog.getByText('Added to Cart!')).toBeVisible();
    await open(page, '/cart');
    await expect(page.getByText('Only 3 left')).toBeVisible();
    for (const quantity of [2, 3, 4]) {
      await page.getByRole('button', { name: /^Increase/ }).click();
      await expect(
        page
          .getByRole('spinbutton')
          .or(page.getByText(`${quantity}`, { exact: true }))
          .first(),
      ).toBeVisible();
    }
    const tooFew = `Only 3 of ${dish.name} are left. Please order at most 3.`;
    await expect(page.getByText(tooFew)).toBeVisible();
    await openLive(page, '/payment');
    await expect(page.getByText(tooFew).first()).toBeVisible();
    const place = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await admin.order([dish], {}, 3);
    await expect(page.getByText(`${dish.name} is not available right now.`).first()).toBeVisible(LIVE);
  },
);

// STOCK-10
tests(
  'an admin says in the table and in the form of a dish for how long it is sold out, and its portions',
  async ({ page, wire, admin, kitchen }) => {
    const dish = await kitchen.dish();
    const chef = await wire.account();
    await admin.documents('PATCH', `users/documents/${chef.id}`, { data: { role: 'manager' } });
    await wire.logIn(chef.email, PASSWORD);
    await open(page, '/admin/dishes');
    await page.getByRole('searchbox', { name: 'Search dishes' }).fill(dish.name);
    await page
      .getByRole('button', { name: `Say for how long ${dish.name} is sold out` })
      .filter({ visible: true })
      .click();
    await expectAccessible(page, 'for how long a dish is sold out');
    await page.getByRole('dialog').getByRole('button', { name: '2 hours' }).click();
    await expect(page.getByText(/Sold out, back (at|on)/).filter({ visible: true })).toBeVisible();
    await page
      .getByRole('button', { name: `Edit ${dish.name}` })
      .filter({ visible: true })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit dish' });
    await form.getByLabel('Portions a day').fill('none');
    await form.getByLabel('Sold out for').selectOption('Until I switch it on');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText(/whole number/)).toBeVisible();
    await form.getByLabel('Portions a day').fill('12');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    const stored = await admin.documents('GET', `dishes/documents/${dish.id}`);
    expect(stored).toMatchObject({
      isAvailable: false,
      soldOutUntil: null,
      portionsPerDay: 12,
      portionsLeft: 12,
    });
  },
);
