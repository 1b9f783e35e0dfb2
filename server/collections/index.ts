import type { Pricing } from '#domain/orders/pricing.ts';
import type { Collection } from '#server/engine/collection.ts';
import { addresses } from './addresses.ts';
import { carts } from './carts.ts';
import { dishes } from './dishes.ts';
import { mails } from './mails.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { reviews } from './reviews.ts';
import { users } from './users.ts';

/** Every collection of the product, by name. */
export function allCollections(pricing: Pricing): ReadonlyMap<string, Collection> {
  const all = [menus, dishes, carts, orders(pricing), users, mails, reviews, addresses];
  return new Map(all.map((each) => [each.name, each]));
}
