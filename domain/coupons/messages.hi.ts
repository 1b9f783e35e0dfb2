import type { Translated } from '#domain/languages/translations.ts';
import type { couponMessages } from './messages.ts';

export const couponMessagesHindi: Translated<typeof couponMessages> = {
  unknown: (code) => `${code} नाम का कोई कूपन नहीं है। कृपया कोड फिर से देखें।`,
  problems: {
    off: (code) => `कूपन ${code} अब इस्तेमाल नहीं हो सकता। कृपया इसके बिना ऑर्डर करें।`,
    notYet: (code) => `कूपन ${code} अभी शुरू नहीं हुआ है। कृपया इसके बिना ऑर्डर करें।`,
    over: (code) => `कूपन ${code} की अवधि खत्म हो गई है। कृपया इसके बिना ऑर्डर करें।`,
    otherDays: (code) => `कूपन ${code} हफ़्ते के दूसरे दिनों के लिए है। कृपया इसके बिना ऑर्डर करें।`,
    usedUp: (code) => `कूपन ${code} पूरा इस्तेमाल हो चुका है। कृपया इसके बिना ऑर्डर करें।`,
    usedByYou: (code) => `आपने कूपन ${code} पहले ही इस्तेमाल कर लिया है। कृपया इसके बिना ऑर्डर करें।`,
    firstOrderOnly: (code) => `कूपन ${code} पहले ऑर्डर के लिए है। कृपया इसके बिना ऑर्डर करें।`,
  },
  noDish: (code) => `कूपन ${code} दूसरी डिशों के लिए है। कृपया उनमें से कोई जोड़ें, या इसके बिना ऑर्डर करें।`,
  belowMinimum: (code, missing) => `कूपन ${code} के लिए ${missing} का और जोड़ें।`,
  alone: (code) => `कूपन ${code} दूसरे कूपन के साथ नहीं चलता। कृपया दोनों में से एक चुनें।`,
  codeTaken: 'इस कोड का कूपन पहले से है।',
  codeWrong: 'कोड में 3 से 20 अक्षर और अंक होते हैं।',
  percentMissing: 'कृपया बताएँ कि कूपन से कितने प्रतिशत की छूट मिलती है।',
  amountMissing: 'कृपया बताएँ कि कूपन से कितनी छूट मिलती है।',
  endsBeforeItBegins: 'कूपन शुरू होने से पहले ही खत्म हो जाता है।',
};
