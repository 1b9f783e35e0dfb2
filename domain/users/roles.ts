/** The roles of the kitchen's people: one row each, with what it opens. A customer has none. */
export const ROLES = ['owner', 'manager', 'kitchen', 'rider'] as const;

export type Role = (typeof ROLES)[number];

interface RoleRow {
  /** Whether it has the rights of an administrator. A profile's `isAdmin` always equals this. */
  isAdmin: boolean;
  /** Whether it works in the kitchen: with the board, all orders and their payments. Riders see only what they deliver. */
  inKitchen: boolean;
}

const ROWS = {
  owner: { isAdmin: true, inKitchen: true },
  manager: { isAdmin: true, inKitchen: true },
  kitchen: { isAdmin: false, inKitchen: true },
  rider: { isAdmin: false, inKitchen: false },
} as const satisfies Record<Role, RoleRow>;

/** The roles whose row has these values. */
type RoleWith<Row> = { [Each in Role]: (typeof ROWS)[Each] extends Row ? Each : never }[Role];
export type AdminRole = RoleWith<{ isAdmin: true }>;
type KitchenRole = RoleWith<{ inKitchen: true }>;

const isAdmin = (role: Role): role is AdminRole => ROWS[role].isAdmin;
const isInKitchen = (role: Role): role is KitchenRole => ROWS[role].inKitchen;

/** Owners and managers. */
export const ADMIN_ROLES: readonly AdminRole[] = ROLES.filter(isAdmin);
/** The roles that work in the kitchen; riders deliver. */
export const KITCHEN_ROLES: readonly KitchenRole[] = ROLES.filter(isInKitchen);

/** Whether a role has the rights of an administrator. */
export const isAdminRole = (role: Role | null): boolean => role !== null && isAdmin(role);
