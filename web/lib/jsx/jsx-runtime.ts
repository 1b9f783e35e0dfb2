// What JSX is compiled to (`jsxImportSource` in tsconfig.json): React's own functions, with texts that browsers may translate.
import {
  type ElementType,
  type Key,
  type ReactElement,
  Fragment as ReactFragment,
  type ReactNode,
} from 'react';
import * as react from 'react/jsx-runtime';
import { propsWithTextParts } from './text-parts.ts';

export type { JSX } from 'react/jsx-runtime';

export const Fragment = ReactFragment;

interface Props {
  children?: ReactNode;
}

/** For one child, or children with keys. */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  react.jsx(type, propsWithTextParts(type, props), key);

/** For children that stand side by side in the source, which need no keys. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const shown = propsWithTextParts(type, props);
  return Array.isArray(shown.children) ? react.jsxs(type, shown, key) : react.jsx(type, shown, key);
};
