import type { Translated } from '#domain/languages/translations.ts';
import type { contentTexts } from './content-texts.ts';

const POLICY_HINT =
  '# से शुरू होने वाली लाइन शीर्षक है, - से शुरू होने वाली लाइनें सूची हैं। {name}, {address}, {email}, {phone} और {profile} अपने आप भर जाते हैं।';

export const contentTextsHindi: Translated<typeof contentTexts> = {
  sections: {
    about: { title: 'हमारे बारे में पेज' },
    testimonials: { title: 'ग्राहक क्या कहते हैं' },
    support: { title: 'ग्राहक सेवा का पेज' },
    policies: { title: 'नीतियाँ' },
    legal: { title: 'कौन बेचता है, और शिकायत कौन सुनता है' },
  },
  fields: {
    about: {
      lead: { label: 'शुरुआती शब्द', hint: 'शीर्षक के नीचे। खाली छोड़ें, तो पेज इनके बिना शुरू होगा।' },
      story: { label: 'कहानी', hint: 'खाली लाइन से नया पैरा शुरू होता है। खाली छोड़ें, तो नहीं दिखेगी।' },
      figuresFrom: { label: 'आँकड़े' },
      customers: { label: 'खुश ग्राहक', hint: '0: नहीं दिखेगा।' },
      dishes: { label: 'डिश', hint: '0: नहीं दिखेगा।' },
      chefs: { label: 'शेफ़', hint: '0: नहीं दिखेगा।' },
      rating: { label: 'रेटिंग', hint: '5 में से, जैसे 4.8। 0: नहीं दिखेगी।' },
      people: { label: 'लोग', hint: 'इसी क्रम में, तस्वीर के साथ दिखेंगे। कोई नहीं: नहीं दिखेगा।' },
      kitchens: { label: 'रसोइयाँ', hint: 'नक्शे के साथ दिखेंगी। कोई नहीं: नहीं दिखेगा।' },
    },
    testimonials: {
      quotes: { label: 'ग्राहकों के शब्द', hint: 'होम पेज पर, एक के बाद एक। कोई नहीं: नहीं दिखेगा।' },
    },
    support: {
      phoneAnswered: { label: 'फ़ोन कब उठता है', hint: '‘फ़ोन करें’ के नीचे।' },
      chatAnswered: { label: 'चैट का जवाब कब', hint: '‘लाइव चैट’ के नीचे।' },
      emailAnswered: { label: 'ईमेल का जवाब कब', hint: '‘हमें लिखें’ के नीचे।' },
      faqs: { label: 'सवाल', hint: 'कोई नहीं: नहीं दिखेगा। जवाब आपकी नीतियों से मेल खाने चाहिए।' },
      quote: { label: 'हमारी एक बात', hint: 'समय के पास। खाली छोड़ें, तो नहीं दिखेगी।' },
      quoteBy: { label: 'किसने कही' },
    },
    policies: {
      terms: { label: 'सेवा की शर्तें', hint: POLICY_HINT },
      privacy: { label: 'प्राइवेसी पॉलिसी', hint: POLICY_HINT },
      cookies: { label: 'कुकी', hint: POLICY_HINT },
      grievance: { label: 'शिकायत अधिकारी और कानूनी सूचना', hint: POLICY_HINT },
    },
    legal: {
      legalName: { label: 'कानूनी नाम', hint: 'कारोबार का कानूनी नाम, जैसा FSSAI लाइसेंस पर है।' },
      registeredAddress: { label: 'रजिस्टर्ड पता', hint: 'खाली छोड़ें, तो दुकान का पता।' },
      officerName: {
        label: 'शिकायत अधिकारी',
        hint: 'खाली छोड़ें, तो ‘शिकायत अधिकारी और कानूनी सूचना’ वाली नीति जैसी लिखी है वैसी दिखेगी।',
      },
      officerDesignation: { label: 'पद', hint: 'जैसे ‘मालिक’।' },
      officerEmail: {
        label: 'अधिकारी का ईमेल',
        hint: 'नई शिकायतें वहाँ भी जाती हैं। खाली छोड़ें: दुकान का पता।',
      },
      officerPhone: { label: 'अधिकारी का फ़ोन', hint: 'खाली छोड़ें: दुकान का नंबर।' },
      officerHours: { label: 'अधिकारी का समय', hint: 'जैसे ‘सोमवार से शुक्रवार, 10 से 5’।' },
      refundTakes: { label: 'रिफ़ंड में कितना समय', hint: 'जैसे ‘3-5 कामकाजी दिन’।' },
    },
  },
  figures: {
    typed: { label: 'जैसे यहाँ लिखे हैं', note: 'नीचे के चार अंक वैसे ही दिखेंगे।' },
    counted: {
      label: 'गिने हुए',
      note: 'ऑर्डर, मिलने वाली डिश और सभी रिव्यू का औसत गिना जाता है। सिर्फ़ शेफ़ आप बताते हैं।',
    },
  },
  lists: {
    people: { entry: 'व्यक्ति', text: 'उनके बारे में' },
    kitchens: { entry: 'रसोई' },
    testimonials: { entry: 'शब्द' },
    faqs: { entry: 'सवाल' },
    parts: {
      name: 'नाम',
      role: 'भूमिका',
      text: 'टेक्स्ट',
      picture: 'तस्वीर',
      address: 'पता',
      latitude: 'अक्षांश',
      longitude: 'देशांतर',
      quote: 'शब्द',
      place: 'जगह',
      question: 'सवाल',
      answer: 'जवाब',
    },
    unnamed: (entry, number) => `नया: ${entry} (${number})`,
    add: (entry) => `${entry} जोड़ें`,
    up: 'ऊपर ले जाएँ',
    moveUp: (title) => `ऊपर ले जाएँ: ${title}`,
    remove: 'हटाएँ',
    removeNamed: (title) => `हटाएँ: ${title}`,
  },
  picture: {
    choose: 'तस्वीर चुनें',
    chooseFor: (label) => `तस्वीर चुनें: ${label}`,
    now: 'अभी की तस्वीर',
    sending: (percent) => `अपलोड हो रही है, ${percent} %`,
    cancel: 'रहने दें',
    remove: 'हटाएँ',
  },
  effect: {
    figures: (figures) => `आँकड़े: ${figures}।`,
    counted: 'आँकड़े: ऑर्डर, डिश और रेटिंग, जैसे गिने गए।',
    noFigures: 'कोई आँकड़े नहीं।',
    people: (names) => `खाना कौन बनाता है: ${names}।`,
    kitchens: (names) => `रसोइयाँ: ${names}।`,
    quotes: (count) => (count === 0 ? 'होम पेज पर ग्राहकों के शब्द नहीं।' : `होम पेज पर ${count} ग्राहकों के शब्द।`),
    questions: (count) => (count === 0 ? 'कोई सवाल नहीं।' : `${count} सवाल।`),
    policies: (headings) => `शीर्षक: ${headings}।`,
    noPolicies: 'कोई नीति नहीं।',
    legal: (name, officer, refund) => `${name}। शिकायत अधिकारी: ${officer}। रिफ़ंड में समय: ${refund}।`,
    noLegalName: 'कानूनी नाम नहीं',
    noOfficer: 'जैसा नीतियों में लिखा है',
  },
};
