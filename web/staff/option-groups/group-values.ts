import type { OptionChoice } from '#domain/option-groups/choice.ts';
import type { OptionTranslations } from '#web/shared/option-groups/stored-groups.ts';

/** A choice as typed: its price difference is text, and nobody may have said yet whether it is veg. */
export interface ChoiceInfo extends Omit<OptionChoice, 'price' | 'veg'> {
  price: string;
  veg: boolean | undefined;
}

/** An option group as typed: numbers are text. */
export interface GroupInfo {
  name: string;
  translations: OptionTranslations;
  min: string;
  max: string;
  choices: readonly ChoiceInfo[];
}

/** An option group as its form compares and sends it: the choices are JSON texts, as on the wire. */
export type GroupVersion = {
  name: string;
  translations: OptionTranslations;
  min: number;
  max: number;
  choices: readonly string[];
};
