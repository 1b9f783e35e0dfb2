import { isOptionId, jsonFields } from '#domain/option-groups/json-fields.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { PREP_UNITS } from './units.ts';

/** The most that one portion takes of a prepared item, in its unit. */
const MOST_TAKEN = 100_000;
/** The most dishes and options that take of an item. */
const MOST_USES = 200;
/** The longest time before a meal at which an item must be ready. */
const MOST_MINUTES = 24 * 60;
const MOST_BATCH = 1_000_000;

/** A dish or an option that takes of a prepared item, and how much of it one portion takes. */
export type ItemUse = { quantity: number } & (
  | { dishId: string; groupId?: never; choiceId?: never }
  | { dishId?: never; groupId: string; choiceId: string }
);

const itemUseCodec: RecordCodec<ItemUse> = {
  parse(value) {
    const { dishId, groupId, choiceId, quantity } = jsonFields(value) ?? {};
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
    if (quantity < 1 || quantity > MOST_TAKEN) return undefined;
    if (isOptionId(dishId) && groupId === undefined && choiceId === undefined) return { dishId, quantity };
    const isOption = dishId === undefined && isOptionId(groupId) && isOptionId(choiceId);
    return isOption ? { groupId, choiceId, quantity } : undefined;
  },
  format: (use) => use,
};

/** Something that is cooked in bulk and portioned, such as dal, of which dishes and options take (PREP-1). */
export const preparedItemAttributes = {
  name: {
    type: 'string',
    size: 80,
    min: 1,
    trim: true,
    required: true,
    words: ['Name', 'Such as Dal, Roti dough or Steamed rice.'],
  },
  translations: { type: 'translations', fields: { name: 80 }, default: {} },
  unit: {
    type: 'string',
    size: 8,
    oneOf: PREP_UNITS,
    default: 'portion',
    words: ['Counted in'],
    choices: { portion: ['portions'], piece: ['pieces'], g: ['grams'], ml: ['millilitres'] },
  },
  /** The menu whose station cooks it; null: no station of its own. */
  menuId: {
    type: 'string',
    as: 'id',
    size: 36,
    word: 'station',
    words: ['Station'],
    choices: { '': ['No station of its own'] },
  },
  /** How long before the meal leaves the kitchen it must be ready. */
  minutesAhead: {
    type: 'integer',
    as: 'minutes',
    min: 0,
    max: MOST_MINUTES,
    default: 0,
    word: 'ready ahead (minutes)',
    words: ['Ready so many minutes ahead', 'Before the food leaves the kitchen. 0: just in time.'],
  },
  /** How much is made at once, in its unit; null: any quantity. */
  batchSize: {
    type: 'integer',
    min: 1,
    max: MOST_BATCH,
    word: 'batch',
    words: ['A batch makes', 'In what it is counted in. Leave empty if any quantity can be made.'],
  },
  uses: {
    type: 'records',
    max: MOST_USES,
    codec: itemUseCodec,
    required: true,
    word: 'taken by',
    words: [
      'What takes of it',
      'How much one portion takes. A dish of this list counts as its prepared items, and not itself.',
    ],
    problem: 'Please enter whole numbers from 1 to 1,00,000',
  },
} as const;
