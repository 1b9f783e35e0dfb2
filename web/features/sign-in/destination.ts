import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { nextPath } from '#web/lib/session/next-path.ts';
import { hasPage, isForStaff, workplaceOf } from '#web/lib/session/workplace.ts';

/**
 * The page that login leads to: the one the person was going to, or else where they work, and home for others
 * (LOGIN-2). Undefined when that page is for the kitchen's people and this person is none: they may want to sign in as
 * somebody else.
 */
export function destination(
  search: URLSearchParams,
  { role }: Pick<CurrentUser, 'role'>,
): string | undefined {
  const workplace = workplaceOf(role);
  const next = nextPath(search, workplace ?? '/');
  if (!isForStaff(next)) return next;
  if (role === null) return undefined;
  return hasPage(role, next) ? next : workplace;
}
