/** What somebody may be in the kitchen; a customer has none of these. */
export const ROLES = ['owner', 'manager', 'kitchen', 'rider'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role comes with the rights of an administrator: `isAdmin` of a profile is always this. */
export const isAdminRole = (role: Role | null): boolean => role === 'owner' || role === 'manager';
