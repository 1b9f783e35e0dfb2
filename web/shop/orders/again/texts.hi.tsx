import type { Translated } from '#domain/languages/translations.ts';
import type { againTexts } from './texts.tsx';

export const againTextsHindi: Translated<typeof againTexts> = {
  title: 'फिर से ऑर्डर करें',
  each: (quantity, price) => (
    <>
      {quantity} × {price}
    </>
  ),
  add: 'जोड़ें',
  addLabel: (quantity, dish) => `${dish} (${quantity}) फिर से कार्ट में जोड़ें`,
  gone: (dishes) => `आज उपलब्ध नहीं: ${dishes}`,
  nothing: 'आपके पिछले ऑर्डर में से कोई भी डिश आज उपलब्ध नहीं है।',
};
