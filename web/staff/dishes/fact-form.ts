import { ALLERGENS, dishAttributes, NUTRIENTS } from '#domain/dishes/attributes.ts';
import { contradictionOf } from '#domain/dishes/contradictions.ts';
import { DIETS } from '#domain/dishes/kinds.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { readNumber, readWhole } from '#domain/numbers.ts';
import type { DishInfo, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

type ProblemTexts = Translated<typeof dishAdminTexts>['problems'];

/** The dietary facts that are numbers. A form has them as text, which is empty for no value. */
const NUMBERS = ['spiceLevel', 'serves', ...NUTRIENTS] as const;
type NumberFact = (typeof NUMBERS)[number];
type TypedNumbers = Pick<DishInfo, NumberFact>;

const ofNumbers = <Value>(value: (name: NumberFact) => Value) =>
  Object.fromEntries(NUMBERS.map((name) => [name, value(name)])) as Record<NumberFact, Value>;

export const NO_FACTS: TypedNumbers = ofNumbers(() => '');

function numberProblem(name: NumberFact, typed: string, texts: ProblemTexts): string | undefined {
  if (typed.trim() === '') return undefined;
  const { type, min, max } = dishAttributes[name];
  const number = type === 'integer' ? readWhole(typed) : readNumber(typed);
  if (number !== undefined && number >= min && number <= max) return undefined;
  return type === 'integer' ? texts.wholeNumber(min, max) : texts.number(min, max);
}

/** The problems of the typed dietary facts, as texts by field. A contradiction is a problem of the diets. */
export function factProblems(info: DishInfo, texts: ProblemTexts) {
  const contradiction = contradictionOf(info);
  return {
    ...ofNumbers((name) => numberProblem(name, info[name], texts)),
    diets: contradiction && texts.contradictions[contradiction],
  };
}

/** The dietary facts of a form without problems. Words are in the order in which the server stores them. */
export function factValues(info: DishInfo) {
  return {
    diets: DIETS.filter((diet) => info.diets.includes(diet)),
    allergens: ALLERGENS.filter((allergen) => info.allergens.includes(allergen)),
    ...ofNumbers((name) => readNumber(info[name]) ?? null),
  };
}

/** The dietary facts of a dish as its form has them. */
export const factInfo = (dish: Pick<DishValues, NumberFact>): TypedNumbers =>
  ofNumbers((name) => `${dish[name] ?? ''}`);
