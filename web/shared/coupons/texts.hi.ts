import type { Translated } from '#domain/languages/translations.ts';
import type { couponTexts } from './texts.ts';

export const couponTextsHindi: Translated<typeof couponTexts> = {
  code: 'कूपन कोड',
  apply: 'लगाएँ',
  applying: 'देख रहे हैं...',
  take: 'लगाएँ',
  drop: 'हटाएँ',
  using: (code) => `${code} लग गया`,
  missing: (amount) => `${amount} का और जोड़ें`,
  otherDishes: 'दूसरी डिशों के लिए',
  notTogether: 'दूसरे कूपन के साथ नहीं',
  percent: (percent) => `${percent}% छूट`,
  percentUpTo: (percent, most) => `${percent}% छूट, ${most} तक`,
  amount: (amount) => `${amount} की छूट`,
  freeDelivery: 'मुफ़्त डिलीवरी',
  from: (minimum) => `${minimum} से ऊपर की डिश पर`,
  problems: {
    off: 'अब नहीं चलता',
    notYet: 'अभी शुरू नहीं हुआ',
    over: 'खत्म हो गया',
    otherDays: 'हफ़्ते के दूसरे दिनों के लिए',
    usedUp: 'पूरा इस्तेमाल हो चुका',
    usedByYou: 'आपने इस्तेमाल कर लिया है',
    firstOrderOnly: 'पहले ऑर्डर के लिए',
  },
  failed: 'कूपन नहीं देखा जा सका। कृपया फिर कोशिश करें।',
};
