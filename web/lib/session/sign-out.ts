import { AppwriteException } from 'appwrite';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const STORED = 'rasoi.leaving';

function markPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(STORED, '1');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the sign-out is not tried again.
  }
}

/** Whether somebody signed out in this browser, but the server has not been reached yet. */
export function isSignOutPending(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** The server has no such session any more. */
const hasEnded = (error: unknown) =>
  error instanceof AppwriteException && (error.code === 401 || error.code === 404);

/**
 * Ends the browser's session. While the server cannot be reached, the sign-out is pending: nobody counts as signed in
 * in this browser, and the session is ended before the server is next asked who is signed in (LOGIN-5).
 */
export async function signOut({ account }: Sdk): Promise<void> {
  markPending(true);
  try {
    await account.deleteSession('current');
    markPending(false);
  } catch (error) {
    if (hasEnded(error)) markPending(false);
  }
}

/** Takes a pending sign-out back: a new session has replaced the one that was to end. */
export function cancelSignOut(): void {
  markPending(false);
}
