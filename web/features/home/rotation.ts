import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long each testimonial stays, in milliseconds (HOME-3). */
const INTERVAL = 5500;

const STILL = '(prefers-reduced-motion: reduce)';

function hearMotion(changed: () => void) {
  const query = matchMedia(STILL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function hearVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Goes round `count` places by itself. It rests while `held`, in a tab nobody sees, for people who want less motion,
 * and after `stop` until `start`.
 */
export function useRotation(count: number, held: boolean) {
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const still = useSyncExternalStore(
    hearMotion,
    () => matchMedia(STILL).matches,
    () => true,
  );
  const hidden = useSyncExternalStore(
    hearVisibility,
    () => document.hidden,
    () => true,
  );
  const turning = !held && !stopped && !still && !hidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has its whole time, also one that was chosen
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setAt((place) => (place + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [turning, count, at]);

  return { at, show: setAt, turning, stopped: stopped || still, canTurn: !still, setStopped };
}
