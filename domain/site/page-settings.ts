import type { SettingsSection, SiteSettings } from './settings.ts';

/** The sections that every page contains. What the hours mean at a moment pages know from `ShownOpening`. */
export const PAGE_SECTIONS = [
  'kitchen',
  'charges',
  'delivery',
  'tax',
  'shop',
] as const satisfies readonly SettingsSection[];

/** The settings that every page contains. */
export type PageSettings = Pick<SiteSettings, (typeof PAGE_SECTIONS)[number]>;

export function pageSettings({ kitchen, charges, delivery, tax, shop }: SiteSettings): PageSettings {
  return { kitchen, charges, delivery, tax, shop };
}
