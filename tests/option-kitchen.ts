import type { Kitchen, Person } from './kitchen.ts';

/** A choice of an option group as JSON text. */
export const choice = (id: string, price = 0, over: object = {}): string =>
  JSON.stringify({ id, name: id.toUpperCase(), price, ...over });

/** An option of a line as clients send it. */
export const option = (groupId: string, choiceId: string): string => JSON.stringify({ groupId, choiceId });

/**
 * Gives dishes of the default menu options: the samosa a size that must be chosen and extras, and the thali two dishes of
 * three.
 */
export async function offerOptions(kitchen: Kitchen, owner: Person): Promise<void> {
  const made = async (collection: string, documentId: string, data: object) => {
    const answer = await kitchen.create(owner, collection, data, documentId);
    if (answer.statusCode !== 201) throw new Error(answer.body);
  };
  await made('optionGroups', 'size', {
    name: 'Size',
    min: 1,
    max: 1,
    choices: [choice('half', -20), choice('full')],
  });
  await made('optionGroups', 'extras', {
    name: 'Extras',
    max: 2,
    choices: [choice('cheese', 30), choice('egg', 15.5, { veg: false }), choice('ghee', 20)],
  });
  await made('optionGroups', 'sabzi', {
    name: 'Sabzi',
    min: 2,
    max: 2,
    choices: [
      choice('p1', 0, { dishId: 'gulab-jamun' }),
      choice('p2', 10, { dishId: 'phulka' }),
      choice('p3', 0, { dishId: 'masala-chai' }),
    ],
  });
  for (const [dish, optionGroupIds] of [
    ['samosa', ['size', 'extras']],
    ['ghar-ki-thali', ['sabzi']],
  ] as const) {
    const answer = await kitchen.change(owner, 'dishes', dish, { optionGroupIds });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  kitchen.takeEvents();
}
