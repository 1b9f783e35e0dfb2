import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, equal, openKitchen, type StoredDocument } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

/** More dishes than one statement takes. */
const DISHES = 240;
const line = (n: number) => `Thali ${n},Thalis,${100 + n},${200 + n},Yes,Curd (veg) +${n}`;
const file = ['Item,Category,Half,Full,Veg,Add-ons', ...Array.from({ length: DISHES }, (_, n) => line(n))];

/** Attributes in which no two dishes are the same. */
const OWN = ['dishId', 'position', 'createdAt', 'name', 'sortName'];

/** What a document says, without what is its own. */
const said = (document: StoredDocument) =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !name.startsWith('$') && !OWN.includes(name)),
  );
const changesOf = async (documentId: string) => {
  const { documents } = (await kitchen.list(chef, 'audits', equal('documentId', documentId))).json();
  return documents.map(({ action, changes }: { action: string; changes: string[] }) => [
    action,
    changes
      .map((each) => JSON.parse(each))
      .map(({ field, after }) => (OWN.includes(field) ? field : [field, after])),
  ]);
};

// ADMIN-83
it('creates each dish of a large menu as if it were created alone', async () => {
  kitchen.takeEvents();
  const text = file.join('\n');
  const { seen } = (await kitchen.send(chef, 'POST', '/dishes/import/preview', { text })).json();
  const answer = await kitchen.send(chef, 'POST', '/dishes/import', { text, seen });
  expect(answer.json()).toEqual({ added: DISHES, changed: 0 });
  const events = kitchen.takeEvents();
  expect(events.filter((event) => event.startsWith('dishes create'))).toHaveLength(DISHES);
  // 'Full' costs the same amount more for every dish, so one group of options serves them all.
  expect(events.filter((event) => event.startsWith('optionGroups create'))).toHaveLength(DISHES + 1);

  const found = await kitchen.list(
    chef,
    'dishes',
    equal('name', 'Thali 0', 'Thali 1', `Thali ${DISHES - 1}`),
  );
  const dishes: StoredDocument[] = found.json().documents;
  expect(dishes.map(({ position }) => Number(position) - Number(dishes[0]?.position))).toEqual([
    0,
    1,
    DISHES - 1,
  ]);
  const [first] = dishes;
  if (!first) throw new Error('There is no first dish');
  const { name: _, ...values } = said(first);
  const own = { ...values, name: 'Alone' };
  for (const derived of ['needsChoice', 'priceFrom', 'priceTo', 'offSchedule', 'isAvailable'])
    Reflect.deleteProperty(own, derived);
  await kitchen.send(chef, 'PUT', at('dishes', 'alone'), { data: own });
  const alone: StoredDocument = (await kitchen.read(chef, 'dishes', 'alone')).json();
  expect(said(alone)).toEqual(said(first));
  expect(first).toMatchObject({ needsChoice: true, priceFrom: 100, priceTo: 200, isHidden: true });
  expect(await changesOf(first.$id)).toEqual(await changesOf('alone'));
});
