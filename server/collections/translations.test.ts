import { beforeEach, describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';

const OTHERS = OTHER_LANGUAGES.join(', ');

const HINDI = { name: 'कचौरी', description: 'खस्ता' };
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

beforeEach(async () => {
  const data = {
    name: 'Kachori',
    description: 'Crisp',
    price: 40,
    menuId: 'snacks',
    imgUrl: '/x.webp',
    translations: { hi: HINDI },
  };
  await kitchen.send(chef, 'PUT', at('dishes', 'kachori'), { data });
  kitchen.takeEvents();
});

const change = (data: object, method: 'PATCH' | 'PUT' = 'PATCH') =>
  kitchen.send(chef, method, at('dishes', 'kachori'), { data });
const dish = async () => (await kitchen.read(VISITOR, 'dishes', 'kachori')).json();
const dishesWith = async (...queries: object[]) => {
  const params = queries.map((query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`);
  return kitchen.send(VISITOR, 'GET', `${at('dishes')}?${params.join('&')}`);
};

// LANG-10
describe('translations of a dish', () => {
  it('are stored without spaces and empty texts', async () => {
    const sent = { hi: { name: ' दाल कचौरी ', description: ' ' } };
    expect((await change({ translations: sent })).json().translations).toEqual({ hi: { name: 'दाल कचौरी' } });
    expect(kitchen.takeEvents()).toEqual(['dishes update kachori']);
    expect((await change({ translations: { hi: null } })).json().translations).toEqual({});
    expect((await change({ translations: null })).json()).toMatchObject({ translations: {}, hindiName: '' });
  });

  it.each<[string, unknown, string]>([
    ['a text', 'कचौरी', 'type. Value must be an object of languages'],
    ['a list', [HINDI], 'type. Value must be an object of languages'],
    ['a language that is not known', { xx: HINDI }, `format. "xx" must be one of (${OTHERS})`],
    ['the language of the original', { en: HINDI }, `format. "en" must be one of (${OTHERS})`],
    ['a text in the place of fields', { hi: 'कचौरी' }, 'type. "hi" must be an object of texts'],
    ['a field that is not translated', { hi: { price: '40' } }, 'format. Value must have no "hi.price"'],
    ['a number', { hi: { name: 4 } }, 'type. "hi.name" must be a string'],
    [
      'too long a text',
      { hi: { name: 'क'.repeat(129) } },
      'type. "hi.name" must be no longer than 128 characters',
    ],
    ['a null character', { hi: { name: 'क\u0000' } }, 'format. "hi.name" must not hold a null character'],
  ])('refuse %s, and say where', async (_what, translations, problem) => {
    const answer = await change({ translations });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      type: 'document_invalid_structure',
      message: `Invalid document structure: Attribute "translations" has invalid ${problem}`,
    });
    expect((await dish()).translations).toEqual({ hi: HINDI });
  });

  it('find the dish by their words', async () => {
    const found = await dishesWith({ method: 'search', attribute: 'searchText', values: ['खस्ता'] });
    expect(found.json().documents.map(({ $id }: { $id: string }) => $id)).toEqual(['kachori']);
  });
});

// LANG-11
describe('the names of texts in Hindi of the version before', () => {
  it('are read in single documents, lists and selections', async () => {
    const before = { hindiName: HINDI.name, hindiDescription: HINDI.description };
    expect(await dish()).toMatchObject(before);
    const byId = { method: 'equal', attribute: '$id', values: ['kachori'] };
    expect((await dishesWith(byId)).json().documents).toMatchObject([before]);
    const select = { method: 'select', values: ['name', 'hindiName'] };
    const [selected] = (await dishesWith(byId, select)).json().documents;
    expect(selected).toMatchObject({ name: 'Kachori', hindiName: HINDI.name });
    expect(selected).not.toHaveProperty('hindiDescription');
  });

  it('are written, and leave the other translations as they are', async () => {
    expect((await change({ hindiName: ' दाल कचौरी ' })).json()).toMatchObject({
      hindiName: 'दाल कचौरी',
      translations: { hi: { name: 'दाल कचौरी', description: HINDI.description } },
    });
    expect((await change({ hindiName: '', hindiDescription: null })).json().translations).toEqual({});
  });

  it('are taken beside the same translations, and refused beside others', async () => {
    const { $id, ...document } = await dish();
    const { name, description, price, menuId, imgUrl, translations, hindiName, hindiDescription } = document;
    const whole = { name, description, price, menuId, imgUrl, translations, hindiName, hindiDescription };
    expect((await change(whole, 'PUT')).statusCode).toBe(200);
    const refused = await change({ ...whole, hindiName: 'समोसा' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Invalid document structure: Attribute "hindiName" has invalid format. Value must be that of "translations", or be left out',
    ]);
  });

  it.each<[object, string]>([
    [{ hindiName: 4 }, 'Attribute "hindiName" has invalid type. Value must be a string'],
    [
      { hindiName: 'क'.repeat(129) },
      'Attribute "hindiName" has invalid type. Value must be no longer than 128 characters',
    ],
  ])('are refused under their own name: %j', async (data, problem) => {
    const answer = await change(data);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      `Invalid document structure: ${problem}`,
    ]);
  });

  it('are no attributes of other documents', async () => {
    const answer = await kitchen.change(chef, 'reviews', 'none', { hindiName: 'x' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect((await dishesWith({ method: 'equal', attribute: 'hindiName', values: ['x'] })).statusCode).toBe(
      400,
    );
  });
});

// ADMIN-11
it('the audit log names each changed text with its language', async () => {
  await change({ translations: { hi: { ...HINDI, name: 'समोसा' } } });
  const [last] = (await kitchen.list(chef, 'audits', { method: 'orderDesc', attribute: '$sequence' })).json()
    .documents;
  expect(last.changes.map((text: string) => JSON.parse(text))).toEqual([
    { field: 'translations.hi.name', before: HINDI.name, after: 'समोसा' },
  ]);
});
