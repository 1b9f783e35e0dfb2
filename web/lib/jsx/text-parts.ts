import { createElement, Fragment, type ReactNode } from 'react';

/** It has no style: it lies in its line, or stands in its row, as a bare text does. */
const TEXT_PART = 'text-part';

/** Elements that can't hold others. */
const TEXT_ONLY = new Set<unknown>(['option', 'script', 'style', 'text', 'textarea', 'title', 'tspan']);

const isText = (child: ReactNode) => (typeof child === 'string' && child !== '') || typeof child === 'number';
const isNothing = (child: ReactNode) => child === '' || child == null || typeof child === 'boolean';
/** @param place among its siblings: children of a list need keys */
const part = (text: string, place: number): ReactNode =>
  text.trim() === '' ? text : createElement(TEXT_PART, { key: `text ${place}` }, text);

/**
 * The children of an element as React renders them: neighbouring texts as one, and each text beside something else in an element
 * of its own (SHELL-37). Browsers translate a page by moving its texts into other elements, where React does not find them: it can
 * neither change such a text nor put anything before it, unless the text is all that its element holds. Spaces stay bare, because
 * browsers don't translate them. Children keep their places, by which React knows them again.
 */
function withTextParts(type: unknown, children: readonly ReactNode[]): ReactNode {
  if (!children.some((child) => isText(child) || Array.isArray(child))) return children as ReactNode[];
  const isAllText = children.every((child) => isText(child) || isNothing(child));
  if (TEXT_ONLY.has(type)) return isAllText ? children.filter(isText).join('') : (children as ReactNode[]);
  if (type !== Fragment && children.every(isText)) return children.join('');
  const parts: ReactNode[] = [];
  let texts: string[] = [];
  let first = 0;
  const close = () => {
    if (texts.length > 0) parts[first] = part(texts.join(''), first);
    texts = [];
  };
  children.forEach((child, place) => {
    if (!isText(child)) {
      close();
      parts[place] = Array.isArray(child) ? withTextParts(Fragment, child) : child;
      return;
    }
    if (texts.length === 0) first = place;
    parts[place] = null;
    texts.push(String(child));
  });
  close();
  return parts;
}

/** Its props with such children; those of an element without text stay the same object. */
export function propsWithTextParts<Props extends { children?: ReactNode }>(
  type: unknown,
  props: Props,
): Props {
  const { children } = props;
  const given = type === Fragment && isText(children) ? [children] : children;
  if (!Array.isArray(given)) return props;
  const shown = withTextParts(type, given);
  return shown === given ? props : { ...props, children: shown };
}
