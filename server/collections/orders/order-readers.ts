import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import type { Access } from '#server/documents/collection.ts';
import type { Field } from '#server/documents/field.ts';
import { equal, or, type Where } from '#server/documents/where.ts';

/**
 * The access rule for reading orders and their documents: cooks and admins may read all, customers their own, and riders
 * also those of their `deliveries`.
 */
export function orderReaders<N extends string>(
  owner: Field<N, string>,
  deliveries: (riderId: string) => Where<N>,
): Access<N> {
  return (caller) => {
    if (kitchenOnly(caller)) return true;
    const { user } = caller;
    if (user?.role !== 'rider') return ownerOnly(owner)(caller);
    return or(equal(owner, user.id), deliveries(user.id));
  };
}
