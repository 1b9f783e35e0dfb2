import { useEffect } from 'react';

/** Keeps the screen on while `active` and the page is in sight; browsers that can't do that are left alone. */
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
        // A device that saves its battery refuses.
      }
    };
    // The browser releases it whenever the page is out of sight.
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
