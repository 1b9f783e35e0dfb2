import { useNavigation } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from './texts.tsx';

/** A line at the top while the next page is loading; invisible if that is quick. */
export function PendingBar() {
  const { loadingPage } = useTexts(shellTexts);
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={loadingPage}
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-pending bg-turmeric" />
    </div>
  );
}
