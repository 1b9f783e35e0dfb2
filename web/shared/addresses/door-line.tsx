import type { Door } from '#domain/addresses/door.ts';
import { doorMessages, doorWords } from '#domain/addresses/door-messages.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Gate, floor and whether to leave it at the door, in one line; nothing without any. */
export function DoorLine({ door, className = '' }: { door: Door; className?: string }) {
  const words = doorWords(door, useTexts(doorMessages));
  return words.length > 0 && <p className={`wrap-anywhere ${className}`}>{words.join(' · ')}</p>;
}
