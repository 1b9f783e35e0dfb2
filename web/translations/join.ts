import { Fragment, type ReactNode } from 'react';
import { jsxs } from '#jsx/jsx-runtime';

/** The parts of a text as one: a text if they all are, else a fragment. */
export const join = (...parts: ReactNode[]): ReactNode =>
  parts.some((part) => typeof part === 'object' && part !== null)
    ? jsxs(Fragment, { children: parts })
    : parts.join('');
