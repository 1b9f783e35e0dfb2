import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DishType } from '#domain/dishes/kinds.ts';
import { isOrderable } from '#domain/dishes/orderable.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type PlacedOrder, placedOrder } from '#web/shared/orders/order-views.ts';

/** A dish that can be ordered now. */
export interface OfferedDish {
  id: string;
  name: string;
  price: Paise;
  type: DishType;
  /** The option groups that it offers; missing without any. */
  optionGroupIds?: readonly string[];
  /** The lowest price with options; missing without any. */
  from?: Paise;
  /** Its own tax in percent; missing if it has none. */
  taxPercent?: number;
}

/** A profile that names a phone number. */
export interface KnownCustomer {
  userId: string;
  name: string | null;
  /** Whether the customer has no account. */
  phoneOnly: boolean;
  /** Whether the account has proven the number. */
  isProven: boolean;
  /** What the kitchen keeps in mind of them. */
  kitchenNote: string | null;
  /** The profile's address. */
  address: string | null;
  /** Newest first. */
  orders: PlacedOrder[];
}

interface Answer {
  customers: (Omit<KnownCustomer, 'orders'> & { orders: OrderDocument[] })[];
}

/** Profiles with a phone number; the number's owner comes first. */
export function knownCustomersQuery(sdk: Sdk, phone: number | undefined) {
  return queryOptions({
    queryKey: ['orders', 'customers', phone],
    queryFn: async (): Promise<KnownCustomer[]> => {
      const { customers } = await sdk.call<Answer>('get', 'orders/customers', { phone: String(phone) });
      return customers.map((customer) => ({
        ...customer,
        orders: customer.orders.map(placedOrder.read),
      }));
    },
    enabled: phone !== undefined,
  });
}

/** The dishes that can be ordered now. */
export function offeredDishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'offered'],
    queryFn: async (): Promise<OfferedDish[]> => {
      const dishes = await listEvery(
        sdk,
        'dishes',
        [Query.equal('isAvailable', true)],
        ['name', 'price', 'type', 'isAvailable', 'optionGroupIds', 'needsChoice', 'priceFrom', 'taxPercent'],
      );
      return dishes
        .filter(isOrderable)
        .map(({ $id, name, price, type, optionGroupIds, priceFrom, taxPercent }) => ({
          id: $id,
          name,
          price,
          type,
          ...(optionGroupIds.length > 0 && { optionGroupIds }),
          ...(priceFrom !== null && { from: priceFrom }),
          ...(taxPercent !== null && { taxPercent }),
        }));
    },
  });
}
