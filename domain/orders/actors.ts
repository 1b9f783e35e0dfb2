import { ROLES } from '#domain/users/roles.ts';

/** The role in which somebody acts on an order; `system` is the product itself. */
export const ORDER_ROLES = ['customer', ...ROLES, 'system'] as const;
export type OrderRole = (typeof ORDER_ROLES)[number];
