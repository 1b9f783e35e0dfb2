import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { nextPath } from '#web/lib/session/next.ts';

const isAdminArea = (path: string) => /^\/admin\b/.test(path);

/**
 * Where login leads: back to where the person was going; else admins to /admin and others home (LOGIN-2).
 * Undefined when that page is not for this person, who may sign in as someone else.
 */
export function destination(search: URLSearchParams, user: Pick<CurrentUser, 'isAdmin'>): string | undefined {
  const admin = user.isAdmin === true;
  const next = nextPath(search, admin ? '/admin' : '/');
  return isAdminArea(next) && !admin ? undefined : next;
}
