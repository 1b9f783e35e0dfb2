import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { nextPath } from '#web/lib/session/next-path.ts';

const isAdminArea = (path: string) => /^\/admin\b/.test(path);

/**
 * The page that login leads to: the one the person was going to, or else /admin for admins and home for others
 * (LOGIN-2). Undefined when that page is for admins and this person is none: they may want to sign in as somebody
 * else.
 */
export function destination(search: URLSearchParams, user: Pick<CurrentUser, 'isAdmin'>): string | undefined {
  const admin = user.isAdmin === true;
  const next = nextPath(search, admin ? '/admin' : '/');
  return isAdminArea(next) && !admin ? undefined : next;
}
