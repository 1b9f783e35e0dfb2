import { Query } from 'appwrite';
import { CirclePlus, type LucideIcon, ReceiptText, Salad, Users } from 'lucide-react';
import type { Counted } from './queries.ts';
import type { dashboardTexts } from './texts.ts';

export interface Card {
  /** The key of its texts in the catalogue. */
  name: keyof typeof dashboardTexts.cards;
  to: string;
  Icon: LucideIcon;
  /** The collection whose documents are counted. */
  counted: Counted;
  /** Queries that the counted documents match. */
  only?: readonly string[];
}

/** The dashboard's links (ADMIN-3), each with a number. */
export const CARDS: readonly Card[] = [
  {
    name: 'addDish',
    to: '/admin/dishes/new',
    Icon: CirclePlus,
    counted: 'dishes',
    only: [Query.equal('isAvailable', true)],
  },
  { name: 'dishes', to: '/admin/dishes', Icon: Salad, counted: 'dishes' },
  { name: 'orders', to: '/admin/orders', Icon: ReceiptText, counted: 'orders' },
  { name: 'customers', to: '/admin/customers', Icon: Users, counted: 'users' },
];
