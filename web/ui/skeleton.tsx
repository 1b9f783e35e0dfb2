import type { ReactNode } from 'react';

/** A grey shape where something will be. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-pulse rounded-control bg-ink/10 motion-reduce:animate-none ${className}`}
    />
  );
}

/** Skeletons for the eye, words for the ear. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
