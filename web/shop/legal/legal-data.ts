import type { LegalSettings } from '#domain/site/content/legal-settings.ts';
import type { ShopSettings } from '#domain/site/shop-settings.ts';
import { CONTEXT } from '#web/shared/content/structured-data.ts';

/** The business and its grievance officer as schema.org describes them; the officer only once one is named. */
export function legalData(
  origin: string,
  { name, email, phone, address }: Pick<ShopSettings, 'name' | 'email' | 'phone' | 'address'>,
  legal: LegalSettings,
) {
  const { legalName, registeredAddress, officerName, officerEmail, officerPhone } = legal;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    ...(legalName !== '' && { legalName }),
    url: `${origin}/`,
    address: registeredAddress.split('\n').filter(Boolean).join(', ') || address.join(', '),
    ...(officerName !== '' && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'grievance officer',
        name: officerName,
        email: officerEmail || email,
        telephone: officerPhone || phone,
      },
    }),
  };
}
