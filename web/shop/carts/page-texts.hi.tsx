import type { Translated } from '#domain/languages/translations.ts';
import type { cartPageTexts } from './page-texts.tsx';

export const cartPageTextsHindi: Translated<typeof cartPageTexts> = {
  page: { title: 'आपका कार्ट' },
  loading: 'कार्ट लोड हो रहा है...',
  empty: {
    title: 'आपका कार्ट खाली है',
    text: 'चूल्हे पर कुछ गरमागरम चढ़ा है। एक नज़र डालिए।',
    toMenu: 'हमारा मेन्यू देखें',
  },
  heading: 'आपका कार्ट',
  dishes: 'आपके कार्ट की डिश',
  continueShopping: 'और डिश देखें',
  clear: 'कार्ट खाली करें',
  summary: 'ऑर्डर का हिसाब',
  total: 'कुल',
  subtotal: 'डिश का जोड़',
  toCart: 'कार्ट देखें',
  feeOf: (pincode) => `${pincode} पर डिलीवरी के लिए। चेकआउट पर आपके पते का शुल्क लगेगा।`,
  feeDiffers: 'डिलीवरी शुल्क पिनकोड पर निर्भर है: चेकआउट पर आपके पते का शुल्क लगेगा।',
  checkout: 'चेकआउट करें',
  signInNext: 'साइन इन अगले कदम पर होगा। आपका कार्ट साथ आएगा।',
  someDish: 'एक डिश',
  priceForOne: (price) => (
    <>
      <span className="text-muted">एक का दाम</span> {price}
    </>
  ),
  remove: (dish) => `${dish} हटाएँ`,
  notAvailable: 'अभी उपलब्ध नहीं है। बाकी ऑर्डर करने के लिए कृपया इसे हटाएँ।',
  left: (portions) => (portions === 1 ? 'सिर्फ़ 1 बची है' : `सिर्फ़ ${portions} बची हैं`),
  dismissNotice: (dish) => `${dish} वाली सूचना हटाएँ`,
  delivery: {
    free: 'आपकी डिलीवरी मुफ़्त है।',
    missing: (above, missing) => (
      <>
        {above} से ऊपर डिलीवरी मुफ़्त: {missing} का और जोड़ें।
      </>
    ),
    almost: (above) => <>{above} से ऊपर डिलीवरी मुफ़्त: बस एक छोटी डिश और।</>,
  },
};
