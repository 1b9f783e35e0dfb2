import type { LightMyRequestResponse } from 'fastify';
import type { KitchenSettings } from '#domain/site/kitchen-settings.ts';
import type { PaymentsSettings } from '#domain/site/payments-settings.ts';
import { equal, type Kitchen, openKitchen, type Person, type StoredDocument } from './kitchen.ts';

/** A kitchen with customers and staff of every role, and functions that place orders and take steps. */
export interface OrderKitchen extends Kitchen {
  asha: Person;
  ravi: Person;
  owner: Person;
  manager: Person;
  cook: Person;
  rider: Person;
  otherRider: Person;
  /** Places an order of two thalis and a samosa; returns its id. */
  place(who?: Person, over?: object): Promise<string>;
  /** The order as the owner sees it. */
  order(id: string): Promise<Record<string, unknown>>;
  /** The documents of a collection that belong to an order and that the person may read, oldest first. */
  ofOrder<T = StoredDocument>(collection: string, orderId: string, who?: Person): Promise<T[]>;
  /** Creates an event of an order. */
  event(who: Person, orderId: string, data: object, documentId?: string): Promise<LightMyRequestResponse>;
  /** Takes a step from one status to another. */
  step(
    who: Person,
    orderId: string,
    from: string,
    to: string,
    more?: object,
  ): Promise<LightMyRequestResponse>;
  /** Replaces a section of the owner's settings; what is left out gets its default. */
  setSection(section: string, settings: object): Promise<void>;
  /** Changes the kitchen's settings. */
  setKitchen(settings: Partial<KitchenSettings>): Promise<void>;
  /** Changes how customers pay online. */
  setPayments(settings: Partial<PaymentsSettings>): Promise<void>;
  /** Moves an order through these statuses as the owner. */
  walk(orderId: string, ...statuses: string[]): Promise<void>;
}

const LINES = [
  { DishID: 'ghar-ki-thali', quantity: 2, price: 249 },
  { DishID: 'samosa', quantity: 1, price: 59 },
];

export async function openOrderKitchen(
  settings: Record<string, string> = {},
  options?: Parameters<typeof openKitchen>[1],
): Promise<OrderKitchen> {
  const base = await openKitchen(settings, options);
  let count = 0;
  const rider = await base.staff('rider');
  const otherRider = await base.customer('other-rider');
  const owner = await base.admin('owner');
  await base.change(owner, 'users', 'other-rider', { role: 'rider' });
  const prices = new Map<string, number>();
  for (const { DishID } of LINES) {
    prices.set(DishID, (await base.read(owner, 'dishes', DishID)).json().price);
  }
  const items = LINES.map((line) => JSON.stringify({ ...line, price: prices.get(line.DishID) }));
  async function setSection(section: string, settings: object): Promise<void> {
    const answer = await base.changeSettings(owner, section, settings);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    base.takeEvents();
  }
  const kitchen: OrderKitchen = {
    ...base,
    asha: await base.customer('asha'),
    ravi: await base.customer('ravi'),
    owner,
    manager: await base.staff('manager'),
    cook: await base.staff('kitchen'),
    rider,
    otherRider,
    async place(who = kitchen.asha, over = {}) {
      const documentId = `order-${++count}`;
      const data = { items, paymentMethod: 'cod', address: '4, MG Road, Pune', ...over };
      const answer = await base.create(who, 'orders', data, documentId);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      base.takeEvents();
      return documentId;
    },
    order: async (id) => (await base.read(owner, 'orders', id)).json(),
    ofOrder: (collection, orderId, who = owner) => base.documents(who, collection, equal('orderId', orderId)),
    event: (who, orderId, data, documentId = `event-${++count}`) =>
      base.create(who, 'orderEvents', { orderId, ...data }, documentId),
    step: (who, orderId, from, to, more = {}) =>
      kitchen.event(who, orderId, { type: 'step', from, to, ...more }),
    setSection,
    setKitchen: (settings) => setSection('kitchen', settings),
    setPayments: (settings) => setSection('payments', settings),
    async walk(orderId, ...statuses) {
      let from = String((await kitchen.order(orderId)).status);
      for (const to of statuses) {
        const answer = await kitchen.step(owner, orderId, from, to);
        if (answer.statusCode !== 201) throw new Error(answer.body);
        from = to;
      }
      base.takeEvents();
    },
  };
  return kitchen;
}

/** The data of an order by phone: two samosas for the customer of a number, as profiles store it. */
export const phoneOrder = (number: number, over: object = {}) => ({
  channel: 'staff',
  items: [JSON.stringify({ DishID: 'samosa', quantity: 2 })],
  paymentMethod: 'cod',
  address: '7, Hill Road, Pune',
  customerName: 'Meera',
  customerPhone: String(number),
  ...over,
});

/** Goes on to noon of the kitchen's next day, so that no test runs over midnight. For a kitchen that has not waited yet. */
export async function waitUntilNoon(kitchen: OrderKitchen): Promise<void> {
  const { to } = (await kitchen.send(kitchen.owner, 'GET', '/day')).json();
  kitchen.wait((Date.parse(to) + 12 * 3_600_000 - Date.now()) / 60_000);
}
