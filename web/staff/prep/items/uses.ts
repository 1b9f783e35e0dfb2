import type { ItemUse } from '#domain/prep/attributes.ts';
import { choiceKey } from '#domain/prep/needs.ts';

/** A dish or an option that takes of an item. What is typed as its quantity may be no number yet. */
export type TypedUse = Pick<ItemUse, 'dishId' | 'groupId' | 'choiceId'> & { quantity: number | string };

/** The id of a dish, or the key of an option. */
export const takerKey = ({ dishId, groupId, choiceId }: TypedUse): string =>
  dishId ?? choiceKey(groupId ?? '', choiceId ?? '');

export const isOptionKey = (key: string): boolean => key.includes(' ');

/** One portion of what has this key. */
export function portionOf(key: string): TypedUse {
  const [groupId, choiceId] = key.split(' ');
  return isOptionKey(key) ? { groupId, choiceId, quantity: 1 } : { dishId: key, quantity: 1 };
}

/** Records as the form and the wire have them. */
export const readUses = (records: readonly string[]): TypedUse[] => records.map((text) => JSON.parse(text));
