import { isConnectionLost } from './connection.ts';

/** Milliseconds that a page without live connection waits for an answer before a tap is refused. */
const ANSWERS_WITHIN = 2_500;

/**
 * Whether a tap can be sent. While the live connection is lost it asks the server first, so that a tap is refused soon,
 * and is not sent minutes later.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (!isConnectionLost()) return true;
  const answer = await fetch('/session', { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}
