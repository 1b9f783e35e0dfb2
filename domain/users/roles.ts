/** The roles of the kitchen's people; a customer has none. */
export const ROLES = ['owner', 'manager', 'kitchen', 'rider'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that work in the kitchen; riders deliver. */
export const KITCHEN_ROLES = ['owner', 'manager', 'kitchen'] as const satisfies readonly Role[];

/** Whether a role has the rights of an administrator. A profile's `isAdmin` always equals this. */
export const isAdminRole = (role: Role | null): boolean => role === 'owner' || role === 'manager';
