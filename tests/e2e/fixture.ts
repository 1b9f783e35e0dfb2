import { randomBytes } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchForErrors } from './browser-errors.ts';

export { expect };

/** For tests that do not depend on the size of the window: they run at one size only (playwright.config.ts). */
export const ONE_SIZE = { tag: '@one-size' };

export const PASSWORD = 'Swaad-1234';
export const ADMIN = { email: 'admin@rasoi.test', password: 'Kadhai-and-Tawa-42' };

/** The address of every new customer. */
export const HOME = {
  phone: 9876543210,
  houseNo: '7B',
  street: 'Laxmi Road',
  landmark: 'Beside the library',
  city: 'Pune City',
  state: 'Maharashtra',
  pincode: 411001,
};

export interface Person {
  id: string;
  name: string;
  email: string;
}

export interface Dish {
  id: string;
  name: string;
  /** Rupees. */
  price: number;
}

const fresh = () => randomBytes(6).toString('hex');
export const freshEmail = () => `asha-${fresh()}@rasoi.test`;

export interface PlacedOrder {
  id: string;
  /** '#1042'. */
  number: string;
}

/** The kitchen's API, with the session of a request context. An answer other than 2xx fails the test. */
export class Wire {
  readonly #requests: APIRequestContext;

  constructor(requests: APIRequestContext) {
    this.#requests = requests;
  }

  async send<Answer = unknown>(method: string, path: string, data?: unknown): Promise<Answer> {
    const headers = { 'x-appwrite-project': 'rasoi' };
    const answer = await this.#requests.fetch(`/v1${path}`, { method, headers, data });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }

  documents<Answer = unknown>(method: string, path: string, data?: unknown): Promise<Answer> {
    return this.send(method, `/databases/rasoi/collections/${path}`, data);
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.send('POST', '/account/sessions/email', { email, password });
  }

  /** A new account; not signed in. */
  async account(): Promise<Person> {
    const person = { id: fresh(), name: 'Asha Rao', email: freshEmail() };
    await this.send('POST', '/account', {
      userId: person.id,
      email: person.email,
      password: PASSWORD,
      name: person.name,
    });
    return person;
  }

  /** A new customer with an address, signed in. */
  async customer(): Promise<Person> {
    const person = await this.account();
    await this.logIn(person.email, PASSWORD);
    await this.documents('PATCH', `users/documents/${person.id}`, { data: HOME });
    return person;
  }

  async addToCart(dishId: string, quantity = 1): Promise<void> {
    const data = { dishId, quantity };
    await this.documents('POST', 'carts/documents', { documentId: fresh(), data });
  }

  async cart(): Promise<{ dishId: string; quantity: number }[]> {
    const { documents } = await this.documents<{ documents: { dishId: string; quantity: number }[] }>(
      'GET',
      'carts/documents',
    );
    return documents.map(({ dishId, quantity }) => ({ dishId, quantity }));
  }

  /** Places an order with `quantity` of each dish; its number is returned as '#1042'. */
  async order(dishes: readonly Dish[], over: object = {}, quantity = 1): Promise<PlacedOrder> {
    const items = dishes.map(({ id: DishID, name, price }) =>
      JSON.stringify({ DishID, name, quantity, price, image: '' }),
    );
    const data = { totalAmount: 0, paymentMethod: 'cod', address: 'Pune', items, ...over };
    const placed = await this.documents<{ $id: string; number: number }>('POST', 'orders/documents', {
      documentId: fresh(),
      data,
    });
    return { id: placed.$id, number: `#${placed.number}` };
  }

  /** Creates an event of an order. */
  async event(orderId: string, data: object): Promise<void> {
    await this.documents('POST', 'orderEvents/documents', {
      documentId: fresh(),
      data: { orderId, ...data },
    });
  }

  /** Takes a placed order through these statuses. */
  async walk(orderId: string, ...statuses: string[]): Promise<void> {
    let from = 'placed';
    for (const to of statuses) {
      await this.event(orderId, { type: 'step', from, to });
      from = to;
    }
  }

  /** The number of the person's orders. */
  async orders(): Promise<number> {
    return (await this.documents<{ total: number }>('GET', 'orders/documents')).total;
  }
}

/** Actions of an admin. Each test has its own dishes, so that tests do not disturb each other. */
class OwnDishes {
  readonly #wire: Wire;
  readonly #made: string[] = [];

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async dish(
    attributes: { name?: string; price?: number; imgUrl?: string; menuId?: string } = {},
  ): Promise<Dish> {
    const dish = { id: fresh(), name: attributes.name ?? `Dish ${fresh()}`, price: attributes.price ?? 120 };
    await this.#wire.documents('POST', 'dishes/documents', {
      documentId: dish.id,
      data: {
        name: dish.name,
        description: 'Made for a test.',
        price: dish.price,
        imgUrl: attributes.imgUrl ?? '/images/masala-chai.webp',
        menuId: attributes.menuId ?? 'drinks',
        type: 'veg',
        isAvailable: true,
      },
    });
    this.#made.push(dish.id);
    return dish;
  }

  async change(dish: Dish, data: { name?: string; price?: number; isAvailable?: boolean }): Promise<void> {
    await this.#wire.documents('PATCH', `dishes/documents/${dish.id}`, { data });
  }

  async cleanUp(): Promise<void> {
    for (const id of this.#made) await this.#wire.documents('DELETE', `dishes/documents/${id}`);
  }
}

interface Fixtures {
  /** The API with the browser's own session. */
  wire: Wire;
  /** A new customer, signed in in this browser. */
  customer: Person;
  kitchen: OwnDishes;
  /** Whether the window is so narrow that a button opens the navigation. */
  narrow: boolean;
  /**
   * Errors in the console of every page of the test: uncaught ones, those of hydration, and refusals of the content policy. A
   * test fails if any are left at its end.
   */
  complaints: string[];
}

export const test = base.extend<Fixtures, { admin: Wire }>({
  wire: async ({ context }, use) => use(new Wire(context.request)),
  customer: async ({ wire }, use) => use(await wire.customer()),
  admin: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const [first, own] = [
        await playwright.request.newContext({ baseURL }),
        await playwright.request.newContext({ baseURL }),
      ];
      // Not the first admin: an account has ten sessions at most, and tests that log in as that one would end this session.
      const [boss, wire] = [new Wire(first), new Wire(own)];
      await boss.logIn(ADMIN.email, ADMIN.password);
      const { id, email } = await wire.account();
      await boss.documents('PATCH', `users/documents/${id}`, { data: { isAdmin: true } });
      await wire.logIn(email, PASSWORD);
      await use(wire);
      await Promise.all([first.dispose(), own.dispose()]);
    },
    { scope: 'worker' },
  ],
  kitchen: async ({ admin }, use) => {
    const kitchen = new OwnDishes(admin);
    await use(kitchen);
    await kitchen.cleanUp();
  },
  narrow: async ({ viewport }, use) => use((viewport?.width ?? 0) < 1024),
  complaints: [
    async ({ browser, context }, use) => {
      const errors = watchForErrors(browser, context);
      await use(errors.found);
      errors.stop();
      expect(errors.found, 'errors in the console, of hydration, or of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its buttons work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Loads the same page again and waits until its buttons work. */
export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

/**
 * Opens a page and waits until its buttons work and it receives live events. A page fetches nothing again when its first
 * connection opens, so it would miss what happens between the answer with the page and that connection.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  const connected = connection(page);
  await open(page, path);
  await connected;
}

/** Waits until React has hydrated the page, and its footer, which comes once somebody uses the page. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('pointermove'));
    return [
      document.getElementById('main'),
      document.querySelector('footer') ?? document.getElementById('main'),
    ].every((part) => Object.keys(part ?? {}).some((key) => key.startsWith('__reactProps')));
  });
}

/** Resolves once a page that is about to be opened has its live connection, even if it replaces its first one. */
export const connection = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve())),
  );

/** For what a page learns by a live event. On a busy machine that takes longer than what happens in one page. */
export const LIVE = { timeout: process.env.CI ? 40_000 : 20_000 };

/** Blocks the live connection of a page. */
export const hearNothing = (page: Page): Promise<void> => page.routeWebSocket('**/v1/realtime*', () => {});

export const toast = (page: Page, words: string): Locator =>
  page.locator('[data-toast]').filter({ hasText: words });

/** A dish's card. */
export const card = (page: Page, dish: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: dish, exact: true }) });

/** Adds a dish by its card, and waits until it is stored: a page that is left at once may not have sent it. */
export async function addOnCard(page: Page, dish: string): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const add = card(page, dish).getByRole('button', { name: /^\+ Add/ });
  await add.click();
  await stored;
}

/** The link to the cart in the navigation bar, whose name contains the number of dishes. */
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** A row of the bill: 'Subtotal', 'Delivery Fee', 'Tax (5%)', 'Total'. */
export const billRow = (within: Locator, label: string): Locator =>
  within.locator('dl > div').filter({ has: within.page().getByText(label, { exact: true }) });

/** Unfolds a line of the checkout, such as 'Payment method'. */
export const unfold = (page: Page, part: string): Promise<void> =>
  page.getByRole('region', { name: part }).getByRole('button', { name: 'Change' }).click();
