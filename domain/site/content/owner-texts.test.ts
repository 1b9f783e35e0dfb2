import { describe, expect, it } from 'vitest';
import { firstSettings, readSection, storedSection } from '../settings.ts';
import { withTextsByKey } from './owner-texts.ts';
import { ownerTextsIn } from './owner-texts-in.ts';

const STORY = 'पहले एक टिफ़िन बना।';
const ASHA = { name: 'Asha Rao', role: 'Cook', text: '', picture: '' };

// LANG-45
describe('the owner’s own texts in another language', () => {
  it('are stored as typed beside the originals, without empty ones', () => {
    const translations = { hi: { name: ' रसोई ', address: [] } };
    expect(readSection('shop', { name: 'Rasoi', translations })).toEqual({
      value: { ...firstSettings().shop, translations: { hi: { name: 'रसोई' } } },
    });
    const given = { people: [{ ...ASHA, translations: { hi: { name: 'आशा राव', role: '' } } }] };
    expect(readSection('about', given)).toMatchObject({
      value: { people: [{ ...ASHA, translations: { hi: { name: 'आशा राव' } } }] },
    });
  });

  it('leave no trace if there are none', () => {
    for (const translations of [undefined, null, {}, { hi: {} }, { hi: { story: ' ', lead: null } }])
      expect(readSection('about', { translations })).toEqual({ value: firstSettings().about });
    const people = [{ ...ASHA, translations: { hi: { name: '' } } }];
    expect(readSection('about', { people })).toEqual({ value: { ...firstSettings().about, people: [ASHA] } });
  });

  it.each([
    ['shop', { hi: { name: 'र'.repeat(61) } }, 'name:hi', 'must be one line of 1 to 60 characters'],
    ['shop', { hi: { name: 5 } }, 'name:hi', 'must be one line of 1 to 60 characters'],
    ['shop', { hi: { address: 'एक' } }, 'address:hi', 'must be 1 to 4 lines of at most 100 characters'],
    ['shop', { hi: { phone: '1234567' } }, 'phone:hi', 'is not a setting'],
    ['shop', { xx: { name: 'a' } }, 'name:xx', 'is not a setting'],
    ['shop', { hi: 'name' }, '0:hi', 'is not a setting'],
    ['charges', { hi: { deliveryFee: 4 } }, 'deliveryFee:hi', 'is not a setting'],
  ] as const)('are refused of %s as %j: "%s" %s', (section, translations, field, reason) => {
    expect(readSection(section, { translations })).toEqual({ problem: { field, reason } });
  });

  it('are refused with their entry where they do not fit', () => {
    const people = [{ ...ASHA, translations: { hi: { name: 'आ'.repeat(61) } } }];
    expect(readSection('about', { people })).toMatchObject({ problem: { field: 'people' } });
  });

  it('of a language that the product no longer has do not cost a section its other values', () => {
    const stored = { name: 'Amma', translations: { xx: { name: 'A' }, hi: { name: 'अम्मा' } } };
    expect(storedSection('shop', JSON.stringify(stored))).toMatchObject({
      name: 'Amma',
      translations: { hi: { name: 'अम्मा' } },
    });
  });

  it('take the place of the originals in that language only, entry by entry', () => {
    const about = {
      story: 'It began with one tiffin.',
      lead: 'Welcome',
      people: [{ ...ASHA, translations: { hi: { name: 'आशा राव' } } }],
      translations: { hi: { story: STORY } },
    };
    expect(ownerTextsIn(about, 'hi')).toEqual({
      story: STORY,
      lead: 'Welcome',
      people: [{ ...ASHA, name: 'आशा राव' }],
    });
    expect(ownerTextsIn(about, 'en')).toEqual({ story: about.story, lead: 'Welcome', people: [ASHA] });
  });

  it('have one name each where values are listed', () => {
    const values = { name: 'Rasoi', translations: { hi: { name: 'रसोई' } } };
    expect(withTextsByKey(values)).toEqual({ name: 'Rasoi', 'name:hi': 'रसोई' });
  });
});
