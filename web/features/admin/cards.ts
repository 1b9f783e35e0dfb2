import { Query } from 'appwrite';
import { CirclePlus, type LucideIcon, ReceiptText, Salad, Users } from 'lucide-react';
import type { Counted } from './queries.ts';

export interface Card {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** What is counted on it. */
  counted: Counted;
  only?: readonly string[];
  /** What stands behind the number. */
  unit: readonly [one: string, many: string];
}

/** The ways from the dashboard (ADMIN-3), each with its number. */
export const CARDS: readonly Card[] = [
  {
    to: '/admin/dishes/new',
    label: 'Add Dish',
    Icon: CirclePlus,
    counted: 'dishes',
    only: [Query.equal('isAvailable', true)],
    unit: ['dish on the menu', 'dishes on the menu'],
  },
  {
    to: '/admin/dishes',
    label: 'Manage Dishes',
    Icon: Salad,
    counted: 'dishes',
    unit: ['dish in all', 'dishes in all'],
  },
  { to: '/admin/orders', label: 'Orders', Icon: ReceiptText, counted: 'orders', unit: ['order', 'orders'] },
  {
    to: '/admin/customers',
    label: 'Customers',
    Icon: Users,
    counted: 'users',
    unit: ['registered user', 'registered users'],
  },
];
