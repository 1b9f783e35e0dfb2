import type { Translated } from '#domain/languages/translations.ts';
import type { userMessages } from './messages.ts';

export const userMessagesHindi: Translated<typeof userMessages> = {
  emailTaken: 'इस ईमेल से अकाउंट पहले से है। कृपया साइन इन करें।',
  loggedOut: 'आपने साइन आउट कर लिया है',
  protectedAdmin: 'रसोई के पहले मालिक हमेशा मालिक रहते हैं।',
  lastAdmin: 'एक मालिक का होना ज़रूरी है। कृपया पहले किसी और को मालिक बनाएँ।',
  cannotSignIn:
    'यह ग्राहक सिर्फ़ फ़ोन नंबर से जाने जाते हैं और साइन इन नहीं कर सकते, इसलिए उन्हें कोई भूमिका नहीं दी जा सकती।',
  phoneNeeded: 'जो ग्राहक सिर्फ़ फ़ोन से जाने जाते हैं, उनका नंबर ज़रूरी है।',
  phoneTaken: 'यह नंबर किसी दूसरे ग्राहक का है।',
  loginFirst: 'कृपया पहले साइन इन करें',
};
