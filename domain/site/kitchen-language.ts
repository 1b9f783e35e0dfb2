import type { Language } from '#domain/languages/languages.ts';
import { ifOffered } from '#domain/languages/offered.ts';
import type { SiteSettings } from './settings.ts';

/** The language of the kitchen's sheets, and of mails to its team (LANG-62). One that the shop does not offer is none. */
export const kitchenLanguage = ({ kitchen, shop }: Pick<SiteSettings, 'kitchen' | 'shop'>): Language =>
  ifOffered(kitchen.language, shop.languages);
