import { AppwriteException } from 'appwrite';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

const STORED = 'rasoi.leaving';

function mark(leaving: boolean): void {
  try {
    if (leaving) localStorage.setItem(STORED, '1');
    else localStorage.removeItem(STORED);
  } catch {
    // A browser that keeps nothing forgets that the server is still to be told.
  }
}

/** Somebody signed out here, and the server does not know it yet. */
export function isLeaving(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** The server has no such session: there is nothing left to end. */
const isOver = (error: unknown) =>
  error instanceof AppwriteException && (error.code === 401 || error.code === 404);

/**
 * Ends the browser's session. While the server cannot be told, nobody counts as signed in here, and it is told
 * before it is next asked who is (LOGIN-5).
 */
export async function leave({ account }: Sdk): Promise<void> {
  mark(true);
  try {
    await account.deleteSession('current');
    mark(false);
  } catch (error) {
    if (isOver(error)) mark(false);
  }
}

/** Somebody signs in: whoever was leaving is gone with that. */
export function forgetLeaving(): void {
  mark(false);
}
