import { PAGE_DEFAULTS } from './page-defaults.ts';
import type { PageSection, SiteSettings } from './settings.ts';

/** The settings that every page contains. What the hours mean at a moment pages know from `ShownOpening`. */
export type PageSettings = Pick<SiteSettings, PageSection | 'areas'>;

export const PAGE_SECTIONS = Object.keys(PAGE_DEFAULTS).filter(
  (name): name is PageSection => name !== 'areas',
);

export const pageSettings = (site: SiteSettings) =>
  Object.fromEntries([
    ...PAGE_SECTIONS.map((section) => [section, site[section]] as const),
    ['areas', site.areas],
  ]) as PageSettings;
