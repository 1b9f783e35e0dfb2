import type { Translated } from '#domain/languages/translations.ts';
import type { Door } from './door.ts';

/** What is said of a door, on pages, tickets and sheets. */
export const doorMessages = {
  gate: (gate: string) => `Gate: ${gate}`,
  floor: (floor: string) => `Floor: ${floor}`,
  leaveAtDoor: 'Leave at the door',
} as const;

/** A door in words, each to stand by itself; empty without any. */
export const doorWords = (
  { floor, gate, leaveAtDoor }: Door,
  words: Translated<typeof doorMessages>,
): string[] => [
  ...(gate ? [words.gate(gate)] : []),
  ...(floor ? [words.floor(floor)] : []),
  ...(leaveAtDoor ? [words.leaveAtDoor] : []),
];
