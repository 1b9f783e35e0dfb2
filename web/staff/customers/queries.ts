import { Query } from 'appwrite';
import { type Paise, toPaise, ZERO_PAISE } from '#domain/money.ts';
import type { UserDocument } from '#web/lib/sdk/documents.ts';
import { listQuery } from '#web/lib/sdk/list-query.ts';
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
  /** A phone customer, who has no account to sign in to (PHONE-5). */
  phoneOnly: boolean;
  /** Whether the kitchen refuses orders that they place (TRUST-1). */
  ordersBlocked: boolean;
  /** The first admin, whose role cannot be changed. */
  isSuperAdmin: boolean;
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
  phoneOnly: document.phoneOnly,
  ordersBlocked: document.ordersBlocked,
  isSuperAdmin: document.isSuperAdmin,
  balance: document.balance === null ? ZERO_PAISE : toPaise(document.balance),
  since: document.createdAt ?? document.$createdAt,
});

/** The admins or the customers, the newest first; for administrators. */
export function peopleQuery(
  sdk: Sdk,
  adminId: string,
  { admins, search }: { admins: boolean; search: string },
) {
  return listQuery({
    sdk,
    adminId,
    collection: 'users',
    queries: [...searchQueries(search), Query.equal('isAdmin', admins), Query.orderDesc('createdAt')],
    select: [
      'name',
      'email',
      'phone',
      'emailVerification',
      'isAdmin',
      'isSuperAdmin',
      'phoneOnly',
      'ordersBlocked',
      'balance',
      'createdAt',
    ],
    perPage: PER_PAGE,
    read: readPerson,
  });
}
