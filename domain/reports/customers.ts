import type { Rupees } from '#domain/money.ts';

/** How the list of customers is sorted. */
export const CUSTOMER_SORTS = ['newest', 'orders', 'spent', 'last', 'owed'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** A customer with what they have ordered (ADMIN-106). Orders count as in reports: sold, and no test payment. */
export interface ListedCustomer {
  id: string;
  name: string | null;
  email: string | null;
  phone: number | null;
  verified: boolean;
  phoneOnly: boolean;
  ordersBlocked: boolean;
  /** What the kitchen keeps in mind of them (MOVE-6). */
  kitchenNote: string | null;
  /** What they have at the kitchen, below 0 what they owe; null without a ledger entry. */
  balance: Rupees | null;
  /** ISO times. */
  since: string;
  lastOrderOn: string | null;
  orders: number;
  spent: Rupees;
}

/** A page of the list. */
export interface CustomerPage {
  total: number;
  customers: ListedCustomer[];
}
