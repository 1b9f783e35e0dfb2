import type { Person } from './kitchen.ts';
import { openOrderKitchen } from './order-kitchen.ts';

/** The lines of an order, as '2 samosa'. */
export const linesOf = (order: Record<string, unknown>): string[] =>
  (order.items as string[]).map((text) => {
    const { DishID, quantity } = JSON.parse(text);
    return `${quantity} ${DishID}`;
  });

/** A kitchen whose cook proposes changes of accepted orders. */
export async function openChangeKitchen() {
  const kitchen = await openOrderKitchen();
  let count = 0;

  /** Proposes to remove one from the second line, or what `more` says. */
  const propose = (orderId: string, more: object = {}, id = `change-${++count}`, who = kitchen.cook) =>
    kitchen.create(
      who,
      'orderChanges',
      { orderId, revision: 1, line: 1, quantity: 1, reason: 'customerAsked', ...more },
      id,
    );

  return {
    kitchen,
    propose,
    /** An accepted order of two thalis and a samosa, with a proposal about the samosa; the ids of both. */
    async proposed(more: object = {}, over: object = {}): Promise<{ id: string; change: string }> {
      const id = await kitchen.place(kitchen.asha, over);
      await kitchen.walk(id, 'accepted');
      const made = await propose(id, more);
      if (made.statusCode !== 201) throw new Error(made.body);
      return { id, change: made.json().$id };
    },
    answer: (id: string, state: string, who: Person = kitchen.asha, more: object = {}) =>
      kitchen.change(who, 'orderChanges', id, { state, ...more }),
  };
}
