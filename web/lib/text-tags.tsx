import type { ReactNode } from 'react';

/**
 * The elements inside texts, in every language: English calls them, other languages name them in tags, such as
 * '<hidden>{dish}</hidden>'. A text needs no other element than these.
 */
export const tags = {
  /** Only read by screen readers. */
  hidden: (text: ReactNode) => <span className="sr-only">{text}</span>,
  /** Shown on wide screens; screen readers read it on all. */
  wide: (text: ReactNode) => <span className="max-sm:sr-only">{text}</span>,
  /** Shown, but not read by screen readers. */
  seen: (text: ReactNode) => <span aria-hidden="true">{text}</span>,
  /** One piece for the layout around it. */
  whole: (text: ReactNode) => <span>{text}</span>,
  muted: (text: ReactNode) => <span className="text-muted">{text}</span>,
  light: (text: ReactNode) => <span className="font-normal text-muted">{text}</span>,
  figure: (text: ReactNode) => <span className="font-semibold tabular-nums">{text}</span>,
};
