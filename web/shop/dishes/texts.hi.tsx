import type { Translated } from '#domain/languages/translations.ts';
import { groupDigits } from '#domain/money.ts';
import type { dishTexts } from './texts.tsx';

const reviews = (number: number) => `${groupDigits(number)} रिव्यू`;

export const dishTextsHindi: Translated<typeof dishTexts> = {
  page: (minutes) => ({
    title: 'मेन्यू',
    description: `थाली, सब्ज़ी, बिरयानी, डोसा, नाश्ता और मिठाई: ऑर्डर के बाद ताज़ा बना, ${minutes} मिनट के अंदर आपके दरवाज़े पर।`,
  }),
  menu: {
    all: 'सभी डिश',
    favourites: 'पसंदीदा',
    available: (number) => `${number} डिश उपलब्ध`,
    inSection: (number) => `(${number})`,
    dishes: 'डिश',
    more: 'और डिश दिखाएँ',
    earlier: 'पिछली डिश दिखाएँ',
    loading: 'मेन्यू लोड हो रहा है...',
    soldOut: 'ख़त्म हो गया',
    vegOnly: 'सिर्फ़ वेज',
    loadFailed: 'डिश लोड नहीं हो सकीं',
    nothingLoaded: 'मेन्यू की जानकारी लोड नहीं हो सकी',
  },
  left: (portions) => (portions === 1 ? 'सिर्फ़ 1 बची है' : `सिर्फ़ ${portions} बची हैं`),
  card: {
    from: 'शुरुआत ',
    choose: (dish) => (
      <>
        + जोड़ें<span className="sr-only">{` ${dish}: विकल्प चुनें`}</span>
      </>
    ),
    tellMe: (dish) => (
      <>
        मुझे बताएँ<span className="sr-only">{`: ${dish} फिर से मिलने पर`}</span>
      </>
    ),
  },
  search: {
    label: 'डिश खोजें',
    placeholder: 'डिश खोजें...',
    nothingFound: 'कोई डिश नहीं मिली',
    hint: 'फ़िल्टर या खोज का शब्द बदलकर देखें',
    reset: 'सारे फ़िल्टर हटाएँ',
  },
  filter: {
    label: 'फ़िल्टर',
    show: 'फ़िल्टर',
    hide: (
      <span>
        <span className="sr-only">फ़िल्टर </span>छिपाएँ
      </span>
    ),
    chosen: (number) => (
      <>
        {number}
        <span className="sr-only"> चुने हुए</span>
      </>
    ),
    diet: 'वेज या नॉन-वेज',
    types: { veg: 'वेज', 'non-veg': 'नॉन-वेज' },
    price: 'दाम',
    suitable: 'किनके लिए सही',
    all: 'सभी',
    under: (price) => `${price} से कम`,
  },
  rating: {
    none: 'अभी रेटिंग नहीं',
    short: (average, number) => (
      <>
        <span aria-hidden="true">
          {average} <span className="font-normal text-muted">{`(${groupDigits(number)})`}</span>
        </span>
        <span className="sr-only">{`5 में से ${average} स्टार, ${reviews(number)}`}</span>
      </>
    ),
    full: (average, number) => (
      <span>
        <span className="sr-only">5 में से </span>
        <span className="font-semibold tabular-nums">{average}</span>
        <span className="sr-only"> स्टार,</span> <span className="text-muted">{`(${reviews(number)})`}</span>
      </span>
    ),
  },
};
