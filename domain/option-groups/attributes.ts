import { MAX_OPTION_NAME, OPTION_TEXTS } from './choice.ts';
import { optionChoiceCodec } from './choice-codec.ts';

/** The most choices of a group. */
export const MAX_CHOICES = 40;

/**
 * A group of choices that dishes offer, such as sizes, extras, or the dishes of a combo. Dishes name their groups in
 * `optionGroupIds`, so that several can share one. From `min` to `max` choices are taken, each at most once.
 */
export const optionGroupAttributes = {
  name: {
    type: 'string',
    size: MAX_OPTION_NAME,
    min: 1,
    trim: true,
    required: true,
    words: ['Name', 'Customers see it, such as Size or Choose your sabzi.'],
  },
  /** The name as pages in other languages show it (LANG-9). Choices have theirs in `choices`. */
  translations: { type: 'translations', fields: OPTION_TEXTS, default: {} },
  min: {
    type: 'integer',
    min: 0,
    max: MAX_CHOICES,
    default: 0,
    words: ['Choose at least', '0 makes it optional.'],
  },
  max: { type: 'integer', min: 1, max: MAX_CHOICES, default: 1, words: ['Choose at most'] },
  choices: {
    type: 'records',
    max: MAX_CHOICES,
    codec: optionChoiceCodec,
    required: true,
    needed: true,
    words: ['Choices', 'The difference to the price of the dish: nothing for none, -20 for ₹20 less.'],
    problem: 'Please complete each choice.',
  },
} as const;
