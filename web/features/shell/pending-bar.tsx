import { useNavigation } from 'react-router';

/** A line along the top while the next page is on its way; quick ones never show it. */
export function PendingBar() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-pending bg-turmeric" />
    </div>
  );
}
