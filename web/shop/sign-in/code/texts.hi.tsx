import type { Translated } from '#domain/languages/translations.ts';
import type { codeTexts } from './texts.tsx';

export const codeTextsHindi: Translated<typeof codeTexts> = {
  phone: 'मोबाइल नंबर',
  phoneHint: 'नए हों या पुराने: हम कोड भेजते हैं, और साइन इन हो जाता है। पासवर्ड की ज़रूरत नहीं।',
  sendToPhone: 'SMS से कोड पाएँ',
  sendToEmail: 'ईमेल से कोड पाएँ',
  sending: 'भेज रहे हैं...',
  or: 'या अपने ईमेल से',
  usePhone: 'मोबाइल नंबर से आगे बढ़ें',
  orFillIn: 'या फ़ॉर्म भरें',
  sendFailed: 'कोड नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  tooOften: 'बहुत बार कोड माँगा गया है। कृपया एक घंटा रुकें, या किसी और तरीके से साइन इन करें।',
  title: 'कोड लिखें',
  sentTo: (address) => <>हमने {address} पर 6 अंकों का कोड भेजा है।</>,
  sent: 'हमने आपको 6 अंकों का कोड भेजा है।',
  code: 'कोड',
  missing: 'कृपया कोड के 6 अंक लिखें',
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है...',
  again: 'नया कोड भेजें',
  againIn: (seconds) => `${seconds} सेकंड में नया कोड भेजें`,
  sentAgain: (times) => `${times} बार भेजा। सबसे नया कोड ही चलेगा।`,
  change: { phone: 'नंबर बदलें', email: 'ईमेल बदलें' },
  failures: {
    user_invalid_token: 'यह वह कोड नहीं है जो हमने भेजा। कृपया सबसे नया संदेश देखें।',
    sign_in_code_over: 'यह कोड पुराना हो गया है या इस्तेमाल हो चुका है। कृपया नया मँगाएँ।',
    sign_in_code_spent: 'बहुत बार गलत कोड लिखा गया। कृपया नया मँगाएँ।',
  },
};
