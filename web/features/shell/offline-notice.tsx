import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from './texts.tsx';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A notice shown while the browser is offline. */
export default function OfflineNotice() {
  const { offline } = useTexts(shellTexts);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="bg-turmeric text-on-turmeric">
          <span className="container-page flex items-center gap-3 py-2.5 font-semibold leading-snug">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            {offline}
          </span>
        </p>
      )}
    </div>
  );
}
