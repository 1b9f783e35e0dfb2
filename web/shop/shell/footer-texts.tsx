import type { ReactNode } from 'react';

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
  complaints: 'Complaints',
  /** Unfolds the rest of a footer of one line. */
  more: 'More',
  copyright: (year: number, name: string) => `© ${year} ${name}. Dish pictures are illustrations.`,
  fssai: (licence: string) => `FSSAI licence ${licence}`,
  /** Links to whoever collected them, and to their licence. */
  pincodes: (source: ReactNode, licence: ReactNode) => (
    <>
      Pincode data from {source} ({licence})
    </>
  ),
} as const;
