import { describe, expect, it } from 'vitest';
import { isFieldSection, SECTIONS } from '#domain/site/settings.ts';
import { fieldsOf } from './fields.ts';
import { SCREEN_SECTIONS, sectionOfHash, settingAddress } from './section-screens.ts';
import { fieldEntries, findSettings } from './setting-search.ts';

const inEnglish = <Text>(words: Text) => words;
const entries = SECTIONS.filter(isFieldSection).flatMap((section) =>
  fieldEntries(section, fieldsOf(section), inEnglish),
);
const found = (typed: string) =>
  findSettings(entries, typed).map(({ section, field }) => settingAddress(section, field));

describe('the screens of the settings', () => {
  // SETTINGS-13
  it('are one for each section with fields, and one for the hours', () => {
    const expected = [...SECTIONS.filter(isFieldSection), 'hours'];
    expect([...SCREEN_SECTIONS].sort()).toEqual(expected.sort());
  });

  it('are found by the addresses of the one page that there was', () => {
    expect(['#section-limits', '#section-pause', '#field-name', ''].map(sectionOfHash)).toEqual([
      'limits',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

// SETTINGS-12
describe('the search of the settings', () => {
  it.each([
    ['late aft', '/admin/settings/kitchen#field-lateAfterMinutes'],
    ['VPA', '/admin/settings/payments#field-vpa'],
    ['sac', '/admin/settings/tax#field-sac'],
    ['sms', '/admin/settings/kitchen#field-cashNeedsCode'],
    ['hsn', '/admin/settings/tax#field-sac'],
    ['  FREE   delivery ', '/admin/settings/charges#field-freeDeliveryAbove'],
  ])('finds for “%s” first the field %s', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
  });

  it('finds nothing without a word, and for words that no setting has', () => {
    expect([found('  '), found('xylophone')]).toEqual([[], []]);
  });
});
