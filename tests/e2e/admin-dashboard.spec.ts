import { ADMIN, expect, open, test, Wire } from './fixture.ts';

// ADMIN-3
test('the dashboard leads to its four screens and counts while it is open', async ({
  page,
  wire,
  kitchen,
  playwright,
  baseURL,
}) => {
  const dish = await kitchen.dish();
  await wire.logIn(ADMIN.email, ADMIN.password);
  await open(page, '/admin');
  const main = page.getByRole('main');
  for (const [name, path] of [
    [/^Add Dish [\d,]+ dishes on the menu$/, '/admin/dishes/new'],
    [/^Manage Dishes [\d,]+ dishes in all$/, '/admin/dishes'],
    [/^Orders [\d,]+ orders?$/, '/admin/orders'],
    [/^Customers [\d,]+ registered users?$/, '/admin/customers'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const orders = async () =>
    Number((await main.getByRole('link', { name: /^Orders \d/ }).innerText()).replace(/\D/g, ''));
  const before = await orders();
  const customer = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const theirs = new Wire(customer);
  const { id } = await theirs.customer();
  await theirs.documents('POST', 'orders/documents', {
    documentId: `order-${id}`,
    data: {
      items: [JSON.stringify({ DishID: dish.id, quantity: 1, price: dish.price })],
      paymentMethod: 'cod',
      address: '7B, Laxmi Road',
    },
  });
  await expect.poll(orders).toBeGreaterThan(before);
  await customer.dispose();
});
