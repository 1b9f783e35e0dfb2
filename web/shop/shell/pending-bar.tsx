import { useNavigation } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { LATE_WORDS } from '#web/ui/skeleton.tsx';

/** A line at the top while the next page is loading, invisible if that is quick; with words after a second. */
export function PendingBar() {
  const { loadingPage } = useTexts(shellTexts);
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={loadingPage} className="fixed inset-x-0 top-0 z-50">
      <div className="h-1 w-full origin-left animate-pending bg-turmeric" />
      <span className={LATE_WORDS}>{loadingPage}</span>
    </div>
  );
}
