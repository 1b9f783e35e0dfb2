import type { OptionChoice } from '#domain/option-groups/choice.ts';

/** A choice as typed: its price difference is text. */
export interface ChoiceInfo extends Omit<OptionChoice, 'price'> {
  price: string;
}

/** An option group as typed: numbers are text. */
export interface GroupInfo {
  name: string;
  hindiName: string;
  min: string;
  max: string;
  choices: readonly ChoiceInfo[];
}

/** An option group as its form compares and sends it: the choices are JSON texts, as on the wire. */
export type GroupVersion = {
  name: string;
  hindiName: string;
  min: number;
  max: number;
  choices: readonly string[];
};
