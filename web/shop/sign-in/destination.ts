import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { nextPath } from '#web/lib/session/next-path.ts';
import { hasPage, isForStaff, workplaceOf } from '#web/lib/session/workplace.ts';

/**
 * The page to open after login: the page the person was going to, or else the workplace of staff and home for customers
 * (LOGIN-2). Undefined if that page is for staff and this person is not: they may want to sign in as somebody else.
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
