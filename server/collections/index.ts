import type { Pricing } from '#domain/orders/pricing.ts';
import type { Collection } from '#server/documents/collection.ts';
import { addresses } from './addresses.ts';
import { audits } from './audits.ts';
import { carts } from './carts.ts';
import { dishes } from './dishes.ts';
import { mails } from './mails.ts';
import { menus } from './menus.ts';
import { type MessageLetters, messages } from './messages.ts';
import { notices } from './notices.ts';
import { type OrderLetters, orders } from './orders.ts';
import { reviews } from './reviews.ts';
import { type SubscriberLetters, subscribers } from './subscribers.ts';
import { users } from './users.ts';

/** What collections have sent, each in the work that is its cause. */
export interface Letters {
  orders: OrderLetters;
  subscribers: SubscriberLetters;
  messages: MessageLetters;
}

/** Every collection of the product, by name. */
export function allCollections(pricing: Pricing, letters: Letters): ReadonlyMap<string, Collection> {
  const all = [
    menus,
    dishes,
    carts,
    notices,
    orders(pricing, letters.orders),
    users,
    reviews,
    addresses,
    mails,
    audits,
    subscribers(letters.subscribers),
    messages(letters.messages),
  ];
  return new Map(all.map((each) => [each.name, each]));
}
