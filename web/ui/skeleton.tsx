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

/** Placeholders shown while something is loading, and a text for screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
