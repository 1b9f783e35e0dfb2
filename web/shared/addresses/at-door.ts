import type { Door } from '#domain/addresses/door.ts';
import { doorMessages, doorWords } from '#domain/addresses/door-messages.ts';
import { useTexts } from '#web/lib/texts.ts';

/** All that a rider should know at the door, in words that stand by themselves. */
export const useAtDoor = ({ door, instructions }: { door: Door; instructions: string | null }): string[] => [
  ...doorWords(door, useTexts(doorMessages)),
  ...(instructions ? [instructions] : []),
];
