import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './hydrated.ts';

/** What is printed while this is shown, in place of the page; on the screen it is nothing. */
export function PrintSheet({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  const sheet = (
    <div data-print-sheet className="hidden print:block">
      {children}
    </div>
  );
  return createPortal(sheet, document.body);
}
