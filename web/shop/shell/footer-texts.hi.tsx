import type { Translated } from '#domain/languages/translations.ts';
import type { footerTexts } from './footer-texts.tsx';

const LINK = 'underline underline-offset-2';

export const footerTextsHindi: Translated<typeof footerTexts> = {
  about: (minutes) => `घर जैसा खाना, ऑर्डर के बाद ताज़ा बना, ${minutes} मिनट के अंदर आपके दरवाज़े पर।`,
  quickLinks: 'ज़रूरी लिंक',
  help: 'मदद',
  helpLinks: {
    support: 'ग्राहक सेवा',
    faqs: 'आम सवाल',
    terms: 'सेवा की शर्तें',
    privacy: 'प्राइवेसी पॉलिसी',
    cookies: 'कुकीज़',
    legal: 'कानूनी सूचना',
  },
  contact: 'संपर्क',
  copyright: (year, name) => `© ${year} ${name}. तस्वीरें सांकेतिक हैं; असली डिश अलग दिख सकती है।`,
  fssai: (licence) => `FSSAI लाइसेंस ${licence}`,
  pincodes: (
    <>
      पिनकोड का डेटा:{' '}
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
};
