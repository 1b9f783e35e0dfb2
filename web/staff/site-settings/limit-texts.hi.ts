import type { Translated } from '#domain/languages/translations.ts';
import type { limitTexts } from './limit-texts.ts';

export const limitTextsHindi: Translated<typeof limitTexts> = {
  title: 'गलत इस्तेमाल की सीमाएँ',
  onlyBuyersReview: {
    false: { label: 'जिसका भी अकाउंट है', note: 'बिना अकाउंट वालों को वह डिश मिली होनी चाहिए।' },
    true: { label: 'सिर्फ़ जिसे वह मिली है', note: 'जिसने डिश ऑर्डर नहीं की, वह उसका रिव्यू नहीं दे सकता।' },
  },
  unverifiedAreGuests: {
    false: {
      label: 'सिर्फ़ जिसने साइन इन नहीं किया',
      note: 'जो कोई भी मनगढ़ंत ईमेल लिखे, वह भी ज़्यादा डिश रोक सकता है।',
    },
    true: {
      label: 'बिना पक्के पते वाले अकाउंट भी',
      note: 'ग्राहक पहले अपना ईमेल या फ़ोन नंबर पक्का करते हैं। अगर कोई मनगढ़ंत अकाउंट से आपकी डिश रोक रहा हो, तो इसे चालू करें।',
    },
  },
  fields: {
    textCountries: {
      label: 'किन देशों में SMS जाएँ',
      hint: 'उनके कॉलिंग कोड, हर लाइन में एक, जैसे 91। दूसरे देशों के SMS महँगे होते हैं, और प्रोग्राम उन्हें माँगते हैं।',
    },
    codesPerDay: {
      label: 'एक दिन में SMS से कोड',
      hint: 'सब लोगों को मिलाकर। इससे ज़्यादा होने पर आधी रात तक किसी को कोड नहीं मिलता, और आपको ईमेल आता है।',
    },
    ordersPerGuest: {
      label: 'बिना अकाउंट के रुके हुए ऑर्डर',
      hint: 'बिना साइन इन वाले एक ग्राहक के, जब तक आप स्वीकार न करें। खाली: कितने भी।',
    },
    ordersPerNetwork: {
      label: 'एक ही नेटवर्क से',
      hint: 'एक घर या फ़ोन नेटवर्क के सभी ग्राहक मिलाकर। खाली: कितने भी।',
    },
    portionsPerGuest: {
      label: 'ऐसे एक ऑर्डर में प्लेट',
      hint: 'उस डिश के, जो दिन में गिनती की बनती है। खाली: कितने भी।',
    },
    unverifiedAreGuests: { label: 'ये तीन सीमाएँ किसके लिए हैं' },
    onlyBuyersReview: { label: 'डिश का रिव्यू कौन दे सकता है' },
  },
};
