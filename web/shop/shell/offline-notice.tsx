import { WifiOff } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { useKeptCopies } from './kept-copies.ts';
import { useReach } from './reach.ts';

/** A notice while the page shows old answers, because there is no connection or the server does not answer. */
export default function OfflineNotice() {
  const { offline, copy } = useTexts(shellTexts);
  useKeptCopies();
  const reach = useReach();
  return (
    <div role="status">
      {reach !== 'online' && (
        <p className="bg-turmeric text-on-turmeric">
          <span className="container-page flex items-center gap-3 py-2.5 font-semibold leading-snug">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            {reach === 'offline' ? offline : copy}
          </span>
        </p>
      )}
    </div>
  );
}
