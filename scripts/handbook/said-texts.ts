// What the product's screens say, to tell whether a text that a task names is one of theirs: whole texts, and for texts with values
// their fixed words.
import { isValidElement, type ReactNode } from 'react';

/** Stands for a value in a text; no text has it. */
const HOLE = '\u0001';
/** A value that is a text, and whatever else a text asks of it. */
const hole: unknown = new Proxy(() => HOLE, {
  get: (_target, name) => {
    if (name === Symbol.toPrimitive || name === 'toString') return () => HOLE;
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return name === 'length' ? 1 : hole;
  },
});
/** Values with which texts are tried, for their forms of one and of several. */
const TRIED: readonly unknown[] = [HOLE, 1, 2, 0, hole];
/** Fewer letters are no text that one can look for. */
const FEWEST_LETTERS = 3;
/** With fewer fixed letters, such as “{dish} for {name}”, any sentence might be meant. */
const FEWEST_FIXED = 6;

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The text of an element, each of its values as a hole. */
function textIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(textIn).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textIn(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? `${node}` : '';
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();
const letters = (text: string): number => text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Where a text has a value: a hole, or the number that was tried. */
const AT_VALUES = new RegExp(`${HOLE}|\\d+`);

export interface SaidTexts {
  has(text: string): boolean;
}

/** The texts of catalogues in one language. */
export function saidTexts(catalogues: unknown): SaidTexts {
  const whole = new Set<string>();
  const forms = new Set<string>();

  const addForm = (form: string) => {
    const parts = form.split(AT_VALUES).map(normal);
    if (letters(parts.join('')) < FEWEST_LETTERS) return;
    for (const part of parts)
      if (letters(part) >= FEWEST_LETTERS) whole.add(part).add(part.replace(/[\s·:,.()–-]+$/, ''));
    if (letters(parts.join('')) >= FEWEST_FIXED)
      forms.add(
        form
          .split(AT_VALUES)
          .map((part) => escaped(part.replace(/\s+/g, ' ')))
          .join('.+'),
      );
  };
  const tryForms = (made: (...values: unknown[]) => unknown) => {
    for (const value of TRIED) {
      let form: unknown;
      try {
        form = made(...Array.from({ length: Math.max(1, made.length) }, () => value));
      } catch {
        // It takes no such value; another one will do.
        continue;
      }
      if (isTable(form) && !isValidElement(form) && !Array.isArray(form)) walk(form);
      else addForm(textIn(form));
    }
  };
  function walk(tree: unknown): void {
    if (typeof tree === 'string') whole.add(normal(tree));
    else if (typeof tree === 'function') tryForms(tree as (...values: unknown[]) => unknown);
    else if (isValidElement(tree)) whole.add(normal(textIn(tree)));
    else if (isTable(tree)) for (const each of Object.values(tree)) walk(each);
  }
  walk(catalogues);
  const patterns = [...forms].map((form) => new RegExp(`^${form}$`, 'u'));
  return {
    has: (text) => whole.has(normal(text)) || patterns.some((pattern) => pattern.test(normal(text))),
  };
}
