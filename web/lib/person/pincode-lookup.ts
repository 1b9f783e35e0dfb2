import { type Locality, placeOf } from '#domain/pincodes/answer.ts';

/** How long the postal service may take, in milliseconds. */
export const LOOKUP_TIMEOUT = 6000;

export type PincodeProblem = 'notFound' | 'failed';
export type Lookup = { place: Locality } | { problem: PincodeProblem };

/**
 * Asks the postal service where a pincode is (SIGNUP-3). It never rejects: when the service is down, slow or broken, it
 * resolves to a problem.
 * @param signal aborts the request
 */
export async function lookUpPincode(url: string, pincode: string, signal: AbortSignal): Promise<Lookup> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  const timer = setTimeout(giveUp, LOOKUP_TIMEOUT);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(`${url}/${pincode}`, { signal: timeout.signal });
    if (!response.ok) return { problem: 'failed' };
    const place = placeOf(await response.json());
    return place ? { place } : { problem: 'notFound' };
  } catch {
    return { problem: 'failed' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
