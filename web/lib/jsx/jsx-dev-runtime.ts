// As jsx-runtime.ts, for development and tests.
import {
  type ElementType,
  type Key,
  type ReactElement,
  Fragment as ReactFragment,
  type ReactNode,
} from 'react';
import * as react from 'react/jsx-dev-runtime';
import { propsWithTextParts } from './text-parts.ts';

export type { JSX } from 'react/jsx-dev-runtime';

export const Fragment = ReactFragment;

export const jsxDEV = (
  type: ElementType,
  props: { children?: ReactNode },
  key: Key | undefined,
  isStatic: boolean,
  ...place: [source?: react.JSXSource, self?: unknown]
): ReactElement => {
  const shown = propsWithTextParts(type, props);
  return react.jsxDEV(type, shown, key, isStatic && Array.isArray(shown.children), ...place);
};
