/** How long a proof counts as recent (milliseconds, WIRE-4.6). */
const RECENT = 1_800_000;

/** Whether something was proven within the last half hour. */
export const isRecent = (proven: Date, now: Date): boolean => now.getTime() - proven.getTime() < RECENT;

/** A session's proofs: signing in was one, each challenge passed later another. */
export interface SessionProofs {
  created: Date;
  /** When it last passed a challenge; null: never. */
  factorsProven: Date | null;
}

/** Whether a session was opened, or passed a challenge, within the last half hour (SAFE-80). */
export const isRecentlyProven = ({ created, factorsProven }: SessionProofs, now: Date): boolean =>
  isRecent(created, now) || (factorsProven !== null && isRecent(factorsProven, now));
