import { logoPath } from '#domain/files/logo.ts';
import type { HoursSettings } from '#domain/site/hours-settings.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import type { ShopSettings } from '#domain/site/shop-settings.ts';
import { isAllDay, isAlways, type Span } from '#domain/time/spans.ts';
import { businessHours } from '#web/shared/content/contact-details.ts';
import { CONTEXT } from '#web/shared/content/structured-data.ts';
import { sameDays } from '#web/shared/opening/hours.ts';

function printed({ weekdays, opens, closes }: (typeof businessHours)[number]) {
  return weekdays ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes }] : [];
}

/** Where a day ends in data that knows no 24:00. */
const DAY_END = '23:59';
const opensAndCloses = (spans: readonly Span[]) =>
  isAllDay(spans)
    ? [{ opens: '00:00', closes: DAY_END }]
    : spans.map(({ from, to }) => ({ opens: from, closes: to === '00:00' ? DAY_END : to }));

/** When the kitchen is open: the hours of the settings; the printed ones while it takes orders at any time. */
function openingHours(settings: Pick<HoursSettings, 'week' | 'exceptions'> | undefined) {
  if (!settings || isAlways(settings)) return { openingHoursSpecification: businessHours.flatMap(printed) };
  const { week, exceptions } = settings;
  const closed = [{ opens: '00:00', closes: '00:00' }];
  return {
    openingHoursSpecification: sameDays(week).flatMap(({ days, spans }) =>
      opensAndCloses(spans).map((times) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`),
        ...times,
      })),
    ),
    specialOpeningHoursSpecification: exceptions.flatMap(({ date, spans }) =>
      (spans.length > 0 ? opensAndCloses(spans) : closed).map((times) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...times,
      })),
    ),
  };
}

/**
 * The kitchen as schema.org describes one.
 * @param origin where people reach the site
 * @param hours when customers may order
 * @param shop how to reach it
 */
export function restaurantData(
  origin: string,
  hours?: Pick<HoursSettings, 'week' | 'exceptions'>,
  { name, logo, phone, email, address, latitude, longitude }: ShopSettings = PAGE_DEFAULTS.shop,
) {
  const streetAddress = address.slice(0, -1).join(', ');
  const locality = address.at(-1) ?? '';
  const [, addressLocality, postalCode] = /^(.*) (\d{6})$/.exec(locality) ?? [];
  return {
    '@context': CONTEXT,
    '@type': 'Restaurant',
    name,
    url: `${origin}/`,
    image: `${origin}/share-picture`,
    logo: `${origin}${logoPath(logo, 512)}`,
    telephone: phone,
    email,
    servesCuisine: 'Indian',
    priceRange: '₹',
    currenciesAccepted: 'INR',
    hasMenu: `${origin}/menu`,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...openingHours(hours),
  };
}
