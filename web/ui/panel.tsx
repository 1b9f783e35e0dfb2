import { type ReactNode, useId } from 'react';
import { PartBoundary } from './part-boundary.tsx';

interface PanelProps {
  title: string;
  /** For addresses that lead to it. */
  anchor?: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A box with a title for one part of a screen. */
export function Panel({ title, anchor, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="min-w-0 scroll-mt-24 rounded-card border border-line bg-paper p-5 shadow-soft max-[16rem]:p-3 sm:p-6"
    >
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
