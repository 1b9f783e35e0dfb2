import type { Pricing } from '#domain/orders/pricing.ts';
import type { Collection } from '#server/engine/collection.ts';
import { carts } from './carts.ts';
import { dishes } from './dishes.ts';
import { mails } from './mails.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Every collection of the product, by name. */
export function allCollections(pricing: Pricing): ReadonlyMap<string, Collection> {
  return new Map([menus, dishes, carts, orders(pricing), users, mails].map((each) => [each.name, each]));
}
