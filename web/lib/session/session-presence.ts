import { nextTask } from '#web/lib/page/next-task.ts';

/** The storage key of the user that this browser has last seen (stored-user.ts). */
export const STORED_USER = 'rasoi.user';
/** The storage key in which the SDK keeps the session of a site without cookies. */
const FALLBACK = 'cookieFallback';

/** Whether this browser has stored that somebody is signed in. */
export function isPersonStored(): boolean {
  try {
    const fallback = localStorage.getItem(FALLBACK);
    return localStorage.getItem(STORED_USER) !== null || (fallback !== null && fallback !== '[]');
  } catch {
    return false;
  }
}

/**
 * Whether somebody may be signed in in this browser: it has stored a person, or the server sees a session cookie, which
 * scripts cannot read. True if the server does not answer.
 */
export async function maybeSignedIn(): Promise<boolean> {
  if (typeof window === 'undefined' || isPersonStored()) return true;
  try {
    // Asked after the effects of the page's hydration, in which this is called.
    await nextTask();
    const answer = await fetch('/session');
    const { present } = await answer.json();
    return present !== false;
  } catch {
    return true;
  }
}
