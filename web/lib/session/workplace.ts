import type { Role } from '#domain/users/roles.ts';

/** Where the kitchen's people work, by their role. */
const WORKPLACES = {
  owner: '/admin',
  manager: '/admin',
  kitchen: '/admin/kitchen',
  rider: '/deliver',
} as const satisfies Record<Role, string>;

/** The page on which somebody of the kitchen works; undefined for customers. */
export const workplaceOf = (role: Role | null): string | undefined =>
  role === null ? undefined : WORKPLACES[role];

const isWithin = (path: string, area: string): boolean =>
  path.startsWith(area) && !/[\w-]/.test(path.charAt(area.length));

/** Whether a path is for people who work here. */
export const isForStaff = (path: string): boolean => isWithin(path, '/admin') || isWithin(path, '/deliver');

/**
 * Whether somebody of a role has a page for staff: owners and managers all, and everybody who works here the deliveries.
 * Single pages may be for fewer people.
 */
export function hasPage(role: Role, path: string): boolean {
  return isWithin(path, WORKPLACES[role]) || isWithin(path, WORKPLACES.rider);
}
