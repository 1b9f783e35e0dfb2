import { readWhole } from '#domain/numbers.ts';
import { type ItemUse, itemUseCodec, preparedItemAttributes } from '#domain/prep/attributes.ts';
import { choiceKey } from '#domain/prep/needs.ts';
import type { PrepUnit } from '#domain/prep/units.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';

export type ItemDocument = StoredDocument<'preparedItems'>;

/** A dish or an option that takes of an item, as it is typed. */
export interface TypedUse {
  /** The dish's id, or the key of the option. */
  key: string;
  use: Omit<ItemUse, 'quantity'>;
  quantity: string;
}

/** A prepared item as its form holds it: numbers are text. */
export interface TypedItem {
  name: string;
  translations: ItemDocument['translations'];
  unit: PrepUnit;
  /** Empty: no station. */
  menuId: string;
  minutesAhead: string;
  batchSize: string;
  uses: readonly TypedUse[];
}

export type ItemField = 'name' | 'minutesAhead' | 'batchSize' | 'uses';

export const takerKey = ({ dishId, groupId, choiceId }: Omit<ItemUse, 'quantity'>): string =>
  dishId ?? choiceKey(groupId ?? '', choiceId ?? '');

/** The uses of a stored item; those that cannot be read are left out. */
export const usesOf = ({ uses }: Pick<ItemDocument, 'uses'>): ItemUse[] =>
  uses.flatMap((text) => itemUseCodec.parse(JSON.parse(text)) ?? []);

export const typedItem = (item: ItemDocument | undefined): TypedItem => ({
  name: item?.name ?? '',
  translations: item?.translations ?? {},
  unit: item?.unit ?? 'portion',
  menuId: item?.menuId ?? '',
  minutesAhead: `${item?.minutesAhead ?? 0}`,
  batchSize: item?.batchSize ? `${item.batchSize}` : '',
  uses: item
    ? usesOf(item).map(({ quantity, ...use }) => ({ key: takerKey(use), use, quantity: `${quantity}` }))
    : [],
});

const wholeNumber = (typed: string, least: number, most: number): boolean =>
  readWhole(typed, least, most) !== undefined;

interface Words {
  name: string;
  minutes: string;
  batch: string;
  quantity: string;
}

/** What is wrong with a typed item, by field. */
export function itemProblems(typed: TypedItem, words: Words): Partial<Record<ItemField, string>> {
  const { minutesAhead, batchSize } = preparedItemAttributes;
  const isBatch = typed.batchSize.trim() === '' || wholeNumber(typed.batchSize, 1, batchSize.max);
  const areQuantities = typed.uses.every(({ quantity }) => wholeNumber(quantity, 1, 100_000));
  return {
    ...(typed.name.trim() === '' && { name: words.name }),
    ...(!wholeNumber(typed.minutesAhead, 0, minutesAhead.max) && { minutesAhead: words.minutes }),
    ...(!isBatch && { batchSize: words.batch }),
    ...(!areQuantities && { uses: words.quantity }),
  };
}

/** The attributes of a typed item. */
export const itemValues = ({
  name,
  translations,
  unit,
  menuId,
  minutesAhead,
  batchSize,
  uses,
}: TypedItem) => ({
  name: name.trim(),
  translations,
  unit,
  menuId: menuId || null,
  minutesAhead: readWhole(minutesAhead) ?? 0,
  batchSize: readWhole(batchSize) ?? null,
  uses: uses.map(({ use, quantity }) => JSON.stringify({ ...use, quantity: readWhole(quantity) ?? 0 })),
});
