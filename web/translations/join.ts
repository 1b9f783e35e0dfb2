import { createElement, Fragment, type ReactNode } from 'react';

/** The parts of a text as one: a text if they all are, else a fragment. */
export const join = (...parts: ReactNode[]): ReactNode =>
  parts.some((part) => typeof part === 'object' && part !== null)
    ? createElement(Fragment, null, ...parts)
    : parts.join('');
