import type { Locator, Page } from '@playwright/test';
import { openTicket } from './board.ts';
import {
  card,
  type Dish,
  expect,
  open,
  PASSWORD,
  type Person,
  type PlacedOrder,
  test,
  type Wire,
} from './fixture.ts';

// What people type is shown as they typed it, whatever it would do as part of a page. tests/security/pages.test.ts does this
// with every text of every document, for what the server renders; here a browser shows them, in dialogs and forms too. The
// fixture fails on each refusal of the content policy, which would come before a script that the page let through.

/** Runs if it becomes part of a page. */
const MARKUP = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
/** The same for fields of few characters. */
const SHORT = '<svg/onload=window.attacked=1>';
const LINK = 'javascript:window.attacked=1';

const TEXTS = {
  name: `Asha ${MARKUP}`,
  label: `Work ${SHORT}`,
  houseNo: `7B ${SHORT}`,
  street: LINK,
  landmark: `Beside ${MARKUP}`,
  instructions: `Ring "' onclick="window.attacked=1" ${LINK}`,
  note: `Hot ${MARKUP} ${LINK}`,
  lineNote: `Crisp ${MARKUP}`,
  review: `Lovely ${MARKUP} ${LINK}`,
  reply: `Thanks ${MARKUP}`,
  message: `Hello ${MARKUP} ${LINK}`,
  description: `Made for a test. ${MARKUP}`,
  group: `Size ${SHORT}`,
  choice: `Half ${SHORT}`,
  coupon: `For you ${MARKUP}`,
} as const;

const codeOf = (id: string) => `X${id.toUpperCase()}`;

/** Checks that a part of the page shows these texts as they were typed, and that nothing of them has become part of the page. */
async function expectOnlyText(page: Page, part: Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(part).toContainText(text);
  const became = await page.evaluate(() => {
    const isScript = ({ name, value }: Attr) =>
      /^on/i.test(name) || (/^(href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value));
    return {
      elements: [...document.querySelectorAll('*')]
        .filter((element) => [...element.attributes].some(isScript) || element.getAttribute('src') === 'x')
        .map((element) => element.outerHTML.slice(0, 200)),
      scripts: [...document.scripts].filter(({ text }) => /^\s*window\.attacked/.test(text)).length,
      attacked: Reflect.get(window, 'attacked'),
    };
  });
  expect(became).toEqual({ elements: [], scripts: 0, attacked: undefined });
}

/** Writes the texts of staff: an option group of the dish, and a coupon. */
async function writeAsStaff(admin: Wire, { id }: Dish): Promise<void> {
  const choices = [JSON.stringify({ id: 'half', name: TEXTS.choice, price: 10 })];
  await admin.documents('POST', 'optionGroups/documents', {
    documentId: id,
    data: { name: TEXTS.group, choices },
  });
  await admin.documents('PATCH', `dishes/documents/${id}`, {
    data: { description: TEXTS.description, optionGroupIds: [id] },
  });
  await admin.documents('POST', 'coupons/documents', {
    documentId: id,
    data: { code: codeOf(id), description: TEXTS.coupon, kind: 'amount', amount: 10 },
  });
}

async function removeTextsOfStaff(admin: Wire, { id }: Dish): Promise<void> {
  await admin.documents('PATCH', `dishes/documents/${id}`, { data: { optionGroupIds: [] } });
  await admin.documents('DELETE', `optionGroups/documents/${id}`);
  await admin.documents('DELETE', `coupons/documents/${id}`);
}

/** Writes the texts of a customer who is signed in, with an order, a line in the cart and a review of the dish. */
async function writeAsCustomer(
  wire: Wire,
  customer: Person,
  { id, name, price }: Dish,
): Promise<PlacedOrder> {
  await wire.documents('PATCH', `users/documents/${customer.id}`, { data: { name: TEXTS.name } });
  const { label, houseNo, street, landmark, instructions: deliveryInstructions } = TEXTS;
  const address = { label, houseNo, street, landmark, city: 'Pune', state: SHORT, pincode: 411001 };
  await wire.documents('POST', 'addresses/documents', {
    documentId: id,
    data: { ...address, deliveryInstructions },
  });
  const options = [{ groupId: id, choiceId: 'half' }];
  const line = { DishID: id, name, quantity: 1, price: price + 10, options, note: TEXTS.lineNote };
  const order = await wire.order([], { items: [JSON.stringify(line)], addressId: id, note: TEXTS.note });
  const inCart = {
    dishId: id,
    options: options.map((option) => JSON.stringify(option)),
    note: TEXTS.lineNote,
  };
  await wire.documents('POST', 'carts/documents', { documentId: id, data: inCart });
  const review = { dishId: id, rating: 4, comment: TEXTS.review };
  await wire.documents('POST', 'reviews/documents', { documentId: id, data: review });
  return order;
}

async function lookAsCustomer(page: Page, dish: Dish, order: PlacedOrder): Promise<void> {
  const main = page.getByRole('main');
  await open(page, '/cart');
  await expectOnlyText(page, main, dish.name, TEXTS.choice, TEXTS.lineNote);
  await open(page, '/payment');
  await page.getByLabel('Coupon code').fill(codeOf(dish.id));
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByRole('button', { name: 'Change Delivery address' }).click();
  await expectOnlyText(page, main, dish.name, TEXTS.coupon, TEXTS.label, TEXTS.street, TEXTS.lineNote);
  await open(page, `/orders/${order.id}`);
  await expectOnlyText(
    page,
    main,
    ...[dish.name, TEXTS.choice, TEXTS.lineNote, TEXTS.note],
    ...[TEXTS.houseNo, TEXTS.street, TEXTS.landmark],
  );
  await open(page, '/orders');
  await expectOnlyText(page, main, dish.name, TEXTS.choice, TEXTS.lineNote, TEXTS.landmark);
  await open(page, '/profile');
  await expectOnlyText(page, main, TEXTS.name, TEXTS.label, TEXTS.landmark, TEXTS.instructions);
  await page
    .getByRole('button', { name: `Edit ${TEXTS.label}` })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Street / Area')).toHaveValue(TEXTS.street);
  await expectOnlyText(page, main);
}

async function lookAsVisitor(page: Page, dish: Dish): Promise<void> {
  await open(page, '/menu');
  // By its lines of text: of a card with so long a name, the link's middle is below the button.
  await card(page, dish.name).getByRole('heading', { name: dish.name, exact: true }).click();
  await expectOnlyText(
    page,
    page.getByRole('dialog', { name: dish.name }),
    ...[dish.name, TEXTS.description, TEXTS.group, TEXTS.choice],
    ...[TEXTS.name, TEXTS.review, TEXTS.reply],
  );
}

async function lookAsOwner(page: Page, dish: Dish, order: PlacedOrder, email: string): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, `/admin/orders?order=${order.id}`);
  await expectOnlyText(
    page,
    dialog,
    ...[dish.name, TEXTS.choice, TEXTS.lineNote, TEXTS.name],
    ...[TEXTS.note, TEXTS.landmark, TEXTS.instructions],
  );
  await open(page, '/admin/kitchen');
  await page.getByRole('link', { name: /^Preparing/ }).click();
  const ticket = card(page, order.number);
  await openTicket(ticket);
  // The choice is a portion (BOARD-40).
  const portion = TEXTS.choice.toUpperCase();
  await expectOnlyText(page, ticket, dish.name, portion, TEXTS.lineNote, TEXTS.name, TEXTS.note);
  await open(page, `/admin/messages?q=${email}`);
  await page.getByRole('button', { name: TEXTS.name }).click();
  await expectOnlyText(page, dialog, TEXTS.name, TEXTS.message);
  await open(page, `/admin/customers?q=${email}`);
  await expectOnlyText(page, main, TEXTS.name);
  await open(page, '/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: dish.name });
  await expectOnlyText(page, row, TEXTS.name, TEXTS.review, TEXTS.reply);
  await open(page, '/admin/coupons');
  await expectOnlyText(page, main, TEXTS.coupon);
  await page.getByRole('button', { name: `Change ${codeOf(dish.id)}` }).click();
  await expect(dialog.getByLabel('What customers read')).toHaveValue(TEXTS.coupon);
  await open(page, `/admin/dishes?q=${dish.name.slice(0, 13)}`);
  await page
    .getByRole('button', { name: `Edit ${dish.name}` })
    .locator('visible=true')
    .click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(dish.name);
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(TEXTS.description);
  await expectOnlyText(page, dialog, TEXTS.choice);
}

// SEC-17
test('scripts in what customers and staff have written are texts on every screen that shows them', async ({
  page,
  wire,
  customer,
  admin,
  kitchen,
  request,
}) => {
  const dish = await kitchen.dish({
    name: `Dish ${crypto.randomUUID().slice(0, 8)} ${MARKUP}`,
    imgUrl: '/images/masala-chai.webp?"onload="window.attacked=1',
  });
  await writeAsStaff(admin, dish);
  try {
    const { email } = customer;
    const order = await writeAsCustomer(wire, customer, dish);
    await admin.documents('PATCH', `reviews/documents/${dish.id}`, { data: { reply: TEXTS.reply } });
    const message = { name: TEXTS.name, email, subject: 'Feedback', message: TEXTS.message };
    const answer = await request.post('/f/contact', {
      headers: { accept: 'application/json' },
      data: message,
    });
    expect(answer.ok()).toBe(true);

    await test.step('a customer', () => lookAsCustomer(page, dish, order));
    await wire.send('DELETE', '/account/sessions/current');
    await test.step('a visitor', () => lookAsVisitor(page, dish));
    const owner = await wire.account();
    await admin.documents('PATCH', `users/documents/${owner.id}`, { data: { isAdmin: true } });
    await wire.logIn(owner.email, PASSWORD);
    await test.step('an owner', () => lookAsOwner(page, dish, order, email));
  } finally {
    await removeTextsOfStaff(admin, dish);
  }
});
