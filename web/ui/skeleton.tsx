import type { ReactNode } from 'react';

/** A grey placeholder for something that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-pulse rounded-control bg-ink/10 motion-reduce:animate-none ${className}`}
    />
  );
}

/** Words that become visible after a second, above what is there, so that nothing moves. */
export const LATE_WORDS =
  'absolute inset-x-0 top-4 z-10 mx-auto w-fit animate-late rounded-full bg-ink px-4 py-1.5 font-semibold text-cream text-sm shadow-soft';

/** Placeholders shown while something is loading. After a second, its label says so for everybody. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="relative">
      <span className={LATE_WORDS}>{label}</span>
      {children}
    </div>
  );
}

/** A placeholder for the content of a dialog. @param height its class, such as `h-64` */
export function DialogSkeleton({ label, height }: { label: string; height: string }) {
  return (
    <div className="p-5">
      <Loading label={label}>
        <Skeleton className={height} />
      </Loading>
    </div>
  );
}
