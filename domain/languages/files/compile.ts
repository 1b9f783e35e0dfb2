// Turns the texts of a language (domain/languages/<code>/*.json) into code: strings, and functions for texts with values. It
// runs in builds, in tests and while the product is developed, never in a browser and not in a built server.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The texts under a name: one, a list, or others by their names. */
export type TextTree = string | readonly TextTree[] | TextTable;
/**
 * Names may have a signature, the names of the values that the English function takes in their order: 'left(portions)'. A
 * function that takes an object names what it uses of it: 'memberFor({count, unit})'.
 */
export type TextTable = { readonly [key: string]: TextTree };

export interface Compiler {
  /** The language as `Intl` names it. */
  tag: string;
  /** Whether texts may have tags, and values may be elements. The result is a node of React then. */
  hasElements: boolean;
}

const KEY = /^(.+?)(?:\(([\w\s,{}]*)\))?$/s;

/** The name of a text and its signature; undefined for a text without values. */
export function readKey(key: string): { name: string; signature: string | undefined } {
  const [, name = key, signature] = KEY.exec(key) ?? [];
  return { name, signature };
}

/** The names of all values in a signature. */
export const valuesIn = (signature: string): string[] => signature.match(/\w+/g) ?? [];

/** The number of parameters in a signature. */
export const arityOf = (signature: string): number =>
  signature.trim() === '' ? 0 : signature.replace(/\{[^}]*\}/g, 'object').split(',').length;

/** A text that can't be compiled, with the reason. */
export class TextError extends Error {}

const parsed = (text: string): MessageFormatElement[] => {
  try {
    return parse(text, { shouldParseSkeletons: false });
  } catch (error) {
    throw new TextError(`“${text}” is not in the format: ${error instanceof Error ? error.message : error}`);
  }
};

/** The branches of a plural, the exact numbers first, so that the last is 'other'. */
function pluralCode(
  { value, options }: Extract<MessageFormatElement, { type: TYPE.plural }>,
  code: (elements: MessageFormatElement[]) => string,
): string {
  const { other, ...named } = options;
  const branches = Object.entries(named).sort(
    ([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')),
  );
  const tests = branches.map(([name, { value: elements }]) => {
    const test = name.startsWith('=')
      ? `${value}===${Number(name.slice(1))}`
      : `$plural(${value})==="${name}"`;
    return `${test}?${code(elements)}:`;
  });
  return `(${tests.join('')}${code(other?.value ?? [])})`;
}

function selectCode(
  { value, options }: Extract<MessageFormatElement, { type: TYPE.select }>,
  code: (elements: MessageFormatElement[]) => string,
): string {
  const { other, ...named } = options;
  const tests = Object.entries(named).map(
    ([name, { value: elements }]) => `$choice(${value})===${JSON.stringify(name)}?${code(elements)}:`,
  );
  return `(${tests.join('')}${code(other?.value ?? [])})`;
}

/** The code of a text. @param values the names that it may use */
function textCode(text: string, values: readonly string[], compiler: Compiler): string {
  const { hasElements } = compiler;
  const known = (name: string) => {
    if (!values.includes(name)) throw new TextError(`“${text}” uses “${name}”, which its name does not list`);
    return name;
  };
  const elementCode = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.literal:
        return JSON.stringify(element.value);
      case TYPE.argument:
        return known(element.value);
      case TYPE.number:
        return `$number(${known(element.value)})`;
      case TYPE.plural:
        known(element.value);
        if (element.offset || element.pluralType === 'ordinal') break;
        return pluralCode(element, code);
      case TYPE.select:
        known(element.value);
        return selectCode(element, code);
      case TYPE.tag:
        if (!hasElements) throw new TextError(`“${text}” has a tag, but its catalogue has no elements`);
        return `$tags.${element.value}(${code(element.children)})`;
    }
    throw new TextError(`“${text}” uses a part of the format that texts here have no need of`);
  };
  const code = (elements: readonly MessageFormatElement[]): string => {
    const [first] = elements;
    if (first === undefined) return '""';
    if (elements.length === 1 && first.type !== TYPE.argument) return elementCode(first);
    if (hasElements) return `$join(${elements.map(elementCode).join()})`;
    const parts = elements.map((element) =>
      element.type === TYPE.literal
        ? element.value.replace(/[\\`]|\$\{/g, (found) => `\\${found}`)
        : `\${${elementCode(element)}}`,
    );
    return `\`${parts.join('')}\``;
  };
  return code(parsed(text));
}

/** The code of the texts under a name. @throws TextError that names the text */
export function compileTexts(tree: TextTree, compiler: Compiler, values: readonly string[] = []): string {
  if (typeof tree === 'string') {
    // A text without values and elements is not parsed: braces in a policy are only braces.
    const isPlain = values.length === 0 && !compiler.hasElements;
    return isPlain ? JSON.stringify(tree) : textCode(tree, values, compiler);
  }
  if (isList(tree)) return `[${tree.map((each) => compileTexts(each, compiler, values)).join()}]`;
  const entries = Object.entries(tree).map(([key, value]) => {
    const { name, signature } = readKey(key);
    try {
      if (signature === undefined) return `${JSON.stringify(name)}:${compileTexts(value, compiler, values)}`;
      const code = compileTexts(value, compiler, valuesIn(signature));
      return `${JSON.stringify(name)}:(${signature})=>${code.startsWith('{') ? `(${code})` : code}`;
    } catch (error) {
      if (error instanceof TextError) throw new TextError(`${name}: ${error.message}`);
      throw error;
    }
  });
  return `{${entries.join()}}`;
}

export const isList = (tree: TextTree): tree is readonly TextTree[] => Array.isArray(tree);

/** What texts with elements call is given to their code under these names. No value of a text has such a name. */
export const JOIN = '$join';
export const TAGS = '$tags';

/**
 * What the code of texts calls besides: the plural category of a number, the case of a value ('none' for none), and a number
 * with its digits in groups.
 */
export function helpersOf(tag: string, code: string): string {
  const language = JSON.stringify(tag);
  const helpers = {
    $plural: `const $rules=new Intl.PluralRules(${language}),$plural=(count)=>$rules.select(count);`,
    $choice: 'const $choice=(value)=>value||value===0?String(value):"none";',
    $number: `const $digits=new Intl.NumberFormat(${language}),$number=(value)=>$digits.format(value);`,
  };
  return Object.entries(helpers)
    .flatMap(([name, each]) => (code.includes(`${name}(`) ? [each] : []))
    .join('\n');
}
