import { expect } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openKitchen, type Person, VISITOR } from './kitchen.ts';

/** Samosas as an order's line. */
export const samosas = (quantity: number): string =>
  JSON.stringify({ DishID: 'samosa', quantity, price: 59 });
/** A thali as an order's line. */
export const thali = JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 });

/** A kitchen with an order board, whose samosas tests give a number of portions a day. */
export async function openPortionKitchen() {
  const kitchen = await openKitchen();
  const asha = await kitchen.customer('asha');
  const owner = await kitchen.staff('owner');
  const cook = await kitchen.staff('kitchen');
  let count = 0;

  const change = (collection: 'dishes' | 'settings', id: string, data: object) =>
    kitchen.change(owner, collection, id, data);
  function place(items: string[], who: Person = asha, over: object = {}) {
    const data = { items, address: '4, MG Road, Pune', ...over };
    return kitchen.create(who, 'orders', data, `placed-${++count}`);
  }
  await change('settings', 'kitchen', { value: JSON.stringify({ orderMode: 'board' }) });

  return {
    kitchen,
    asha,
    owner,
    cook,
    change,
    /** The samosa as visitors see it. */
    dish: async () => (await kitchen.read(VISITOR, 'dishes', 'samosa')).json(),
    place,
    /** Places an order of Asha's for samosas; returns its id. */
    async placed(quantity: number): Promise<string> {
      const answer = await place([samosas(quantity)]);
      expect(answer.statusCode).toBe(201);
      return answer.json().$id;
    },
    /** Takes a step of a placed order, unless `data` names another status to begin with. */
    step: (who: Person, orderId: string, data: object) =>
      kitchen.create(
        who,
        'orderEvents',
        { orderId, type: 'step', from: 'placed', ...data },
        `step-${++count}`,
      ),
    /** Makes samosas available, with five portions a day. */
    async allowFive() {
      await change('dishes', 'samosa', { isAvailable: true, portionsPerDay: 5 });
      kitchen.takeEvents();
    },
    /** Gives samosas any number of portions again, forgets all that were taken, and ends all orders. */
    async reset() {
      await change('dishes', 'samosa', { portionsPerDay: null });
      await kitchen.database.execute(sql`delete from "orderPortions"`);
      await kitchen.database.execute(sql`delete from "dishPortions"`);
      // An order that waits would expire when a later test moves the clock, in the midst of another one.
      await kitchen.database.execute(sql`update orders set status = 'cancelled'`);
    },
  };
}
