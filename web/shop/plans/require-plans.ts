import { data } from 'react-router';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import type { Page } from '#web/lib/page/page-loader.ts';
import { SITE_SETTINGS_KEY } from '#web/lib/site-settings.ts';

/** The page for addresses that do not exist. */
export const notFound = () => data(null, { status: 404 });

/** The time zone of a kitchen that sells plans. While it sells none, throws the page for addresses that do not exist. */
export function requirePlans({ queries }: Pick<Page, 'queries'>): string {
  const site = queries.getQueryData<PageSettings>(SITE_SETTINGS_KEY);
  if (!site || !arePlansOn(site)) throw notFound();
  return site.shop.timeZone;
}
