import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './hydrated.ts';

/** Is printed in place of the page while it is mounted; on the screen it is not visible. */
export function PrintSheet({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  const sheet = (
    <div data-print-sheet className="hidden print:block">
      {children}
    </div>
  );
  return createPortal(sheet, document.body);
}
