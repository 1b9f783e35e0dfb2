import { formatMoney, paise, ZERO_PAISE } from '#domain/money.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { translationWords } from '#web/brand/translation-words.ts';

/** '+₹20' or '−₹20'; empty for no difference. */
export const differenceText = ({ price }: Pick<OptionChoice, 'price'>): string =>
  price === ZERO_PAISE ? '' : `${price < 0 ? '−' : '+'}${formatMoney(paise(Math.abs(price)))}`;

/** Words for what is not usual of a choice. */
interface ChoiceTexts {
  nonVeg: string;
  notAvailable: string;
}

/** All that a form changes of a choice, on one line: 'Half (हाफ़) · −₹20 · Non-Veg · Not available'. */
export function choiceText(choice: OptionChoice, { nonVeg, notAvailable }: ChoiceTexts): string {
  const { name, translations, veg, isAvailable } = choice;
  const names = translationWords(translations);
  return [
    names ? `${name} (${names})` : name,
    differenceText(choice),
    veg ? '' : nonVeg,
    isAvailable ? '' : notAvailable,
  ]
    .filter(Boolean)
    .join(' · ');
}
