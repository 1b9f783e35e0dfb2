import { useEffect } from 'react';

/** Keeps the screen on while `active` is true and the page is visible. Does nothing in browsers that can't do that. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over) await taken.release();
        else lock = taken;
      } catch {
        // A device in battery-saving mode refuses.
      }
    };
    // The browser releases the lock whenever the page is hidden.
    const seen = () => void take();
    document.addEventListener('visibilitychange', seen);
    void take();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, [active]);
}
