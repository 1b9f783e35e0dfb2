import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './hydrated.ts';

/** While it is mounted, printing prints its content instead of the page. It is not visible on the screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  const sheet = (
    <div data-print-sheet className="hidden print:block">
      {children}
    </div>
  );
  return createPortal(sheet, document.body);
}
