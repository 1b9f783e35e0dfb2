const LINK = 'underline underline-offset-2';

/** Texts of the footer. */
export const footerTexts = {
  about: (minutes: number) =>
    `Home-style Indian food, cooked when you order and at your door within ${minutes} minutes.`,
  quickLinks: 'Quick Links',
  help: 'Help',
  helpLinks: {
    support: 'Customer Service',
    faqs: 'FAQs',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    cookies: 'Cookies',
    legal: 'Legal notice',
  },
  contact: 'Contact',
  copyright: (year: number, name: string) => `© ${year} ${name}. Dish pictures are illustrations.`,
  fssai: (licence: string) => `FSSAI licence ${licence}`,
  pincodes: (
    <>
      Pincode data from{' '}
      <a href="https://www.geonames.org/" className={LINK}>
        GeoNames
      </a>{' '}
      (
      <a href="https://creativecommons.org/licenses/by/4.0/" className={LINK}>
        CC BY 4.0
      </a>
      )
    </>
  ),
} as const;
