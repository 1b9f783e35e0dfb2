import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { Attribute } from '#domain/rows/row.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';
import { offerOptions } from '#tests/option-kitchen.ts';
import { COLUMNS, withValue } from './columns.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
await offerOptions(kitchen, chef);
const { value } = (await kitchen.read(chef, 'settings', 'shop')).json();
const data = { value: JSON.stringify({ ...JSON.parse(value), languages: LANGUAGES }) };
expect((await kitchen.change(chef, 'settings', 'shop', data)).statusCode).toBe(200);

/** Values of attributes that refer to other documents, or depend on each other. */
const CHOSEN: Record<string, unknown> = {
  menuId: 'drinks',
  type: 'veg',
  diets: ['jain', 'vegan'],
  allergens: ['gluten', 'soya'],
  optionGroupIds: ['extras', 'size'],
  servedFrom: '2030-01-01',
  servedUntil: '2030-02-28',
  hsnCode: '210690',
};

/** A value that is not the default of its attribute. */
function otherThanDefault(name: string, attribute: Attribute): unknown {
  if (name in CHOSEN) return CHOSEN[name];
  switch (attribute.type) {
    case 'string':
      return attribute.oneOf?.at(-1) ?? `="${name}", 'दाल'\n+1`;
    case 'money':
      return 1249.5;
    case 'integer':
      return Math.max(attribute.min ?? 0, 2);
    case 'float':
      return 2.5;
    case 'boolean':
      return !attribute.default;
    case 'datetime':
      return '2030-01-02T03:04:05.000+00:00';
    case 'texts':
      return attribute.oneOf?.slice(0, 2) ?? ['a', 'b'];
    case 'records':
    case 'translations':
      throw new Error(`Please add a value of ${name} to CHOSEN`);
  }
}

// ADMIN-84
it('every attribute that admins write survives an export, the loss of the dish, and the import', async () => {
  const full: Record<string, unknown> = {};
  for (const { name, attribute, text } of COLUMNS) {
    const value = otherThanDefault(name, attribute);
    full[name] = text ? withValue(text, value, (full[name] ?? {}) as object) : value;
  }
  const added = await kitchen.send(chef, 'PUT', at('dishes', 'full'), { data: full });
  expect([added.statusCode, added.json()]).toEqual([200, expect.objectContaining(full)]);

  const { body: csv } = await kitchen.send(chef, 'GET', '/dishes/csv');
  await kitchen.delete(chef, 'dishes', 'full');
  const { lines, seen } = (await kitchen.send(chef, 'POST', '/dishes/import/preview', { text: csv })).json();
  expect(lines).toMatchObject([{ name: `="name", 'दाल'\n+1`, kind: 'new' }]);
  const answer = await kitchen.send(chef, 'POST', '/dishes/import', { text: csv, seen });
  expect(answer.json()).toEqual({ added: 1, changed: 0 });
  expect((await kitchen.read(chef, 'dishes', 'full')).json()).toMatchObject(full);
});
