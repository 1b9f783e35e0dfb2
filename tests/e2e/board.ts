import type { Locator, Page } from '@playwright/test';
import { ADMIN, card, type Dish, PASSWORD, type PlacedOrder, test, Wire } from './fixture.ts';

/** A new customer, in a separate browser. */
export interface Guest {
  page: Page;
  order: (dish: Dish, over?: object) => Promise<PlacedOrder>;
}

export const tests = test.extend<{ guest: Guest; board: Page }>({
  guest: async ({ browser }, use) => {
    const context = await browser.newContext();
    const wire = new Wire(context.request);
    await wire.customer();
    const page = await context.newPage();
    await use({
      page,
      order: (dish, over = {}) =>
        wire.order([dish], { address: 'Laxmi Road, Pune', note: 'No onions please', ...over }, 2),
    });
    await context.close();
  },
  // The board's page, where a cook has signed in.
  board: async ({ page, wire, admin }, use) => {
    const cook = await wire.account();
    await admin.documents('PATCH', `users/documents/${cook.id}`, { data: { role: 'kitchen' } });
    await wire.logIn(cook.email, PASSWORD);
    await page.addInitScript(() => {
      const { createOscillator } = BaseAudioContext.prototype;
      const connect: (this: AudioNode, to: AudioNode) => AudioNode = AudioNode.prototype.connect;
      Reflect.set(window, 'notes', 0);
      BaseAudioContext.prototype.createOscillator = function note() {
        if (this.state === 'running') Reflect.set(window, 'notes', Reflect.get(window, 'notes') + 1);
        return createOscillator.call(this);
      };
      // Also measures what is sent to the loudspeaker.
      Reflect.set(AudioNode.prototype, 'connect', function measured(this: AudioNode, to: AudioNode) {
        if (to === this.context.destination) {
          const probe = Reflect.get(window, 'probe') ?? new AnalyserNode(to.context, { fftSize: 32_768 });
          Reflect.set(window, 'probe', probe);
          connect.call(this, probe);
        }
        return connect.call(this, to);
      });
    });
    await use(page);
  },
});

/** The number of notes that the bell has played. */
export const notes = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'notes'));
/** The volume of the last moments, from 0 to 1. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe: AnalyserNode = Reflect.get(window, 'probe');
    const samples = new Float32Array(probe.fftSize);
    probe.getFloatTimeDomainData(samples);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });
export const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
export const press = (ticket: Locator, name: string) =>
  ticket.getByRole('button', { name, exact: true }).click();
/** Shows or hides what of a ticket is behind a tap: its customer, and what is done rarely. */
export const openTicket = (ticket: Locator) =>
  ticket.getByRole('button', { name: /^More about order/ }).click();
/** Shows or hides the tools of the board that are used less. */
export const openTools = (page: Page) => press(page.locator('main'), 'More');
export const phase = (guest: Guest) =>
  guest.page.getByRole('list', { name: 'Progress of your order' }).locator('[aria-current=step]');

export async function recordPayment(
  page: Page,
  { number }: PlacedOrder,
  method: 'Cash' | 'UPI',
): Promise<void> {
  await press(card(page, number), `Record the payment of order ${number}`);
  await press(page.getByRole('dialog', { name: `Payment of order ${number}` }), method);
}

export const setMode = async (wire: Wire, orderMode: 'age' | 'board') =>
  wire.documents('PATCH', 'settings/documents/kitchen', { data: { value: JSON.stringify({ orderMode }) } });

async function ordersThatAre(wire: Wire, status: string): Promise<string[]> {
  const queries = [
    { method: 'equal', attribute: 'status', values: [status] },
    { method: 'isNotNull', attribute: 'acceptBy' },
    { method: 'limit', values: [500] },
  ].map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`);
  const { documents } = await wire.documents<{ documents: { $id: string }[] }>(
    'GET',
    `orders/documents?${queries.join('&')}`,
  );
  return documents.map(({ $id }) => $id);
}

/** Rejects waiting orders that other tests have left, because they would ring here. */
export async function rejectWaiting(wire: Wire): Promise<void> {
  for (const id of await ordersThatAre(wire, 'placed')) {
    await wire.event(id, { type: 'step', from: 'placed', to: 'rejected', reason: 'closed' });
  }
}

/** Ends all orders that other tests have left on the board. */
export async function clearBoard(wire: Wire): Promise<void> {
  await rejectWaiting(wire);
  for (const from of ['accepted', 'preparing', 'ready']) {
    for (const id of await ordersThatAre(wire, from)) {
      await wire.event(id, { type: 'step', from, to: 'cancelled', reason: 'closed' });
    }
  }
}

export async function asOwner(
  playwright: {
    request: { newContext: (options: { baseURL: string }) => Promise<ConstructorParameters<typeof Wire>[0]> };
  },
  baseURL: string | undefined,
  task: (wire: Wire) => Promise<unknown>,
): Promise<void> {
  const context = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const wire = new Wire(context);
  await wire.logIn(ADMIN.email, ADMIN.password);
  await task(wire);
  await context.dispose();
}

/** Switches the kitchen to board mode for a file, whose tests run one after another, after all others. */
export function inBoardMode(): void {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(({ playwright, baseURL }) =>
    asOwner(playwright, baseURL, async (wire) => {
      await setMode(wire, 'board');
      await clearBoard(wire);
    }),
  );
  test.afterAll(({ playwright, baseURL }) => asOwner(playwright, baseURL, (wire) => setMode(wire, 'age')));
}
