import { isServerError } from '#web/lib/sdk/refusal.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { typed } from './typed-password.ts';

const STORED = 'rasoi.leaving';

function markPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(STORED, '1');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the sign-out is not tried again.
  }
}

/** Whether somebody has signed out in this browser and the server has not been reached yet. */
export function isSignOutPending(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** Whether the server says that the session has ended already. */
const hasEnded = (error: unknown) => isServerError(error) && (error.code === 401 || error.code === 404);

/**
 * Ends the browser's session. While the server cannot be reached, the sign-out is pending: this browser counts as signed
 * out, and the session is ended before the current user is next fetched (LOGIN-5).
 */
export async function signOut({ account }: Sdk): Promise<void> {
  markPending(true);
  delete typed.password;
  try {
    await account.deleteSession('current');
    markPending(false);
  } catch (error) {
    if (hasEnded(error)) markPending(false);
  }
}

/** Cancels a pending sign-out: a new session has replaced the one that should end. */
export function cancelSignOut(): void {
  markPending(false);
}
