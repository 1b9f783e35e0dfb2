import { MAX_OPTION_NAME, optionChoiceCodec } from './choice.ts';

/** The most choices of a group. */
export const MAX_CHOICES = 40;

/**
 * A group of choices that dishes offer, such as sizes, extras, or the dishes of a combo. Dishes name their groups in
 * `optionGroupIds`, so that several can share one. From `min` to `max` choices are taken, each at most once.
 */
export const optionGroupAttributes = {
  name: { type: 'string', size: MAX_OPTION_NAME, min: 1, trim: true, required: true, hi: 'नाम' },
  /** Shown on Hindi pages (LANG-9); empty for the original. */
  hindiName: { type: 'string', size: MAX_OPTION_NAME, trim: true, default: '', hi: 'हिन्दी में नाम' },
  min: { type: 'integer', min: 0, max: MAX_CHOICES, default: 0, hi: 'कम से कम' },
  max: { type: 'integer', min: 1, max: MAX_CHOICES, default: 1, hi: 'ज़्यादा से ज़्यादा' },
  choices: { type: 'records', max: MAX_CHOICES, codec: optionChoiceCodec, required: true, hi: 'विकल्प' },
} as const;
