import { describe, expect, it } from 'vitest';
import { EXAMPLE_NAMES, examplesIn, REMOVABLE_SECTIONS, withoutExamples } from './examples.ts';
import { firstSettings, type SiteSettings } from './settings.ts';

const emptied = (site: SiteSettings): SiteSettings => ({
  ...site,
  ...Object.fromEntries(
    REMOVABLE_SECTIONS.map((section) => [section, withoutExamples(section, site[section]) ?? site[section]]),
  ),
});

// SHOP-9, SHOP-10
describe('examples that come with the product', () => {
  it('are all there at first, and those that a kitchen can do without are removed together', () => {
    const first = firstSettings();
    expect(examplesIn(first)).toEqual(EXAMPLE_NAMES);
    const after = emptied(first);
    expect(examplesIn(after)).toEqual(['name', 'contact', 'position']);
    expect([after.home.reasons, after.about.values, after.policies.grievance]).toEqual([[], [], '']);
    expect([after.about.people, after.about.kitchens, after.about.story]).toEqual([[], [], '']);
    expect([after.about.customers, after.about.rating, after.testimonials.quotes]).toEqual([0, 0, []]);
    for (const section of REMOVABLE_SECTIONS)
      expect(withoutExamples(section, after[section])).toBeUndefined();
  });

  it('are removed while what the owner wrote stays', () => {
    const first = firstSettings();
    const own = { name: 'Asha', role: '', text: '', picture: '' };
    const site: SiteSettings = {
      ...first,
      about: { ...first.about, story: 'Ours.', people: [...first.about.people.slice(0, 1), own], chefs: 3 },
    };
    const { about } = emptied(site);
    expect([about.story, about.people, about.chefs, about.lead]).toEqual(['Ours.', [own], 3, '']);
  });

  it('are found in a part of a list, and not in what is not shown', () => {
    const first = firstSettings();
    const about = { ...first.about, people: first.about.people.slice(2), chefs: 0, lead: '', story: '' };
    const site: SiteSettings = {
      ...first,
      about: { ...about, figuresFrom: 'counted' },
      legal: { ...first.legal, officerName: 'Asha' },
    };
    expect(examplesIn(site)).not.toContain('figures');
    expect(examplesIn(site)).not.toContain('officer');
    expect(examplesIn(site)).not.toContain('story');
    expect(examplesIn(site)).toContain('people');
  });
});

// SHOP-40
it('no text that comes with the product says that veg and non-veg are cooked apart', () => {
  const { home, about, policies } = firstSettings();
  const texts = JSON.stringify([home, about, policies]);
  expect(texts).not.toMatch(/cooked apart|separate(ly)? (kitchen|cook)|cooked separately/i);
});
