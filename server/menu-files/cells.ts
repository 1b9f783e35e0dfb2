import { comparable, comparableLetters } from '#domain/comparing.ts';
import { parseAmount, toRupees } from '#domain/money.ts';
import { readNumber } from '#domain/numbers.ts';
import type { Value } from '#domain/rows/data.ts';
import type { Attribute, TextAttribute, TextsAttribute } from '#domain/rows/row.ts';
import { toWire, valueProblem } from '#server/documents/values.ts';
import type { Words } from './words.ts';

/** The separator of the texts of a list. */
const BETWEEN = '; ';

/** A cell's value in wire form, or what is wrong with its text. */
export type ReadCell = { value: unknown } | { problem: string };

/** A value as the text of a cell. */
export function cellText(attribute: Attribute, value: Value): string {
  const wire = toWire(attribute, value);
  if (wire === null || wire === undefined) return '';
  if (typeof wire === 'boolean') return wire ? 'yes' : 'no';
  if (Array.isArray(wire) && wire.length === 0) return '';
  if (attribute.type === 'texts') return (wire as string[]).join(BETWEEN);
  return typeof wire === 'object' ? JSON.stringify(wire) : String(wire);
}

/**
 * The known word that a text means: people write 'Gluten Free' and 'nonveg'. Without one, the text itself, which is
 * refused later.
 */
function knownWord({ oneOf }: TextAttribute | TextsAttribute, text: string): string {
  return oneOf?.find((word) => comparableLetters(word) === comparableLetters(text)) ?? text;
}

const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function wireValue(attribute: Attribute, text: string, { csv }: Words): ReadCell {
  switch (attribute.type) {
    case 'string':
      return { value: attribute.oneOf ? knownWord(attribute, text) : text };
    case 'texts': {
      const items = text.split(/[;,]/).map((item) => item.trim());
      return { value: items.filter(Boolean).map((item) => knownWord(attribute, item)) };
    }
    case 'money': {
      const amount = parseAmount(text);
      return amount === undefined ? { problem: csv.noAmount } : { value: toRupees(amount) };
    }
    case 'boolean': {
      const isYes = YES.includes(comparable(text));
      return isYes || NO.includes(comparable(text)) ? { value: isYes } : { problem: csv.neitherYesNorNo };
    }
    case 'integer':
    case 'float':
      return { value: readNumber(text) ?? text };
    case 'records':
    case 'translations':
      return { value: readJson(text) };
    case 'datetime':
      return { value: text.trim() };
  }
}

/** Whether an empty cell is a value itself, and not the absence of one. */
const mayBeEmpty = (attribute: Attribute) =>
  attribute.type === 'string' &&
  !attribute.oneOf &&
  !attribute.min &&
  (attribute.required === true || attribute.default !== undefined);

/** Reads the text of a cell. An empty cell is null, for which the server stores the attribute's default. */
export function readCell(attribute: Attribute, text: string, words: Words): ReadCell {
  if (text.trim() === '' && !mayBeEmpty(attribute)) {
    return attribute.required ? { problem: words.csv.missing } : { value: null };
  }
  const read = wireValue(attribute, text, words);
  if ('problem' in read) return read;
  const problem = valueProblem(attribute, read.value);
  if (problem === undefined) return read;
  const choices = 'oneOf' in attribute ? attribute.oneOf : undefined;
  return { problem: words.csv.wrongValue(problem, choices?.join(', ')) };
}
