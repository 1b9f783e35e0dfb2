import { describe, expect, it } from 'vitest';
import { NO_DOOR } from '#domain/addresses/door.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { paise } from '#domain/money.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { type LabelFacts, type LabelledOrder, labelOf, labelRows } from './label.ts';

const line = (dishId: string, name: string, quantity: number) => ({
  ...{ dishId, name, quantity, price: paise(10000), imgUrl: '' },
});
const meal: LabelledOrder = {
  ...{ id: '6728a1b2c3d4e5f60718', number: '#1042', kind: 'delivery', channel: 'plan', status: 'accepted' },
  ...{ scheduledFor: '2026-11-28T07:00:00.000Z', promisedAt: '2026-11-28T08:00:00.000Z' },
  lines: [line('dal', 'Dal', 1), line('roti', 'Roti', 4)],
  ...{ note: 'Bread: Roti; No onion', hasAllergies: true, cutlery: false },
  ...{ customerName: 'Asha Rao', address: '4, MG Road, Ashok Nagar, Pune, Maharashtra, 411001' },
  ...{ pincode: 411001, door: NO_DOOR, riderId: 'ravi', people: 1 },
};
const facts: LabelFacts = {
  types: { dal: 'veg', roti: 'veg', fish: 'non-veg' },
  riders: { ravi: 'Ravi' },
  ...{ origin: 'https://rasoi.example', timeZone: 'Asia/Kolkata', lateAfterMinutes: 15 },
  ...{ fssai: '12345678901234', bestBeforeHours: 4 },
  mealTimes: [{ name: 'Lunch', deliveredFrom: '12:30', deliveredUntil: '13:30' }],
};
const label = (over: Partial<LabelledOrder> = {}, more: Partial<LabelFacts> = {}) =>
  labelOf({ ...meal, ...over }, { ...facts, ...more }, sheetTexts);

// PACK-4
describe('a label', () => {
  // PIN-5
  it('says what matters at the door', () => {
    const door = { floor: '3', gate: 'Blue gate', leaveAtDoor: true };
    expect(label({ door }).area).toBe(
      'MG Road, Ashok Nagar, Pune · Gate: Blue gate · Floor: 3 · Leave at the door',
    );
  });

  it('says whom a bag is for, what is in it, what differs, where it goes and until when it is best', () => {
    expect(label()).toEqual({
      number: '#1042',
      name: 'Asha Rao',
      mark: 'veg',
      leaveOut: ['No onion'],
      choices: ['Bread: Roti'],
      meal: 'Lunch: 1 × Dal, 4 × Roti',
      allergy: 'ALLERGY: CHECK',
      link: 'https://rasoi.example/admin/packing?order=6728a1b2c3d4e5f60718',
      contents: [
        { quantity: '1 ×', name: 'Dal', mark: 'veg' },
        { quantity: '4 ×', name: 'Roti', mark: 'veg' },
      ],
      area: 'MG Road, Ashok Nagar, Pune',
      window: '12:30–13:30',
      rider: 'Rider: Ravi',
      bestBefore: 'Best before 28 Nov 2026, 16:30',
      fssai: 'FSSAI 12345678901234',
    });
  });

  it('never has the customer’s words about allergies, their phone or their full address', () => {
    const words = JSON.stringify(label());
    for (const secret of ['4, MG', '411001']) expect(words).not.toContain(secret);
  });

  it('says how many tiffins it is, if it is for several people', () => {
    expect(label({ people: 3 }).choices[0]).toBe('3 TIFFINS');
    expect(label({ people: null }).choices).toEqual(label().choices);
  });

  it('says first what is left out of the order and of its dishes, and not how hot they are', () => {
    const lines = [
      {
        ...line('dosa', 'Dosa', 2),
        options: [
          { groupId: 'g', group: 'Masala', choiceId: 'c', name: 'Without onion', price: paise(0) },
          { groupId: 's', group: 'Spice', choiceId: 'm', name: 'Not spicy', price: paise(0) },
        ],
        note: 'no ghee',
      },
    ];
    const { leaveOut, choices } = label({ lines, note: 'Jain; ring twice' });
    expect(leaveOut).toEqual(['Jain', 'Dosa: Without onion, no ghee']);
    expect(choices).toEqual(['ring twice', 'Dosa: Not spicy']);
  });

  it('calls a meal after its meal time, and another order after its dishes', () => {
    expect(label({}, { mealTimes: [] }).meal).toBe('1 × Dal, 4 × Roti');
    expect(label({ channel: 'online' }).meal).toBe('1 × Dal, 4 × Roti');
  });

  it('names the chosen options and the note of each dish, and cutlery', () => {
    const lines = [
      {
        ...line('dosa', 'Dosa', 2),
        options: [{ groupId: 'g', group: 'Extras', choiceId: 'c', name: 'Extra ghee', price: paise(0) }],
        note: 'crisp',
      },
      line('dal', 'Dal', 1),
    ];
    expect(label({ lines, note: null, cutlery: true }).choices).toEqual([
      'Dosa: Extra ghee, crisp',
      'WITH CUTLERY',
    ]);
  });

  it.each([
    ['one dish is not', ['dal', 'fish'], 'non-veg'],
    ['a dish is not known', ['dal', 'gone'], null],
    ['there is nothing in it', [], null],
  ])('is not marked as veg if %s', (_what, dishes, mark) => {
    expect(label({ lines: dishes.map((dish) => line(dish, dish, 1)) }).mark).toBe(mark);
  });

  it('says nothing that the kitchen has not said', () => {
    const bare = label(
      { riderId: null, hasAllergies: false, customerName: null },
      { fssai: '', bestBeforeHours: null },
    );
    expect(bare).toMatchObject({ rider: null, fssai: null, bestBefore: null, allergy: null });
    expect(bare.name).toBe(sheetTexts.noName);
  });

  it('of another order has its promised window, and of one that is fetched no area', () => {
    const single = label({ channel: 'online', scheduledFor: null, kind: 'pickup', address: null });
    expect([single.window, single.area]).toEqual(['13:30–13:45', 'PICKUP']);
    expect(label({ channel: 'online', promisedAt: null }).window).toBeNull();
  });

  it('is in the owner’s language', () => {
    const { sheetTexts: hindi } = textsIn('hi', { sheetTexts });
    const made = labelOf(meal, facts, hindi);
    expect(made.rider).toBe('राइडर: Ravi');
    expect(made.bestBefore).toContain('16:30');
  });
});

// PACK-4
it('a label on a roll has its rows in this order', () => {
  expect(
    labelRows(label(), sheetTexts).map((row) => ('text' in row ? `${row.type} ${row.text}` : row.type)),
  ).toEqual([
    'title #1042',
    'pair',
    'warning ALLERGY: CHECK',
    'warning No onion',
    'text MG Road, Ashok Nagar, Pune',
    'strong Rider: Ravi',
    'strong Bread: Roti',
    'rule',
    'dish',
    'dish',
    'rule',
    'text Best before 28 Nov 2026, 16:30',
    'text FSSAI 12345678901234',
    'code https://rasoi.example/admin/packing?order=6728a1b2c3d4e5f60718',
  ]);
});
