import type { Role } from '#domain/users/roles.ts';

/** The page on which each role works. */
const WORKPLACES = {
  owner: '/admin',
  manager: '/admin',
  kitchen: '/admin/kitchen',
  rider: '/deliver',
} as const satisfies Record<Role, string>;

/** The page on which a role works; undefined for customers. */
export const workplaceOf = (role: Role | null): string | undefined =>
  role === null ? undefined : WORKPLACES[role];

const isWithin = (path: string, area: string): boolean =>
  path.startsWith(area) && !/[\w-]/.test(path.charAt(area.length));

/** Whether a path is for staff only. */
export const isForStaff = (path: string): boolean => isWithin(path, '/admin') || isWithin(path, '/deliver');

/**
 * Whether a role may open a page for staff: owners and managers all of them, every role the deliveries. A page's own
 * guard may be stricter.
 */
export function hasPage(role: Role, path: string): boolean {
  return isWithin(path, WORKPLACES[role]) || isWithin(path, WORKPLACES.rider);
}
