import { type Place, pincodeMessages, placeOf } from '#domain/pincodes/answer.ts';

/** How long the postal service may take, in milliseconds. */
export const LOOKUP_TIMEOUT = 6000;

export type Lookup = { place: Place } | { problem: string };

/**
 * Asks the postal service where a pincode is (SIGNUP-3). Resolves in every case; a service that is down,
 * slow or broken is a problem in words.
 * @param signal gives the question up
 */
export async function lookUpPincode(url: string, pincode: string, signal: AbortSignal): Promise<Lookup> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, LOOKUP_TIMEOUT);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(`${url}/${pincode}`, { signal: patience.signal });
    if (!response.ok) return { problem: pincodeMessages.failed };
    const place = placeOf(await response.json());
    return place ? { place } : { problem: pincodeMessages.notFound };
  } catch {
    return { problem: pincodeMessages.failed };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
