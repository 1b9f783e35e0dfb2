import { expect, it } from 'vitest';
import { dishMessages } from '#domain/dishes/messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

const plain = { name: 'Chikki', description: 'Brittle', price: 40, menuId: 'snacks', imgUrl: '/x.webp' };
const add = async (id: string, facts: object) => kitchen.create(chef, 'dishes', { ...plain, ...facts }, id);
const change = (id: string, data: object) => kitchen.change(chef, 'dishes', id, data);

// DISH-20
it('a dish says what it is suitable for, what it contains, how spicy it is, for how many, and its nutrition', async () => {
  const numbers = { spiceLevel: 0, serves: 2, calories: 480, protein: 9.5, carbs: 61, fat: 22 };
  const added = await add('chikki', {
    diets: ['vegan', 'jain', 'vegan'],
    allergens: ['sesame', 'peanuts'],
    ...numbers,
  });
  expect([added.statusCode, added.json().message]).toEqual([201, undefined]);
  const { json } = await kitchen.read(VISITOR, 'dishes', 'chikki');
  expect(json()).toMatchObject({ diets: ['jain', 'vegan'], allergens: ['peanuts', 'sesame'], ...numbers });

  expect((await change('chikki', { diets: [], spiceLevel: null })).json()).toMatchObject({
    diets: [],
    allergens: ['peanuts', 'sesame'],
    spiceLevel: null,
  });
});

// DISH-20
it('a dish of which nothing is said has no facts', async () => {
  expect((await add('plain', {})).json()).toMatchObject({
    diets: [],
    allergens: [],
    spiceLevel: null,
    serves: null,
    calories: null,
    protein: null,
  });
});

// DISH-20
it.each<[object, string]>([
  [{ diets: ['keto'] }, '"diets" has invalid format. Value must be one of'],
  [{ diets: 'vegan' }, '"diets" has invalid type. Value must be an array'],
  [{ allergens: [1] }, '"allergens" has invalid type. Value must be a string'],
  [{ spiceLevel: 4 }, '"spiceLevel" has invalid format. Value must be at most 3'],
  [{ serves: 1.5 }, '"serves" has invalid type. Value must be an integer'],
  [{ protein: -1 }, '"protein" has invalid format. Value must be at least 0'],
])('unknown words and impossible figures are refused: %j', async (facts, words) => {
  const answer = await add('wrong', facts);
  expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
  expect(answer.json().message).toContain(words);
});

// DISH-21
it('facts that contradict each other are refused, also when only one of them changes', async () => {
  const { veganMilk, jainNonVeg, vegWithAnimals } = dishMessages.contradictions;
  const both = await add('milky', { diets: ['vegan'], allergens: ['milk'] });
  expect([both.statusCode, both.json().message]).toEqual([400, expect.stringContaining(veganMilk)]);

  await add('jain', { diets: ['jain'] });
  const nonVeg = await change('jain', { type: 'non-veg' });
  expect([nonVeg.statusCode, nonVeg.json().message]).toEqual([400, expect.stringContaining(jainNonVeg)]);
  expect((await change('jain', { allergens: ['egg'] })).json().message).toContain(vegWithAnimals);
  expect((await change('jain', { allergens: ['egg'], type: 'non-veg', diets: [] })).statusCode).toBe(200);
});

// DISH-20
it('dishes are found by an element of a list, on the wire too', async () => {
  await add('nutty', { allergens: ['tree-nuts'] });
  await add('plainer', { diets: ['gluten-free'], allergens: ['soya'] });
  const found = async (method: string, attribute: string, ...values: string[]) => {
    return (await kitchen.list(VISITOR, 'dishes', { method, attribute, values })).json();
  };
  const ids = async (attribute: string, ...values: string[]) =>
    (await found('contains', attribute, ...values)).documents.map(({ $id }: { $id: string }) => $id);
  expect(await ids('allergens', 'soya')).toEqual(['plainer']);
  expect(await ids('allergens', 'tree-nuts', 'soya')).toEqual(['nutty', 'plainer']);
  expect(await ids('diets', 'gluten')).toEqual([]);
  expect((await found('equal', 'diets', 'vegan')).message).toContain('because it is an array');
});

// ADMIN-11
it('the audit log names the facts that were changed, and none that a new dish leaves out', async () => {
  await add('logged', { allergens: ['milk'] });
  await change('logged', { allergens: ['milk', 'mustard'] });
  const { documents } = (await kitchen.list(chef, 'audits', equal('documentId', 'logged'))).json();
  const changes = documents.map((entry: { changes: string[] }) =>
    entry.changes.map((text) => JSON.parse(text)),
  );
  expect(changes[1]).toEqual([{ field: 'allergens', before: ['milk'], after: ['milk', 'mustard'] }]);
  const names = changes[0].map(({ field }: { field: string }) => field);
  expect(names).toContain('allergens');
  expect(names).not.toContain('diets');
});
