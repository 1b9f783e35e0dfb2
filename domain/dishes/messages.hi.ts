import type { Translated } from '#domain/languages/translations.ts';
import type { dishMessages } from './messages.ts';

export const dishMessagesHindi: Translated<typeof dishMessages> = {
  contradictions: {
    veganNonVeg: 'नॉन-वेज डिश वीगन नहीं हो सकती। इसका प्रकार या आहार बदलें।',
    jainNonVeg: 'नॉन-वेज डिश जैन नहीं हो सकती। इसका प्रकार या आहार बदलें।',
    vegWithAnimals: 'वेज डिश में अंडा, मछली या झींगा-केकड़ा नहीं हो सकता। प्रकार नॉन-वेज करें या एलर्जन बदलें।',
    veganMilk: 'वीगन डिश में दूध नहीं हो सकता। इसके आहार या एलर्जन बदलें।',
    glutenFreeGluten: 'ग्लूटेन-फ़्री डिश में ग्लूटेन नहीं हो सकता। इसके आहार या एलर्जन बदलें।',
  },
  priceChanged: (dish, now) => `${dish} का दाम अब ${now} है। कोई दाम नहीं बदला गया: कृपया नए दाम फिर से देखें।`,
  priceOfNone: 'इस सूची की एक डिश हटा दी गई है। कोई दाम नहीं बदला गया: कृपया नए दाम फिर से देखें।',
  availableOrSoldOut: 'डिश या तो उपलब्ध होती है या कुछ समय के लिए खत्म।',
  dayWrong: 'दिन 2026-08-03 जैसी तारीख होता है।',
  daysWrong: 'आख़िरी दिन पहले दिन से पहले है।',
  notServedToday: (dishName) => `${dishName} आज के लिए नहीं है। कृपया पहले इसके दिन बदलें।`,
  noPortionsToday: (dishName) => `${dishName} की आज की सारी प्लेटें ऑर्डर हो चुकी हैं। कृपया पहले रोज़ की प्लेटें बढ़ाएँ।`,
  fewPortions: (dishName, left) =>
    `${dishName} की सिर्फ़ ${left} प्लेट ${left === 1 ? 'बची है' : 'बची हैं'}। कृपया ज़्यादा से ज़्यादा ${left} ऑर्डर करें।`,
  noPortions: (dishName) =>
    `उस दिन के लिए ${dishName} की सारी प्लेटें बिक चुकी हैं। बाकी ऑर्डर करने के लिए कृपया इसे कार्ट से हटाएँ।`,
};
