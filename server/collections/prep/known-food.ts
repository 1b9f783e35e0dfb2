import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { choiceKey, foodKey, type KnownFood } from '#domain/prep/needs.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { preparedItems } from './prepared-items.ts';

type Names = DocumentTranslations<'name'>;

const knownDishes = checkedQuery(
  'dishes that are cooked',
  {
    id: column.text(),
    name: column.text(),
    menuId: column.text(),
    translations: column.jsonb<Names>(),
    created: column.moment(),
  },
  () => sql`select id, name, "menuId", translations, created from dishes`,
);
const knownChoices = checkedQuery(
  'choices that are dishes',
  { id: column.text(), choices: column.jsonb<readonly OptionChoice[]>() },
  () => sql`select id, choices from "optionGroups"`,
);

/** Reads what is known of the menu, with the texts of dishes and items in other languages, and since when dishes are on it. */
export async function readFood(db: Sql) {
  const [dishes, groups, items] = await Promise.all([
    knownDishes(db),
    knownChoices(db),
    findAll(db, preparedItems, { op: 'and', of: [] }),
  ]);
  const parts = groups.flatMap(({ id, choices }) =>
    choices.flatMap((choice) =>
      choice.dishId === undefined ? [] : [[choiceKey(id, choice.id), choice.dishId] as const],
    ),
  );
  const food: KnownFood = {
    dishes: new Map(dishes.map(({ id, name, menuId }) => [id, { name, menuId }])),
    parts: new Map(parts),
    items: items.map(({ id, data }) => ({ id, ...data })),
  };
  return {
    food,
    translationsOf: new Map<string, Names>([
      ...dishes.map(({ id, translations }) => [foodKey({ kind: 'dish', id }), translations] as const),
      ...items.map(({ id, data }) => [foodKey({ kind: 'item', id }), data.translations] as const),
    ]),
    batchSizes: new Map(items.map(({ id, data }) => [foodKey({ kind: 'item', id }), data.batchSize])),
    createdAt: new Map(dishes.map(({ id, created }) => [id, created])),
  };
}
