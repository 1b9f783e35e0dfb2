import type { Translated } from '#domain/languages/translations.ts';
import { paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { readSigned } from '#domain/numbers.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { optionChoiceCodec } from '#domain/option-groups/choice-codec.ts';
import type { TypedValue } from '#domain/rows/typed.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import type { groupAdminTexts } from './texts.ts';

/** A choice as typed: its price difference is text, and nobody may have said yet whether it is veg. */
export interface TypedChoice extends Omit<OptionChoice, 'price' | 'veg'> {
  price: string;
  veg: boolean | null;
}

/** The most that a choice can add to a dish's price or take off it (paise). */
const MAX_DIFFERENCE = paise(10_000_000);

/** The name of a choice's field in the form. */
export const choiceField = (field: 'name' | 'price' | 'type', id: string): string => `choice-${field}-${id}`;

export const newChoice = (id: string): TypedChoice => ({
  ...{ id, name: '', price: '', veg: null, isAvailable: true },
});

/** A typed difference of prices, 0 if nothing is typed; undefined if it is not an amount. */
const readDifference = (typed: string) => (typed.trim() === '' ? ZERO_PAISE : readSigned(typed, parseAmount));

/** The choices of a form's value, whose texts may be of incomplete ones. */
export const typedChoices = (value: TypedValue): TypedChoice[] =>
  (Array.isArray(value) ? value : []).map((text) => {
    // The wire has texts under their earlier names as well, which follow from the others.
    const { id, name, translations, price, veg, isAvailable, dishId } = JSON.parse(text);
    const own = { ...(translations && { translations }), ...(dishId && { dishId }) };
    return { id, name, ...own, price: price === 0 ? '' : `${price}`, veg, isAvailable };
  });

/** A choice as its JSON text. Of an incomplete one it is a text that no row accepts. */
export function choiceJson(typed: TypedChoice): string {
  const difference = readDifference(typed.price);
  const choice = { ...typed, price: difference === undefined ? typed.price : toRupees(difference) };
  const read = optionChoiceCodec.parse(choice);
  return JSON.stringify(read ? optionChoiceCodec.format(read) : choice);
}

/** What is missing or wrong in choices, as texts by field. */
export function choiceProblems(
  choices: readonly TypedChoice[],
  texts: Translated<typeof groupAdminTexts>['problems'],
): Problems {
  const found: Problems = {};
  for (const { id, dishId, name, price, veg } of choices) {
    if (!dishId && name.trim() === '') found[choiceField('name', id)] = texts.choiceNameMissing;
    const difference = readDifference(price);
    if (difference === undefined) found[choiceField('price', id)] = texts.price;
    else if (Math.abs(difference) > MAX_DIFFERENCE) found[choiceField('price', id)] = texts.priceHigh;
    if (veg === null) found[choiceField('type', id)] = texts.choiceTypeMissing;
  }
  return found;
}
