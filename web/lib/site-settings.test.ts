import { expect, it } from 'vitest';
import { PAGE_DEFAULTS as defaults } from '#domain/site/page-defaults.ts';
import { withDefaults, withoutDefaults } from './site-settings.ts';

// SETTINGS-9
it('a document contains only the settings that differ from the defaults', () => {
  const address = ['1 Beach Road', 'Panaji 403001'];
  const set = {
    ...defaults,
    charges: { ...defaults.charges, freeDeliveryAbove: null },
    shop: { ...defaults.shop, address },
  };
  expect(withoutDefaults(defaults)).toEqual({});
  expect(withoutDefaults(set)).toEqual({ charges: { freeDeliveryAbove: null }, shop: { address } });
  expect(withDefaults(withoutDefaults(set))).toEqual(set);
  expect(withDefaults({})).toEqual(defaults);
});
