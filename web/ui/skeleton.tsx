import type { ReactNode } from 'react';

/** A grey shape in the place of what is being loaded. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-pulse rounded-control bg-ink/10 motion-reduce:animate-none ${className}`}
    />
  );
}

/** Grey shapes to see while something is loading, and a text for screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
