import { beforeEach, describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS } from '#domain/site/hours-settings.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ KITCHEN_EMAIL: 'kitchen@example.in' }));
const people = await kitchen.everybody();

beforeEach(() => kitchen.takeEvents());

const set = (who: Person, section: string, value: unknown, method = 'PATCH') =>
  kitchen.send(who, method, at('settings', section), {
    data: { value: typeof value === 'string' ? value : JSON.stringify(value) },
  });
const sectionValue = async (section: string) =>
  JSON.parse((await kitchen.read(people.owner, 'settings', section)).json().value);

/** The private section of messages before any test has changed it. */
const messagesAtFirst: unknown = await sectionValue('messages');

const sectionsSeenBy = async (who: Person) =>
  (await kitchen.list(who, 'settings')).json().documents.map(({ $id }: { $id: string }) => $id);

const PUBLIC = [
  'about',
  'busy',
  'charges',
  'handOver',
  'home',
  'hours',
  'kitchen',
  'labels',
  'ledger',
  'legal',
  'pause',
  'plans',
  'policies',
  'shop',
  'support',
  'tax',
  'testimonials',
];
const PRIVATE = ['capacity', 'invoices', 'limits', 'messages', 'payments', 'retention', 'welcome'];
const NOT_OWNERS = ['visitor', 'customer', 'manager', 'kitchen', 'rider'] as const;

// SETTINGS-1
describe('permissions for settings', () => {
  it.each(NOT_OWNERS)('let %s read only the public sections', async (who) => {
    expect((await sectionsSeenBy(people[who])).toSorted()).toEqual(PUBLIC);
    for (const section of PRIVATE) {
      const answer = await kitchen.read(people[who], 'settings', section);
      expect([answer.statusCode, answer.json().type]).toEqual([404, 'document_not_found']);
    }
  });

  it('let the owner read all sections', async () => {
    expect((await sectionsSeenBy(people.owner)).toSorted()).toEqual([...PUBLIC, ...PRIVATE].toSorted());
    expect(messagesAtFirst).toEqual({ kitchenEmail: 'kitchen@example.in' });
  });

  it.each(NOT_OWNERS)('let %s write no section in any way', async (who) => {
    for (const section of ['charges', 'about', 'policies', 'messages', 'welcome', 'new'])
      for (const method of ['PATCH', 'PUT']) {
        const answer = await set(people[who], section, { freeDeliveryAbove: 1 }, method);
        expect(answer.statusCode).toBe(section === 'new' && method === 'PATCH' ? 404 : 401);
      }
    const data = { value: '{}' };
    expect((await kitchen.create(people[who], 'settings', data, 'new')).statusCode).toBe(401);
    expect((await kitchen.delete(people[who], 'settings', 'charges')).statusCode).toBe(401);
    expect(await sectionValue('charges')).toEqual(PAGE_DEFAULTS.charges);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('let nobody add or delete sections, not even the owner', async () => {
    const data = { value: '{}' };
    const added = await kitchen.create(people.owner, 'settings', data, 'new');
    expect([added.statusCode, (await set(people.owner, 'new', {}, 'PUT')).statusCode]).toEqual([401, 401]);
    expect((await kitchen.delete(people.owner, 'settings', 'charges')).statusCode).toBe(401);
  });
});

const { week: WEEK } = HOURS_DEFAULTS;
const ASHA = { name: 'Asha Rao', role: '', text: '', picture: '' };
const PANAJI = { name: 'Panaji', address: '', latitude: 15.49, longitude: 73.82 };
const NOON = { from: '12:00', to: '15:00' };
const DIWALI = { date: '2026-11-08', spans: [] };

// SETTINGS-2
describe('a setting', () => {
  it.each([
    ['kitchen', { promiseMinutes: 0 }, '"promiseMinutes" must be whole minutes from 1 to 1440'],
    ['kitchen', { lateAfterMinutes: '3' }, '"lateAfterMinutes" must be whole minutes from 1 to 1440'],
    ['kitchen', { orderMode: 'guess' }, '"orderMode" must be one of age, board'],
    ['kitchen', { colour: 'red' }, '"colour" is not a setting'],
    ['charges', { freeDeliveryAbove: -1 }, '"freeDeliveryAbove" must be 0 or more'],
    ['charges', { freeDeliveryAbove: 0.001 }, '"freeDeliveryAbove" must be whole paise'],
    ['charges', { deliveryFee: null }, '"deliveryFee" must be an amount in rupees'],
    ['charges', { minimumOrder: -0.5 }, '"minimumOrder" must be 0 or more'],
    ['charges', { packingPerOrder: 100_001 }, '"packingPerOrder" must be at most 100000'],
    [
      'capacity',
      { ordersPerQuarter: 0 },
      '"ordersPerQuarter" must be a whole number from 1 to 1000, or empty',
    ],
    ['capacity', { scheduleDays: 15 }, '"scheduleDays" must be whole days from 0 to 14'],
    ['capacity', { slotMinutes: 20 }, '"slotMinutes" must be 15 or 30'],
    ['payments', { vpa: 'rasoi' }, '"vpa" must be a UPI id such as rasoi@icici, or empty'],
    ['payments', { merchantCode: '12' }, '"merchantCode" must be four digits, or empty'],
    ['payments', { minutesToPay: 2 }, '"minutesToPay" must be whole minutes from 5 to 120'],
    ['charges', { roadPercent: 99 }, '"roadPercent" must be percent from 100 to 300'],
    ['tax', { sellerKind: 'trader' }, '"sellerKind" must be one of specification'],
    ['tax', { taxPercent: 41 }, '"taxPercent" must be a rate from 0 to 40'],
    ['tax', { taxPercent: 5.125 }, '"taxPercent" must be a rate from 0 to 40 with at most 2 decimals'],
    ['tax', { sac: '99x' }, '"sac" must be a code of 4 to 8 digits'],
    ['tax', { sellerKind: 'composition' }, '"gstin" must be a GST number'],
    ['tax', { sellerKind: 'regular', gstin: '29AAGCB7383J1Z5', state: '29' }, '"gstin" must be a GST number'],
    ['tax', { sellerKind: 'regular', gstin: '29AAGCB7383J1Z4' }, '"state" must be the state of the GST'],
    ['tax', { sellerKind: 'regular', gstin: '29AAGCB7383J1Z4', state: '27' }, '"state" must be the state'],
    ['tax', { state: '99' }, '"state" must be the state in which you are registered'],
    ['shop', { phone: 'call us' }, '"phone" must be a phone number'],
    ['shop', { address: [] }, '"address" must be 1 to 4 lines'],
    ['shop', { address: ['a', ' '] }, '"address" must be 1 to 4 lines'],
    ['shop', { fssai: '1234' }, '"fssai" must be 14 digits, or empty'],
    ['shop', { latitude: 91 }, '"latitude" must be degrees from -90 to 90'],
    ['shop', { timeZone: 'Mars/Base' }, '"timeZone" must be a time zone, such as Asia/Kolkata'],
    ['hours', { week: {} }, '"week" must be the seven days'],
    ['hours', { week: { ...WEEK, monday: [{ from: '9', to: '10' }] } }, '"week" must be the seven days'],
    [
      'hours',
      { week: { ...WEEK, monday: [{ from: '09:00', to: '24:00' }] } },
      '"week" must be the seven days',
    ],
    ['hours', { week: { ...WEEK, monday: [NOON, NOON] } }, '"week" must have no day with overlapping times'],
    ['hours', { exceptions: [{ date: '2026-02-29', spans: [] }] }, '"exceptions" must be at most 400 dates'],
    ['hours', { exceptions: [DIWALI, DIWALI] }, '"exceptions" must name each date once'],
    ['hours', { menus: [{ menuId: 'thalis', spans: [] }] }, '"menus" must be at most 100 menus'],
    ['hours', { lastOrderMinutes: 241 }, '"lastOrderMinutes" must be whole minutes from 0 to 240'],
    ['shop', { name: ' ' }, '"name" must be one line of 1 to 60 characters'],
    ['shop', { name: 'Two\nlines' }, '"name" must be one line of 1 to 60 characters'],
    ['shop', { name: 'Turned \u202Eround' }, '"name" must be one line of 1 to 60 characters'],
    ['shop', { name: 'a'.repeat(61) }, '"name" must be one line of 1 to 60 characters'],
    ['shop', { logo: 'https://a.example/logo.png' }, '"logo" must be an uploaded picture'],
    ['shop', { logo: 'javascript:alert(1)' }, '"logo" must be an uploaded picture'],
    ['home', { heading: 'a'.repeat(61) }, '"heading" must be one line of at most 60 characters'],
    ['home', { picture: '/brand/x.webp' }, '"picture" must be an uploaded picture'],
    ['home', { pictureFocus: '0; }' }, '"pictureFocus" must be one of center, top'],
    ['home', { reasons: [{ title: '', text: 'x' }] }, '"reasons" must be at most 4 entries'],
    ['about', { story: 'a'.repeat(8001) }, '"story" must be a text of at most 8000 characters'],
    ['about', { people: [{ name: 'Asha' }] }, '"people" must be at most 12 entries'],
    ['about', { people: [ASHA, ASHA] }, '"people" must not name one entry twice'],
    ['about', { people: [{ ...ASHA, picture: '/x.webp' }] }, '"people" must be at most 12 entries'],
    ['about', { kitchens: [{ ...PANAJI, latitude: 91 }] }, '"kitchens" must be at most 10 entries'],
    ['about', { rating: 5.1 }, '"rating" must be a number from 0 to 5'],
    ['about', { customers: 1.5 }, '"customers" must be a whole number'],
    ['about', { figuresFrom: 'guessed' }, '"figuresFrom" must be one of typed, counted'],
    ['support', { faqs: [{ question: '', answer: 'Yes' }] }, '"faqs" must be at most 30 entries'],
    ['support', { quote: 'a'.repeat(201) }, '"quote" must be one line of at most 200 characters'],
    ['retention', { logs: 364 }, '"logs" must be whole days from 365 to 36500, or empty'],
    ['retention', { orders: 2921 }, '"orders" must be whole days from 2922 to 36500, or empty'],
    ['legal', { officerEmail: 'farida' }, '"officerEmail" must be an e-mail address, or empty'],
    ['legal', { legalName: 'a\nb' }, '"legalName" must be one line of at most 120 characters'],
    ['policies', { terms: 'a'.repeat(20_001) }, '"terms" must be a text of at most 20000 characters'],
    [
      'testimonials',
      { quotes: [{ quote: 'Good', name: '', place: '' }] },
      '"quotes" must be at most 8 entries',
    ],
    ['welcome', { done: ['menu', 'menu'] }, '"done" must name each of'],
    ['welcome', { state: 'gone' }, '"state" must be one of open, dismissed, finished'],
    ['messages', { kitchenEmail: 'nobody' }, '"kitchenEmail" must be an e-mail address'],
    ['charges', [], 'It must be an object'],
    ['charges', 'null', 'It must be an object'],
    ['charges', '{', 'Value must be JSON'],
    ['charges', '{"__proto__":{"freeDeliveryAbove":1}}', '"__proto__" is not a setting'],
  ])('of %s is refused with the value %j: %s', async (section, value, reason) => {
    const before = await sectionValue(section);
    const answer = await set(people.owner, section, value);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
    expect(answer.json().message).toContain(reason);
    expect(await sectionValue(section)).toEqual(before);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('has the default of every field that is left out', async () => {
    await set(people.owner, 'kitchen', { promiseMinutes: 45, orderMode: 'board' });
    const answer = await set(people.owner, 'kitchen', { promiseMinutes: 40 });
    expect(JSON.parse(answer.json().value)).toMatchObject({
      promiseMinutes: 40,
      orderMode: 'age',
      acceptWithinMinutes: 15,
    });
    expect(kitchen.takeEvents()).toEqual(['settings update kitchen', 'settings update kitchen']);
  });
});

// SETTINGS-3
it('a changed amount for free delivery applies to the next order', async () => {
  const placement = {
    items: [JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 })],
    address: '4, MG Road, Pune',
  };
  async function deliveryFee(id: string): Promise<number> {
    const answer = await kitchen.create(people.customer, 'orders', placement, id);
    return answer.json().deliveryFee;
  }
  expect(await deliveryFee('before')).toBe(40);
  await set(people.owner, 'charges', { freeDeliveryAbove: 200 });
  expect(await deliveryFee('after')).toBe(0);
  await set(people.owner, 'charges', { freeDeliveryAbove: null });
  expect(await deliveryFee('never')).toBe(40);
  await set(people.owner, 'charges', { freeDeliveryAbove: 500 });
});

it('messages of the contact form are mailed to the address that the owner has set', async () => {
  await set(people.owner, 'messages', { kitchenEmail: 'Chef@Example.in' });
  expect((await kitchen.app.engine.site.current()).messages).toEqual({ kitchenEmail: 'chef@example.in' });
});

// SETTINGS-4
describe('the audit log', () => {
  async function newest() {
    const answer = await kitchen.list(people.manager, 'audits', {
      method: 'orderDesc',
      attribute: '$sequence',
    });
    const [{ changes, ...row }] = answer.json().documents;
    return { ...row, changes: changes.map((change: string) => JSON.parse(change)) };
  }

  it('names the changed setting with its values before and after', async () => {
    await set(people.owner, 'charges', { freeDeliveryAbove: 650 });
    expect(await newest()).toMatchObject({
      adminId: 'owner',
      action: 'update',
      collection: 'settings',
      documentId: 'charges',
      changes: [{ field: 'freeDeliveryAbove', before: 500, after: 650 }],
    });
    await set(people.owner, 'charges', { freeDeliveryAbove: 500 });
  });

  it('cuts long texts', async () => {
    await set(people.owner, 'policies', { cookies: 'a'.repeat(2000) });
    expect((await newest()).changes[0].after).toBe(`${'a'.repeat(500)}…`);
    await set(people.owner, 'policies', {});
  });

  it('names only the changed setting in a private section, without values', async () => {
    await set(people.owner, 'messages', { kitchenEmail: 'secret@example.in' });
    const row = await newest();
    expect(row.changes).toEqual([{ field: 'kitchenEmail', before: null, after: 'another value' }]);
  });
});
