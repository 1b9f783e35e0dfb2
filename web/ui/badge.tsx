import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'good' | 'warm' | 'accent';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-ink/8 text-ink',
  good: 'bg-coriander/15 text-good',
  warm: 'bg-clay/15 text-warm',
  accent: 'bg-turmeric text-on-turmeric',
};

/** A short label for something next to it, such as an order's status. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm leading-tight shrink-0 max-w-full ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
