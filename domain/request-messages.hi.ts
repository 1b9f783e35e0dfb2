import type { Translated } from '#domain/languages/translations.ts';
import type { requestMessages } from './request-messages.ts';

export const requestMessagesHindi: Translated<typeof requestMessages> = {
  lost: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  tooOften: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर कोशिश करें।',
  countryRefused: 'रसोई इस देश के नंबरों पर SMS नहीं भेजती। कृपया इसके बजाय ईमेल इस्तेमाल करें।',
  textsSpent: 'आज SMS से और कोड नहीं भेजे जा सकते। कृपया इसके बजाय ईमेल इस्तेमाल करें।',
  unavailable: 'रसोई अभी जवाब नहीं दे पा रही। कृपया थोड़ी देर में फिर कोशिश करें।',
  triesAgain: 'यह पेज अपने-आप फिर कोशिश करता है। आप साइन इन थे, तो अब भी हैं।',
  tryNow: 'फिर कोशिश करें',
  tellUs: (id) => `अगर ऐसा बार-बार हो, तो कृपया हमें यह नंबर बताएँ: ${id}`,
};
