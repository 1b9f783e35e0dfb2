import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long each testimonial stays, in milliseconds (HOME-3). */
const INTERVAL = 5500;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(changed: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function subscribeToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Steps through `count` places in a loop. It pauses while `held`, in a hidden tab, for people who prefer reduced
 * motion, and while it is stopped.
 */
export function useRotation(count: number, held: boolean) {
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const still = useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => true,
  );
  const turning = !held && !stopped && !still && !hidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval starts anew at each place, also at one that was chosen
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setAt((place) => (place + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [turning, count, at]);

  return { at, show: setAt, turning, stopped: stopped || still, canTurn: !still, setStopped };
}
