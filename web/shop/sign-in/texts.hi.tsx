import type { Translated } from '#domain/languages/translations.ts';
import { userMessagesHindi } from '#domain/users/messages.hi.ts';
import type { loginTexts, providerTexts, signupTexts } from './texts.tsx';

const accountClosed = 'यह अकाउंट बंद है। अगर आपको यह गलती लगे तो हमें लिखें।';
const signInFailed = 'साइन इन नहीं हो सका। कृपया फिर कोशिश करें।';

export const loginTextsHindi: Translated<typeof loginTexts> = {
  page: { title: 'साइन इन' },
  title: 'फिर से स्वागत है',
  intro: 'ऑर्डर करने और अपने ऑर्डर देखने के लिए साइन इन करें।',
  newHere: 'पहली बार आए हैं?',
  createAccount: 'अकाउंट बनाएँ',
  notAdmin: (email) =>
    `आपने ${email} से साइन इन किया है, और वह पेज सिर्फ़ एडमिन के लिए है। उसे देखने के लिए एडमिन के तौर पर साइन इन करें।`,
  email: 'ईमेल',
  password: 'पासवर्ड',
  forgot: 'पासवर्ड भूल गए?',
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है...',
  loggedIn: 'साइन इन हो गया',
  loginFailed: 'साइन इन नहीं हो सका',
  failures: {
    byType: {
      user_invalid_credentials: 'ईमेल या पासवर्ड सही नहीं है। कृपया दोनों फिर से देखें।',
      user_blocked: accountClosed,
    },
    otherwise: signInFailed,
  },
  link: {
    intro: 'ईमेल में आए इस लिंक से आप एक बार साइन इन कर सकते हैं।',
    withPassword: 'इसकी जगह पासवर्ड से साइन इन करें',
    failures: {
      byType: {
        user_invalid_token: 'साइन इन का यह लिंक पुराना हो गया है या इस्तेमाल हो चुका है।',
        user_blocked: accountClosed,
      },
      otherwise: signInFailed,
    },
  },
  secondStep: {
    title: 'बस एक कदम और',
    intro: 'बस हो ही गया। एक बार और बताएँ कि यह आप ही हैं।',
    notYou: 'यह आप नहीं हैं?',
    startOver: 'फिर से शुरू करें',
  },
  return: {
    page: { title: 'साइन इन हो रहा है' },
    welcome: (name) => `स्वागत है${name ? `, ${name}` : ''}`,
    signedIn: 'साइन इन हो गया। एक पल रुकें…',
    goOn: 'आगे बढ़ें',
  },
};

export const signupTextsHindi: Translated<typeof signupTexts> = {
  page: { title: 'अकाउंट बनाएँ' },
  title: 'अपना अकाउंट बनाएँ',
  intro: 'एक मिनट का काम है। फिर हर बार खाना सीधे आपके दरवाज़े पर।',
  haveAccount: 'पहले से अकाउंट है?',
  signIn: 'साइन इन करें',
  steps: ['आपकी जानकारी', 'पासवर्ड'],
  name: 'पूरा नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  password: 'पासवर्ड',
  strength: {
    label: 'पासवर्ड की मज़बूती',
    none: 'अभी कोई पासवर्ड नहीं',
    levels: { weak: 'कमज़ोर', fair: 'ठीक-ठाक', good: 'अच्छा', strong: 'मज़बूत' },
    hint: '8 या ज़्यादा अक्षर रखें, जिनमें अंग्रेज़ी का एक बड़ा अक्षर, एक अंक और एक चिह्न हो।',
  },
  agree: (terms, privacy) => (
    <>
      मुझे {terms} और {privacy} मंज़ूर हैं
    </>
  ),
  terms: 'सेवा की शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  opensNewTab: '(नए टैब में खुलता है)',
  acceptTerms: 'कृपया सेवा की शर्तें और प्राइवेसी पॉलिसी मंज़ूर करें',
  goOn: 'आगे बढ़ें',
  back: 'पीछे',
  signUp: 'साइन अप करें',
  signingUp: 'साइन अप हो रहा है...',
  signedUp: 'आपका अकाउंट बन गया',
  signupFailed: 'साइन अप नहीं हो सका',
  failures: {
    byType: { user_already_exists: userMessagesHindi.emailTaken },
    otherwise: 'अकाउंट नहीं बन सका। कृपया फिर कोशिश करें।',
  },
};

export const providerTextsHindi: Translated<typeof providerTexts> = {
  or: 'या',
  continueWith: (provider) => `${provider} से आगे बढ़ें`,
  title: 'जुड़े हुए अकाउंट',
  loading: 'जुड़े हुए अकाउंट लोड हो रहे हैं...',
  loadFailed: 'जुड़े हुए अकाउंट लोड नहीं हो सके',
  link: 'जोड़ें',
  unlink: 'अलग करें',
  unlinkQuestion: (provider) => `${provider} को अलग करें?`,
  unlinkMeans: 'फिर आप इससे साइन इन नहीं कर पाएँगे। ईमेल से पासवर्ड हमेशा मिल सकता है, "पासवर्ड भूल गए?" में जाकर।',
  unlinking: 'अलग हो रहा है...',
  unlinked: 'अकाउंट अलग हो गया',
  unlinkFailed: 'अकाउंट अलग नहीं हो सका',
  failures: {
    byType: {
      user_oauth2_unauthorized: 'आपने दूसरी साइट को साइन इन करने की इजाज़त नहीं दी। यहाँ कुछ नहीं बदला है।',
      user_oauth2_bad_request: 'साइन इन में बहुत देर हो गई या वह कहीं और शुरू हुआ था। कृपया फिर से शुरू करें।',
      user_challenge_required: 'आपने काफ़ी पहले साइन इन किया था। कृपया फिर “जोड़ें” दबाएँ और दिखाएँ कि यह आप ही हैं।',
      user_already_exists: 'वह अकाउंट या उसका ईमेल पता पहले से यहाँ किसी दूसरे ग्राहक का है।',
      user_blocked: accountClosed,
      user_unauthorized: 'दूसरी साइट ने आपका ईमेल पता नहीं बताया, जो साइन इन के लिए ज़रूरी है।',
      general_bad_request:
        'इस ईमेल पते से आपका अकाउंट यहाँ है, पर दूसरी साइट ने पता पक्का नहीं किया है। पासवर्ड से साइन इन करें, फिर उसे अपनी प्रोफ़ाइल में जोड़ें।',
    },
    otherwise: 'दूसरी साइट से साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
  },
};
