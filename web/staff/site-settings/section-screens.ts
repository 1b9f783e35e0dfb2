import type { FieldSection } from '#domain/site/settings.ts';

/** A section with a screen of its own below /admin/settings. */
export type ScreenSection = FieldSection | 'hours';

/** Which sections there are, in groups as the settings list them (SETTINGS-13). */
export const SETTING_GROUPS = [
  { group: 'evening', sections: ['hours', 'kitchen', 'capacity', 'charges', 'plans', 'labels', 'handOver'] },
  { group: 'money', sections: ['payments', 'tax', 'invoices', 'ledger'] },
  { group: 'pages', sections: ['shop', 'home', 'about', 'testimonials', 'support', 'policies'] },
  { group: 'law', sections: ['legal', 'messages', 'limits', 'retention'] },
] as const satisfies readonly { group: string; sections: readonly ScreenSection[] }[];

/** The sections in the order in which they are listed. */
export const SCREEN_SECTIONS: readonly ScreenSection[] = SETTING_GROUPS.flatMap(({ sections }) => sections);

export const isScreenSection = (name: string): name is ScreenSection =>
  SCREEN_SECTIONS.some((section) => section === name);

/** The pages on which customers see what a section says. */
export const SHOP_PAGES: { readonly [S in ScreenSection]?: string } = {
  hours: '/menu',
  kitchen: '/',
  charges: '/menu',
  shop: '/',
  home: '/',
  about: '/about',
  testimonials: '/',
  support: '/support',
  policies: '/support',
  legal: '/legal',
};

/** The id of a setting's field, for links to it. */
export const fieldAnchor = (name: string): string => `field-${name}`;

/** The address of a section's screen, or of one of its fields. */
export const settingAddress = (section: string, field?: string): string =>
  `/admin/settings/${section}${field ? `#${fieldAnchor(field)}` : ''}`;

/** The section that an address of an older version names, such as `#section-limits`: all had one page. */
export function sectionOfHash(hash: string): ScreenSection | undefined {
  const name = /^#section-(\w+)$/.exec(hash)?.[1] ?? '';
  return isScreenSection(name) ? name : undefined;
}
