import { dishAttributes } from '#domain/dishes/attributes.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { readCode, readNumber } from '#domain/numbers.ts';
import type { DishInfo, DishValues } from './dish-values.ts';
import type { dishAdminTexts } from './texts.ts';

type ProblemTexts = Translated<typeof dishAdminTexts>['problems'];
type TaxField = 'taxPercent' | 'hsnCode';

/** A dish at the kitchen's rate, with the kitchen's code. */
export const NO_TAX: Pick<DishInfo, TaxField> = { taxPercent: '', hsnCode: '' };

/** The problems of a dish's typed tax, as texts by field. Both fields may be empty. */
export function taxProblems({ taxPercent, hsnCode }: DishInfo, texts: ProblemTexts) {
  const { max } = dishAttributes.taxPercent;
  const { min, size } = dishAttributes.hsnCode;
  const isRate = taxPercent.trim() === '' || (readNumber(taxPercent, 2) ?? Number.NaN) <= max;
  const code = readCode(hsnCode ?? '')?.length;
  const isCode = !hsnCode?.trim() || (code !== undefined && code >= min && code <= size);
  return {
    taxPercent: isRate ? undefined : texts.rate(max),
    hsnCode: isCode ? undefined : texts.hsnCode(min, size),
  };
}

/** The tax of a dish's form without problems. */
export const taxValues = ({ taxPercent, hsnCode }: DishInfo): Pick<DishValues, TaxField> => ({
  taxPercent: readNumber(taxPercent) ?? null,
  hsnCode: readCode(hsnCode ?? '') ?? null,
});

/** The tax of a dish as its form has it. */
export const taxInfo = ({ taxPercent, hsnCode }: Pick<DishValues, TaxField>): Pick<DishInfo, TaxField> => ({
  taxPercent: `${taxPercent ?? ''}`,
  hsnCode: hsnCode ?? '',
});
