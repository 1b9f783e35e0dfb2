import { describe, expect, it } from 'vitest';
import type { Field, InEach, Setting, Words } from './setting-rows.ts';
import { firstSettings, readSection, SECTION_ROWS, SECTIONS, storedSection } from './settings.ts';

it('by default an order’s status follows its age', () => {
  expect(readSection('kitchen', {})).toEqual({ value: firstSettings().kitchen });
  expect(firstSettings().kitchen.orderMode).toBe('age');
});

it.each([
  { orderMode: 'guess' },
  { promiseMinutes: 0 },
  { acceptWithinMinutes: 2.5 },
  { lateAfterMinutes: 1441 },
])('the settings %o are refused', (given) => {
  expect(readSection('kitchen', given)).toHaveProperty('problem');
});

it('every first value follows its own rule, and has the form in which it is stored', () => {
  const first = { ...firstSettings(), messages: { kitchenEmail: 'chef@example.in' } };
  for (const section of SECTIONS)
    expect([section, storedSection(section, JSON.stringify(first[section]))]).toEqual([
      section,
      first[section],
    ]);
});

it('a value that is no object is not a stored section', () => {
  expect([storedSection('charges', 'null'), storedSection('charges', '[]')]).toEqual([undefined, undefined]);
});

describe('the words of settings', () => {
  const isField = (setting: Setting<unknown>): setting is Field<unknown> => 'words' in setting;
  const of = (place: string, { en, hi }: InEach<Words>) => ({ place, en, hi });
  const all = SECTIONS.flatMap((section) => {
    const settings: Readonly<Record<string, Setting<unknown>>> = SECTION_ROWS[section].settings;
    return Object.entries(settings).flatMap(([name, setting]) => {
      if (!isField(setting)) return [];
      const { words, choices = [], entry } = setting;
      const place = `${section}.${name}`;
      return [
        of(place, words),
        ...choices.map((each) => of(`${place}.${each.value}`, each.words)),
        ...Object.entries(entry?.parts ?? {}).map(([part, each]) => of(`${place}.${part}`, each.words)),
      ];
    });
  });

  // LANG-63
  it('stand in Hindi too, as many as in English', () => {
    expect(all.length).toBeGreaterThan(100);
    const isHindi = (text = '') => /\p{Script=Devanagari}|^(UPI ID \(VPA\)|English|18%)$/u.test(text);
    expect(all.filter(({ en, hi }) => en.length !== hi.length || !hi.every(isHindi))).toEqual([]);
  });
});
