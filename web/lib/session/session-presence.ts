/** Where the user is stored as last seen by this browser (stored-user.ts). */
export const STORED_USER = 'rasoi.user';
/** Where the SDK keeps the session of a site that cookies do not reach. */
const FALLBACK = 'cookieFallback';

function isStored(): boolean {
  try {
    const fallback = localStorage.getItem(FALLBACK);
    return localStorage.getItem(STORED_USER) !== null || (fallback !== null && fallback !== '[]');
  } catch {
    return false;
  }
}

/**
 * Whether somebody may be signed in in this browser: as far as it has stored, else by the session's cookie, which only
 * the server can see. True when the server does not say.
 */
export async function maybeSignedIn(): Promise<boolean> {
  if (typeof window === 'undefined' || isStored()) return true;
  try {
    const answer = await fetch('/session');
    const { present } = await answer.json();
    return present !== false;
  } catch {
    return true;
  }
}
