import { describe, expect, it } from 'vitest';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { changedFields, differences } from './difference.ts';

const dosa = { name: 'Dosa', description: 'Crisp', price: '90', isAvailable: true };

describe('two admins who change one document', () => {
  const theirs = { ...dosa, name: 'Masala Dosa', price: '95' };

  // ADMIN-6
  it('are shown every difference, and their own value is preselected in fields they changed', () => {
    expect(differences(dosa, theirs, { ...dosa, price: '99', description: 'Very crisp' })).toEqual([
      { field: 'name', proposed: 'theirs' },
      { field: 'description', proposed: 'mine' },
      { field: 'price', proposed: 'mine' },
    ]);
  });

  it('are shown no difference in fields where both entered the same value', () => {
    expect(differences(dosa, theirs, theirs)).toEqual([]);
  });

  it('send only the fields that they changed', () => {
    expect(changedFields(dosa, { ...dosa, isAvailable: false })).toEqual(['isAvailable']);
    const listed = { ...dosa, diets: ['vegan'], allergens: ['soya'] };
    expect(changedFields(listed, { ...listed, diets: ['vegan'], allergens: [] })).toEqual(['allergens']);
    const translated: typeof dosa & { translations: DocumentTranslations } = {
      ...dosa,
      translations: { hi: { name: 'डोसा', description: 'करारा' } },
    };
    const reordered = { hi: { description: 'करारा', name: 'डोसा' } };
    expect(changedFields(translated, { ...translated, translations: reordered })).toEqual([]);
    expect(changedFields(translated, { ...translated, translations: {} })).toEqual(['translations']);
  });
});
