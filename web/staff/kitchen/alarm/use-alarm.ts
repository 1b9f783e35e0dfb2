import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useFaviconBadge } from '../favicon-badge.ts';
import { kitchenTexts } from '../texts.ts';
import { useTitlePrefix } from '../title-prefix.ts';
import { useRemembered } from '../use-remembered.ts';
import { useWakeLock } from '../wake-lock.ts';
import { FIRST_RING, parseRing, type Ring, useBell } from './bell.ts';

/** Milliseconds for which a device remembers that its alarm was turned on: longer than any shift. */
const SHIFT = 18 * 3_600_000;
const parseStarted = (stored: unknown): number | undefined =>
  typeof stored === 'number' && stored > Date.now() - SHIFT ? stored : undefined;

/**
 * The board's alarm: it rings while orders and payments wait, shows their number in the title and the icon of the tab, and keeps
 * the screen on.
 * @param rings whether this board rings at all
 */
export function useAlarm(waiting: number, rings: boolean) {
  const texts = useTexts(kitchenTexts);
  const [ring, chooseRing] = useRemembered('ring', FIRST_RING, parseRing);
  const [startedAt, rememberStart] = useRemembered('shift', 0, parseStarted);
  const { sound, start } = useBell(waiting > 0, ring, startedAt > 0);
  const [isTapped, setTapped] = useState(false);
  useWakeLock(true);
  useTitlePrefix(waiting > 0 ? texts.titleCount(waiting) : '');
  useFaviconBadge(waiting);
  return {
    rings,
    ring,
    chooseRing,
    sound,
    /** Whether it should ring, and nobody has allowed this device to. */
    isSilent: rings && sound === 'silent',
    /** Whether somebody has tapped since the board was opened. */
    isTapped,
    /** Turns it on for the shift. @param played the ring to hear at once */
    turnOn: (played?: Ring) => {
      setTapped(true);
      rememberStart(Date.now());
      start(played);
    },
  };
}
