import { firstOf } from './setting-rows.ts';
import { type PageSection, SECTION_ROWS, SECTIONS, type SiteSettings } from './settings.ts';

/**
 * The first values of the settings that every page contains. The scripts of pages get them as they are here, without the rows
 * (scripts/pages/page-defaults.ts).
 */
export const PAGE_DEFAULTS = Object.fromEntries([
  ...SECTIONS.flatMap((section) => {
    const row = SECTION_ROWS[section];
    return 'onEveryPage' in row ? [[section, firstOf(row.settings)]] : [];
  }),
  ['areas', []],
]) as Pick<SiteSettings, PageSection | 'areas'>;
