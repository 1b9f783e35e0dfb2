import type { Translated } from '#domain/languages/translations.ts';
import type {
  activityTexts,
  endedLoginsTexts,
  mailNoticeTexts,
  passwordTexts,
  proofTexts,
  sessionTexts,
  twoStepTexts,
  verificationTexts,
} from './texts.tsx';

const usedResetLink = 'यह लिंक पुराना हो गया है या इस्तेमाल हो चुका है। कृपया नया मँगाएँ।';
const resetFailed = 'पासवर्ड नहीं बदल सका। कृपया फिर कोशिश करें या नया लिंक मँगाएँ।';

export const endedLoginsTextsHindi: Translated<typeof endedLoginsTexts> = {
  title: 'आपका पहले वाला पासवर्ड खत्म हो गया है',
  intro:
    'आपने पहली बार दिखाया है कि यह पता आपका है। अगर पहले किसी और ने यह अकाउंट बनाया था, तो वह अब इसे नहीं खोल सकता: पहले वाला पासवर्ड और बाकी सभी सेशन खत्म हो गए हैं।',
  choose: 'पासवर्ड चुनें',
  goOn: 'बिना पासवर्ड आगे बढ़ें',
  goingOn: 'एक पल...',
  below: 'बिना पासवर्ड आप ईमेल से साइन इन करते हैं, जैसे अभी किया।',
};

export const proofTextsHindi: Translated<typeof proofTexts> = {
  loading: 'लोड हो रहा है...',
  title: 'पहले दिखाएँ कि यह आप ही हैं',
  intro: 'ताकि आपका खुला फ़ोन पाकर कोई और आपके साइन इन का तरीका न बदल सके।',
  goOn: 'आगे बढ़ें',
  checking: 'जाँच हो रही है...',
  signInAgain: 'आपने काफ़ी पहले साइन इन किया था। कृपया साइन आउट करके फिर साइन इन करें, फिर एक बार और कोशिश करें।',
};

export const passwordTextsHindi: Translated<typeof passwordTexts> = {
  withoutEmail: 'आप फ़ोन पर आए कोड या पासकी से साइन इन करते हैं। पासवर्ड की ज़रूरत नहीं।',
  title: 'पासवर्ड',
  lastUpdated: 'पिछली बार बदला:',
  none: 'आपका कोई पासवर्ड नहीं है: आप कोड या पासकी से साइन इन करते हैं।',
  choosePassword: 'पासवर्ड चुनें',
  change: 'पासवर्ड बदलें',
  reset: 'पासवर्ड रीसेट करें',
  current: 'अभी का पासवर्ड',
  new: 'नया पासवर्ड',
  length: (least) => `${least} या ज़्यादा अक्षर`,
  repeat: 'पासवर्ड दोबारा लिखें',
  match: 'दोनों पासवर्ड एक जैसे हैं',
  othersEnd: 'आप यहाँ साइन इन रहेंगे; बाकी हर जगह साइन आउट हो जाएँगे, और सभी फ़ोन व कंप्यूटर पर सूचनाएँ बंद हो जाएँगी।',
  cancel: 'रहने दें',
  save: 'पासवर्ड सेव करें',
  saving: 'सेव हो रहा है...',
  updated: 'पासवर्ड बदल गया',
  updateFailed: 'पासवर्ड नहीं बदल सका',
  wrongOld: 'यह आपका अभी का पासवर्ड नहीं है',
  link: {
    intro: (email) => (
      <>हम {email} पर एक लिंक भेजते हैं। उससे खुलने वाले पेज पर आप नया पासवर्ड चुनते हैं। वह एक घंटे तक, एक ही बार चलता है।</>
    ),
    send: 'रीसेट लिंक भेजें',
    sending: 'भेज रहे हैं...',
    sent: 'पासवर्ड रीसेट का ईमेल भेज दिया! अपना इनबॉक्स देखें।',
    sentWithoutMail: 'आपका रीसेट लिंक एडमिन के पास है, वे आपको देंगे।',
    sendFailed: 'रीसेट का ईमेल नहीं भेजा जा सका',
  },
  forgot: {
    page: { title: 'पासवर्ड भूल गए' },
    title: 'पासवर्ड भूल गए?',
    intro: 'कोई बात नहीं। अपना ईमेल बताएँ, हम नया पासवर्ड चुनने का लिंक भेजते हैं।',
    remembered: 'याद आ गया?',
    signIn: 'साइन इन करें',
    email: 'ईमेल',
    send: 'रीसेट लिंक भेजें',
    sendAgain: 'फिर भेजें',
    sending: 'भेज रहे हैं...',
    asked: 'पासवर्ड रीसेट का लिंक आपके ईमेल पते पर भेज दिया है। कृपया इनबॉक्स देखें।',
    askedAgain: 'पासवर्ड रीसेट का ईमेल भेज दिया',
    askedWithoutMail: 'अगर इस पते का अकाउंट है, तो उसका रीसेट लिंक एडमिन के पास है, वे आपको देंगे।',
    askFailed: 'पासवर्ड रीसेट का ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    onItsWay:
      'अगर इस पते का अकाउंट है, तो लिंक भेज दिया गया है। वह एक घंटे तक, एक ही बार चलता है। नहीं मिला? स्पैम में देखें, या फिर से भेजें।',
  },
  choose: {
    page: { title: 'पासवर्ड रीसेट करें' },
    title: 'नया पासवर्ड चुनें',
    intro: 'आठ या ज़्यादा अक्षर। बाकी हर जगह फिर से साइन इन करना होगा।',
    newLink: 'नया लिंक मँगाएँ',
    invalidLink: 'यह रीसेट लिंक सही नहीं है। कृपया नया मँगाएँ।',
    done: 'पासवर्ड बदल गया! अब आप नए पासवर्ड से साइन इन कर सकते हैं।',
    failures: {
      byType: {
        user_invalid_token: usedResetLink,
        user_not_found: usedResetLink,
      },
      otherwise: resetFailed,
      lost: resetFailed,
    },
  },
};

export const verificationTextsHindi: Translated<typeof verificationTexts> = {
  none: 'आपके अकाउंट में ईमेल पता नहीं है: आप मोबाइल नंबर से साइन इन करते हैं।',
  page: { title: 'ईमेल पक्का करें' },
  title: 'ईमेल की पुष्टि',
  proven: (email) => <>{email} आपका ही है; यह पक्का हो चुका है।</>,
  unproven: (email) => <>बताएँ कि {email} आपका है: हम एक लिंक भेजते हैं, आप उसे खोलें।</>,
  send: 'पुष्टि का ईमेल भेजें',
  sending: 'भेज रहे हैं...',
  sent: 'पुष्टि का ईमेल भेज दिया! अपना इनबॉक्स देखें।',
  sentWithoutMail: 'आपका पुष्टि का लिंक एडमिन के पास है, वे आपको देंगे।',
  sendFailed: 'पुष्टि का ईमेल नहीं भेजा जा सका',
  outcomes: {
    verifying: 'आपका ईमेल पक्का हो रहा है...',
    verified: 'ईमेल पक्का हो गया!',
    already: 'आपका ईमेल पहले से पक्का है।',
    missing: 'यह लिंक सही नहीं है। इसमें ज़रूरी जानकारी नहीं है।',
    used: 'यह लिंक पुराना हो गया है या इस्तेमाल हो चुका है।',
    failed: 'ईमेल पक्का नहीं हो सका।',
    lost: 'ईमेल पक्का करते समय कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
  verifyFailed: 'ईमेल पक्का नहीं हो सका',
  toProfileSoon: 'हम आपको अभी आपकी प्रोफ़ाइल पर ले चलते हैं।',
  tryAgain: 'फिर कोशिश करें',
  newLink: 'नया लिंक पाएँ',
  toProfile: 'मेरी प्रोफ़ाइल पर जाएँ',
};

export const mailNoticeTextsHindi: Translated<typeof mailNoticeTexts> = {
  noMail: 'यह रसोई अभी ईमेल नहीं भेज सकती। कृपया रसोई के लोगों से कहें: वे आपको लिंक दे सकते हैं।',
};

const wrongSentCode = 'यह कोड सही नहीं है, या पुराना हो गया है। कृपया फिर देखें, या नया कोड मँगाएँ।';
const wrongCode = 'यह कोड सही नहीं है, या इस्तेमाल हो चुका है। कृपया अगला कोड लिखें।';

export const twoStepTextsHindi: Translated<typeof twoStepTexts> = {
  title: 'दो कदम वाला साइन इन',
  on: 'चालू',
  off: 'बंद',
  loading: 'लोड हो रहा है...',
  loadFailed: 'दो कदम वाला साइन इन लोड नहीं हो सका',
  cancel: 'रहने दें',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  tooOften: 'बहुत बार कोशिश हो चुकी है। कृपया एक घंटा रुककर फिर कोशिश करें।',
  whatItIs:
    'पासवर्ड का अंदाज़ा लग सकता है या वह चोरी हो सकता है। दो कदम वाले साइन इन में आपके फ़ोन के बिना कोई अंदर नहीं आ सकता।',
  withApp: 'साइन इन करते समय हम पासवर्ड के बाद आपके ऑथेंटिकेटर ऐप का कोड माँगते हैं।',
  withoutApp: 'साइन इन करते समय हम पासवर्ड के बाद आपको एक कोड भेजते हैं। ऑथेंटिकेटर ऐप ज़्यादा सुरक्षित और तेज़ है।',
  turnOn: 'चालू करें',
  addApp: 'ऑथेंटिकेटर ऐप जोड़ें',
  newCodes: 'नए रिकवरी कोड',
  turnOff: 'बंद करें',
  setUp: {
    title: 'दो कदम वाला साइन इन चालू करें',
    scan: (
      <>
        <strong>1.</strong> इसे किसी ऑथेंटिकेटर ऐप से स्कैन करें, जैसे Google Authenticator या Aegis।
      </>
    ),
    qrCode: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
    onThisPhone: (openApp) => <>इसी फ़ोन पर? {openApp}, या यह कुंजी लिखें:</>,
    openApp: 'ऐप खोलें',
    copyKey: 'कुंजी कॉपी करें',
    typeCode: (
      <>
        <strong>2.</strong> ऐप में अभी जो कोड दिख रहा है, वह लिखें।
      </>
    ),
    stillSetUp: 'आपका ऑथेंटिकेटर ऐप पहले से जुड़ा है। हम फिर से उसके कोड माँगेंगे।',
    proveFirst: 'कृपया पहले बताएँ कि यह आप ही हैं।',
    goOn: 'आगे बढ़ें',
    checking: 'देख रहे हैं...',
    turningOn: 'चालू हो रहा है...',
    turnedOn: 'दो कदम वाला साइन इन चालू है',
  },
  end: {
    title: 'दो कदम वाला साइन इन बंद करें',
    intro: 'इसके बाद सिर्फ़ आपके पासवर्ड से कोई भी अंदर आ सकता है।',
    turningOff: 'बंद हो रहा है...',
    turnedOff: 'दो कदम वाला साइन इन बंद है',
  },
  recoveryCodes: {
    title: 'आपके रिकवरी कोड',
    label: 'रिकवरी कोड',
    intro: 'ये कोड ऐसी जगह रखें जहाँ फ़ोन के बिना भी मिल जाएँ। हम इन्हें सिर्फ़ अभी दिखाते हैं; हर कोड एक बार चलता है।',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गए',
    copyFailed: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया इन्हें लिख लें।',
    download: 'डाउनलोड करें',
    fileHeading: (name, host) => `${name} (${host}) के रिकवरी कोड। हर कोड एक बार चलता है।`,
    kept: 'मैंने इन्हें रख लिया है',
    make: 'नए कोड बनाएँ',
    making: 'बना रहे हैं...',
    replaced: 'आपके पुराने रिकवरी कोड अब नहीं चलेंगे',
  },
  challenge: {
    code: '6 अंकों का कोड',
    recoveryCode: 'रिकवरी कोड',
    missingCode: 'कृपया कोड लिखें',
    signIn: 'साइन इन करें',
    signingIn: 'साइन इन हो रहा है...',
    over: 'बहुत देर हो गई। कृपया फिर से साइन इन करें।',
    sendCode: 'मुझे कोड भेजें',
    sendNewCode: 'नया कोड भेजें',
    sending: 'भेज रहे हैं...',
    sent: 'हमने आपको कोड भेज दिया',
    onItsWay: 'अपने संदेश देखें: कोड आ रहा है।',
    sentWithoutMail: 'आपका कोड एडमिन के पास है, वे आपको देंगे।',
    sendFailed: 'कोड नहीं भेजा जा सका',
    ways: {
      totp: {
        offer: 'मेरा ऑथेंटिकेटर ऐप इस्तेमाल करें',
        intro: 'अपना ऑथेंटिकेटर ऐप खोलें और इस दुकान का कोड लिखें।',
        wrong: wrongCode,
      },
      email: {
        offer: 'मुझे ईमेल से कोड भेजें',
        intro: 'हम आपके ईमेल पते पर कोड भेजते हैं।',
        wrong: wrongSentCode,
      },
      phone: {
        offer: 'मुझे SMS से कोड भेजें',
        intro: 'हम आपके फ़ोन पर कोड भेजते हैं।',
        wrong: wrongSentCode,
      },
      recoverycode: {
        offer: 'रिकवरी कोड इस्तेमाल करें',
        intro: 'अपने रखे हुए रिकवरी कोड में से एक लिखें। वह एक बार चलता है।',
        wrong: 'यह रिकवरी कोड सही नहीं है, या इस्तेमाल हो चुका है।',
      },
    },
  },
};

export const sessionTextsHindi: Translated<typeof sessionTexts> = {
  title: 'कहाँ-कहाँ साइन इन है',
  loading: 'साइन इन लोड हो रहे हैं...',
  loadFailed: 'साइन इन लोड नहीं हो सके',
  unknownBrowser: 'अनजान ब्राउज़र',
  device: (browser, system) => (system ? `${system} पर ${browser}` : browser),
  kinds: { desktop: 'कंप्यूटर', mobile: 'फ़ोन', tablet: 'टैबलेट', tv: 'टीवी' },
  active: 'चालू',
  thisDevice: 'यही फ़ोन या कंप्यूटर',
  lastUsed: (moment) => <>पिछली बार: {moment}</>,
  end: 'साइन आउट करें',
  endOf: (device) => `: ${device}`,
  ending: 'साइन आउट हो रहा है...',
  ended: 'साइन आउट हो गया',
  endAll: 'बाकी हर जगह से साइन आउट करें',
  endAllQuestion: 'बाकी हर जगह से साइन आउट करें?',
  endAllMeans: 'यहाँ को छोड़कर हर जगह फिर से साइन इन करना होगा।',
  endThem: 'साइन आउट करें',
  endedAll: 'बाकी हर जगह से साइन आउट हो गया',
  endFailed: 'साइन आउट नहीं हो सका',
};

export const activityTextsHindi: Translated<typeof activityTexts> = {
  title: 'हाल की गतिविधि',
  loading: 'हाल की गतिविधि लोड हो रही है...',
  loadFailed: 'हाल की गतिविधि लोड नहीं हो सकी',
  showMore: 'और दिखाएँ',
  loadingMore: 'लोड हो रहा है...',
  events: {
    'user.create': 'अकाउंट बना',
    'user.update name': 'नाम बदला',
    'user.update email': 'ईमेल पता बदला',
    'user.update phone': 'फ़ोन नंबर बदला',
    'user.update password': 'पासवर्ड बदला',
    'user.update prefs': 'सेटिंग बदली',
    'user.update mfa': 'दो कदम वाला साइन इन बदला',
    'user.update owner': 'पुराना पासवर्ड और साइन इन हटाए गए',
    'session.create': 'साइन इन किया',
    'session.update': 'साइन इन जारी रहा',
    'session.delete': 'साइन आउट किया',
    'token.create': 'बिना पासवर्ड साइन इन माँगा',
    'challenge.create': 'साइन इन का कोड माँगा',
    'recovery.create': 'पासवर्ड रीसेट माँगा',
    'recovery.update': 'पासवर्ड रीसेट हुआ',
    'verification.create': 'पुष्टि माँगी',
    'verification.update': 'पता या नंबर पक्का हुआ',
    'passkey.create': 'पासकी जोड़ी',
    'passkey.delete': 'पासकी हटाई',
    'identity.create': 'दूसरी साइट से साइन इन जोड़ा',
    'identity.delete': 'दूसरी साइट से साइन इन हटाया',
    'target.create': 'सूचनाएँ चालू कीं',
    'target.update': 'सूचनाएँ बदलीं',
    'target.delete': 'सूचनाएँ बंद कीं',
  },
  other: 'अकाउंट बदला',
};
