import { infiniteQueryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import {
  CUSTOMER_SORTS,
  type CustomerPage,
  type CustomerSort,
  type ListedCustomer,
} from '#domain/reports/customers.ts';
import { ADMIN_ROLES, type AdminRole } from '#domain/users/roles.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import type { UserDocument } from '#web/lib/sdk/documents.ts';
import { type ListPage, listQuery } from '#web/lib/sdk/list-query.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { searchQueries } from '#web/lib/sdk/search-queries.ts';

/** People on one page of the list. */
const PER_PAGE = 100;

/** A registered user, as the admin's list shows them. */
export interface RegisteredUser {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
  verified: boolean;
  isAdmin: boolean;
  /** Their role in the kitchen, if it is one of an admin. */
  adminRole: AdminRole | null;
  /** A phone customer, who has no account to sign in to (PHONE-5). */
  phoneOnly: boolean;
  /** Whether the kitchen refuses orders that they place (TRUST-1). */
  ordersBlocked: boolean;
  /** What the kitchen keeps in mind of them; null of admins. */
  kitchenNote: string | null;
  /** The first admin, whose role cannot be changed. */
  isSuperAdmin: boolean;
  /** Orders that were sold, what they came to, and when the last was placed (ISO time); of customers. */
  orders: number;
  spent: Paise;
  lastOrderOn: string | null;
  /** What they have at the kitchen, below 0 what they owe. */
  balance: Paise;
  /** ISO time. */
  since: string;
}

const readPerson = (document: UserDocument): RegisteredUser => ({
  id: document.$id,
  name: document.name || null,
  email: document.email ?? '',
  phone: document.phone?.toString() ?? null,
  verified: document.emailVerification,
  isAdmin: document.isAdmin,
  adminRole: ADMIN_ROLES.find((role) => role === document.role) ?? null,
  phoneOnly: document.phoneOnly,
  ordersBlocked: document.ordersBlocked,
  isSuperAdmin: document.isSuperAdmin,
  kitchenNote: null,
  orders: 0,
  spent: ZERO_PAISE,
  lastOrderOn: null,
  balance: ZERO_PAISE,
  since: document.createdAt ?? document.$createdAt,
});

const readCustomer = ({ phone, email, balance, ...customer }: InPaise<ListedCustomer>): RegisteredUser => ({
  ...customer,
  email: email ?? '',
  phone: phone?.toString() ?? null,
  isAdmin: false,
  adminRole: null,
  isSuperAdmin: false,
  balance: balance ?? ZERO_PAISE,
});

/** Which customers are listed, and in which order. */
export interface CustomerFilter {
  search: string;
  sort: string;
}

const isSort = (text: string): text is CustomerSort => CUSTOMER_SORTS.some((sort) => sort === text);

/** Customers with what they have ordered; for administrators. */
export const customersQuery = (sdk: Sdk, adminId: string, { search, sort }: CustomerFilter) =>
  infiniteQueryOptions({
    queryKey: ['users', 'admin', adminId, 'list', 'customers', search, sort],
    queryFn: async ({ pageParam }): Promise<ListPage<RegisteredUser>> => {
      const { total, customers } = await sdk.call<CustomerPage>('get', 'reports/customers', {
        search,
        sort: isSort(sort) ? sort : 'newest',
        after: pageParam === '' ? '0' : pageParam,
      });
      const listed = Number(pageParam) + customers.length;
      return {
        rows: inPaise(customers, { balance: true, spent: true }).map(readCustomer),
        total,
        next: listed < total ? `${listed}` : null,
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The admins, the newest first; for administrators. */
export function adminsQuery(sdk: Sdk, adminId: string, { search }: Pick<CustomerFilter, 'search'>) {
  return listQuery({
    sdk,
    adminId,
    collection: 'users',
    queries: [...searchQueries(search), Query.equal('isAdmin', true), Query.orderDesc('createdAt')],
    select: [
      'name',
      'email',
      'phone',
      'emailVerification',
      'isAdmin',
      'isSuperAdmin',
      'phoneOnly',
      'ordersBlocked',
      'createdAt',
    ],
    perPage: PER_PAGE,
    read: readPerson,
  });
}
