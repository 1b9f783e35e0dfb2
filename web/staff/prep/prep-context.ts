import { createContext, use } from 'react';
import type { SincePrinted } from '#domain/prep/since-printed.ts';
import type { PrepTicks } from './use-prep-ticks.ts';

interface PrepContext {
  ticks: PrepTicks;
  /** What differs from the printed list; undefined: it was not printed. */
  since: SincePrinted | undefined;
  /** When it was printed, as an ISO time. */
  printedAt: string | null;
}

const Context = createContext<PrepContext | null>(null);
export const PrepProvider = Context.Provider;

/** What the rows of the shown list share. */
export function usePrep(): PrepContext {
  const context = use(Context);
  if (!context) throw new Error('Outside of the prep list');
  return context;
}
