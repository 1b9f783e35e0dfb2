/** Ids of WIRE-1.5: 1 to 36 characters, not beginning with a special one. */
const ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/;

/** Whether a text is a valid id. */
export const isId = (text: string): boolean => ID.test(text);

/** Creates an id like the client's `ID.unique()`: 20 hex digits from the clock and at random (WIRE-1.5). */
export function uniqueId(): string {
  const now = Date.now();
  const clock = Math.floor(now / 1000).toString(16) + ((now % 1000) * 1000).toString(16).padStart(5, '0');
  // Takes seven random digits from a UUID, because the runtime caches random data for UUIDs.
  return clock + crypto.randomUUID().slice(0, 7);
}

export function resolveId(given: string): string {
  return given === 'unique()' ? uniqueId() : given;
}
