import type { Role } from '#domain/users/roles.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { nextPath } from '#web/lib/session/next-path.ts';

const isAdminArea = (path: string) => /^\/admin\b/.test(path);

/** Where the kitchen's people work, by their role; others have no such place. */
const WORKPLACES: Partial<Record<Role, string>> = {
  owner: '/admin',
  manager: '/admin',
  kitchen: '/admin/kitchen',
};

/**
 * The page that login leads to: the one the person was going to, or else where they work, and home for others
 * (LOGIN-2). Undefined when that page is for the kitchen's people and this person is none: they may want to sign in as
 * somebody else.
 */
export function destination(
  search: URLSearchParams,
  { role }: Pick<CurrentUser, 'role'>,
): string | undefined {
  const workplace = role === null ? undefined : WORKPLACES[role];
  const next = nextPath(search, workplace ?? '/');
  if (!isAdminArea(next)) return next;
  // Of the admin area a cook has the board alone.
  return workplace === undefined ? undefined : next.startsWith(workplace) ? next : workplace;
}
