import type { Translated } from '#domain/languages/translations.ts';
import { contentTextsHindi } from './content-texts.hi.ts';
import { limitTextsHindi } from './limit-texts.hi.ts';
import { taxTextsHindi } from './tax/texts.hi.ts';
import { testPaymentTextsHindi } from './test-payments/texts.hi.ts';
import type { settingTexts } from './texts.ts';

export const settingTextsHindi: Translated<typeof settingTexts> = {
  page: {
    title: 'सेटिंग',
    lead: 'समय, शुल्क, दुकान: सेव करते ही हर खुले पेज पर लागू हो जाता है।',
    stepByStep: 'एक-एक कदम करके',
  },
  loading: 'सेटिंग लोड हो रही हैं...',
  loadFailed: 'सेटिंग लोड नहीं हो सकीं',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saved: 'सेटिंग सेव हो गई',
  failed: 'सेटिंग सेव नहीं हो सकी',
  invalid: 'कोई एक सेटिंग सही नहीं है। कृपया जाँचें।',
  conflict: 'इस बीच किसी और ने यह सेटिंग बदल दी। चुनें कि क्या रखना है।',
  problem: (reason) => `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`,
  nothing: 'कुछ नहीं',
  links: { title: 'भाग', unsaved: '(सेव नहीं हुआ)' },
  sections: {
    kitchen: { title: 'ऑर्डर और समय' },
    charges: { title: 'शुल्क' },
    delivery: { title: 'आप कहाँ डिलीवरी करते हैं' },
    tax: { title: taxTextsHindi.title },
    shop: { title: 'दुकान' },
    capacity: { title: 'आप कितना बनाते हैं, और पहले से ऑर्डर' },
    ...contentTextsHindi.sections,
    payments: { title: 'ऑनलाइन पेमेंट' },
    invoices: { title: 'इनवॉइस' },
    messages: { title: 'रसोई को संदेश' },
    limits: { title: limitTextsHindi.title },
    retention: { title: 'डेटा कितने समय रखा जाता है' },
  },
  choices: {
    testPayments: testPaymentTextsHindi.choice,
    orderMode: {
      age: {
        label: 'घड़ी से',
        note: 'रसोई कुछ और न कहे, तो ऑर्डर 30 मिनट बाद रास्ते में और 60 मिनट बाद पहुँचा हुआ माना जाता है।',
      },
      board: {
        label: 'रसोई से',
        note: 'रसोई हर ऑर्डर स्वीकार करती है और हर कदम दर्ज करती है। जिसे समय पर कोई स्वीकार न करे, वह रद्द हो जाता है।',
      },
    },
    visitorCart: {
      login: {
        label: 'साइन इन करने के बाद',
        note: 'डिश जोड़ने पर पहले साइन इन करना होता है, फिर डिश कार्ट में आ जाती है।',
      },
      browser: {
        label: 'साइन इन करने से पहले भी',
        note: 'मेहमान कार्ट भर सकते हैं, जो उनके ब्राउज़र में रहता है। साइन इन चेकआउट पर होता है, और कुछ नहीं खोता।',
      },
    },
    language: {
      en: { label: 'English', note: 'टिकट, बिल और रसोई के ईमेल अंग्रेज़ी में होंगे।' },
      hi: { label: 'हिन्दी', note: 'टिकट, बिल और रसोई के ईमेल हिन्दी में होंगे।' },
    },
  },
  switches: {
    onlyBuyersReview: limitTextsHindi.onlyBuyersReview,
    unverifiedAreGuests: limitTextsHindi.unverifiedAreGuests,
    cashNeedsCode: {
      false: { label: 'बिना कोड के', note: 'जिसका अकाउंट है वह ऑर्डर कर सकता है।' },
      true: {
        label: 'फ़ोन पर भेजे कोड से',
        note: 'हर ग्राहक से एक बार पूछा जाता है। इसके लिए SMS चाहिए (SMS_URL); उसके बिना कोड ‘ईमेल’ में रखे रहते हैं।',
      },
    },
    tips: {
      false: { label: 'टिप नहीं', note: 'चेकआउट पर नहीं पूछा जाता।' },
      true: {
        label: 'ग्राहक टिप दे सकते हैं',
        note: 'चेकआउट पर पूछा जाता है, पहले से कुछ चुना नहीं होता। यह बिल में रहती है और ऑर्डर के साथ दी जाती है।',
      },
    },
    pickup: {
      false: { label: 'सिर्फ़ डिलीवरी', note: 'चेकआउट पर पता पूछा जाता है, जैसे हमेशा।' },
      true: {
        label: 'डिलीवरी या पिकअप',
        note: 'ग्राहक चेकआउट पर चुनते हैं। जो खुद ले जाता है, उसे डिलीवरी शुल्क नहीं देना होता।',
      },
    },
  },
  fields: {
    ...contentTextsHindi.fields,
    kitchen: {
      orderMode: { label: 'ऑर्डर की स्थिति कैसे पता चलती है' },
      promiseMinutes: { label: 'कितने मिनट में देंगे', hint: 'ऑर्डर से दरवाज़े तक, मिनट में।' },
      acceptWithinMinutes: {
        label: 'कितनी देर में स्वीकार करें',
        hint: 'मिनट में। ‘रसोई से’ हो, तो इससे ज़्यादा रुका ऑर्डर रद्द हो जाता है।',
      },
      alertAfterMinutes: {
        label: 'कितनी देर बाद अलर्ट',
        hint: 'नया ऑर्डर कितने मिनट रुक सकता है, उसके बाद रसोई को ईमेल जाता है।',
      },
      lateAfterMinutes: {
        label: 'कितनी देर बाद ‘देर’',
        hint: 'बताए समय के कितने मिनट बाद ग्राहक को दिखे कि ऑर्डर देर से है।',
      },
      amberAfterMinutes: { label: 'कितनी देर बाद पीला', hint: 'ऑर्डर के कितने मिनट बाद, रसोई के बोर्ड पर।' },
      redAfterMinutes: { label: 'कितनी देर बाद लाल', hint: 'ऑर्डर के कितने मिनट बाद, रसोई के बोर्ड पर।' },
      pickup: { label: 'पिकअप' },
      pickupMinutes: { label: 'पिकअप कितने मिनट में तैयार', hint: 'ऑर्डर से काउंटर तक, मिनट में।' },
      cashAtMost: {
        label: 'कैश कितने तक (₹)',
        hint: 'इससे बड़े ऑर्डर कैश में नहीं हो सकते। कोई सीमा न हो तो खाली छोड़ें।',
      },
      cashNeedsCode: { label: 'कैश में पहला ऑर्डर' },
      visitorCart: { label: 'ग्राहक कार्ट कब भर सकते हैं' },
      language: { label: 'रसोई की भाषा' },
    },
    charges: {
      deliveryFee: { label: 'डिलीवरी शुल्क (₹)', hint: 'डिलीवरी मुफ़्त न हो, तो कितने की है।' },
      minimumOrder: {
        label: 'न्यूनतम ऑर्डर (₹)',
        hint: 'डिलीवरी के लिए कम से कम इतने की डिश। 0: कोई भी ऑर्डर पहुँचाया जाएगा।',
      },
      packingPerOrder: { label: 'पैकिंग (₹)', hint: 'हर ऑर्डर में एक बार जुड़ती है। 0: बिल में लाइन नहीं।' },
      packingPerDish: { label: 'हर डिश की पैकिंग (₹)', hint: 'ऊपर से, ऑर्डर की हर डिश पर जुड़ती है। 0: कुछ नहीं।' },
      tips: { label: 'टिप' },
      freeDeliveryAbove: {
        label: 'इतने से ऊपर डिलीवरी मुफ़्त (₹)',
        hint: 'रुपये में। डिलीवरी कभी मुफ़्त न हो तो खाली छोड़ें।',
      },
    },
    delivery: {
      areas: {
        label: 'पिनकोड',
        hint: 'हर लाइन में एक; कोई नहीं: आप कहीं भी डिलीवरी करते हैं। जहाँ अलग हो, वहाँ शुल्क, न्यूनतम ऑर्डर और ज़्यादा मिनट लिखें: 411038, 60, 300, 15',
      },
    },
    tax: taxTextsHindi.fields,
    shop: {
      name: { label: 'नाम', hint: 'हर पेज पर, ईमेल में और बिल पर।' },
      logo: { label: 'लोगो', hint: 'चौकोर तस्वीर, नाम के पास। कोई नहीं: साइट के साथ आया लोगो।' },
      phone: { label: 'फ़ोन', hint: 'ग्राहक और राइडर इस पर फ़ोन करते हैं।' },
      email: {
        label: 'ईमेल',
        hint: 'ग्राहक इस पर लिखते हैं। संपर्क फ़ॉर्म के संदेशों का अपना पता नीचे है।',
      },
      address: { label: 'पता', hint: 'हर लाइन में एक हिस्सा; जगह और पिनकोड आखिर में।' },
      fssai: { label: 'FSSAI लाइसेंस', hint: '14 अंक। हर पेज के नीचे और बिल पर दिखता है।' },
      latitude: { label: 'अक्षांश', hint: 'डिग्री में, जैसे 13.0031।' },
      longitude: { label: 'देशांतर', hint: 'डिग्री में, जैसे 77.5699।' },
      timeZone: { label: 'टाइम ज़ोन', hint: 'रसोई का दिन कहाँ के समय से शुरू और खत्म होता है, जैसे Asia/Kolkata।' },
    },
    capacity: {
      ordersPerQuarter: {
        label: '15 मिनट में ऑर्डर',
        hint: 'हर पंद्रह मिनट के लिए ज़्यादा से ज़्यादा कितने लिए जाएँ। खाली: कितने भी।',
      },
      itemsPerQuarter: {
        label: '15 मिनट में डिश',
        hint: 'उन पंद्रह मिनट के सभी ऑर्डर मिलाकर। खाली: कितनी भी।',
      },
      scheduleDays: {
        label: 'कितने दिन पहले से ऑर्डर',
        hint: '1: आज बाद के लिए; 2: कल के लिए भी। 0: सिर्फ़ जितनी जल्दी हो सके।',
      },
      slotMinutes: { label: 'समयों के बीच मिनट', hint: '15 या 30: ग्राहक इन्हीं में से समय चुनते हैं।' },
    },
    payments: {
      testPayments: testPaymentTextsHindi.field,
      vpa: {
        label: 'UPI ID (VPA)',
        hint: 'आपके बैंक की दी मर्चेंट ID, जैसे rasoi@icici। खाली: कोई नहीं।',
      },
      payeeName: { label: 'पैसे पाने वाले का नाम', hint: 'जैसा UPI ऐप में दिखे। खाली: दुकान का नाम।' },
      merchantCode: { label: 'मर्चेंट कैटेगरी कोड', hint: 'आपके बैंक से चार अंक। खाली: पता नहीं।' },
      minutesToPay: {
        label: 'पेमेंट के लिए मिनट',
        hint: 'तब तक ऑर्डर की डिश और समय रखे रहते हैं। जिनका पेमेंट न आए, वे रद्द हो जाते हैं।',
      },
    },
    retention: {
      messages: { label: 'संदेश (दिन)', hint: 'संपर्क फ़ॉर्म के। खाली: जैसा सर्वर पर तय है।' },
      logs: { label: 'अकाउंट के लॉग (दिन)', hint: 'कम से कम 365, जैसा कानून कहता है। खाली: जैसा सर्वर पर तय है।' },
      carts: { label: 'कार्ट की डिश (दिन)', hint: 'जिन्हें किसी ने छुआ नहीं। खाली: कभी नहीं हटतीं।' },
      grievances: {
        label: 'बंद शिकायतें (दिन)',
        hint: 'कम से कम 365। खुली शिकायतें हमेशा रहती हैं। खाली: कभी नहीं हटतीं।',
      },
      audits: { label: 'बदलावों का लॉग (दिन)', hint: 'कम से कम 365। खाली: कभी नहीं हटता।' },
      orders: {
        label: 'ऑर्डर में ग्राहकों का डेटा (दिन)',
        hint: 'कम से कम 2922: टैक्स के रिकॉर्ड 8 साल रखे जाते हैं। ऑर्डर रहते हैं। खाली: कभी नहीं हटता।',
      },
    },
    invoices: {
      series: {
        label: 'सीरीज़ का अक्षर',
        hint: 'अगला अक्षर सिर्फ़ तब लें जब डेटाबेस बैकअप से वापस लाया गया हो: ग्राहकों के पास ऐसे इनवॉइस हो सकते हैं जो बैकअप में नहीं हैं, और कोई नंबर दो बार नहीं दिया जा सकता। इसे वापस नहीं लिया जा सकता।',
      },
    },
    messages: {
      kitchenEmail: { label: 'रसोई का ईमेल पता', hint: 'संपर्क फ़ॉर्म के संदेश वहाँ जाते हैं।' },
    },
    limits: limitTextsHindi.fields,
  },
  retention: {
    next: 'अगली सफ़ाई में हटेगा',
    counting: 'गिनती हो रही है...',
    failed: 'गिनती नहीं हो सकी।',
    nothing: 'कुछ नहीं। खुली शिकायत, समस्या या रिफ़ंड के लिए ज़रूरी डेटा हर हाल में रहता है।',
    kinds: {
      logs: (count) => `लॉग की ${count} बातें`,
      messages: (count) => `${count} संदेश`,
      subscribers: (count) => `${count} अधूरी सदस्यताएँ`,
      prints: (count) => `${count} प्रिंट`,
      accounts: (count) => `${count} बिना इस्तेमाल के अकाउंट`,
      carts: (count) => `कार्ट की ${count} डिश`,
      grievances: (count) => `${count} बंद शिकायतें`,
      audits: (count) => `बदलावों के लॉग की ${count} बातें`,
      orders: (count) => `${count} ऑर्डर में ग्राहक का डेटा`,
    },
  },
  upi: {
    personal:
      'यह किसी व्यक्ति की निजी UPI ID लगती है। कई ऐप ऐसे लिंक नहीं लेते, या सिर्फ़ ₹2,000 तक लेते हैं: अपने बैंक से मर्चेंट ID माँगें।',
    tryIt: 'आज़माएँ: कोड अपने ऐप से स्कैन करें। उसमें आपके कारोबार का नाम दिखना चाहिए। ₹1 दें, और अपने बैंक के ऐप में देखें।',
    code: (name) => `${name} को ₹1 देने का QR कोड`,
    note: 'टेस्ट',
  },
  gateway: {
    none: 'कोई पेमेंट गेटवे नहीं जुड़ा है। कार्ड पेमेंट, और बिना UPI ID के UPI, टेस्ट पेमेंट हैं: उनके ऑर्डर का पेमेंट हुआ माना जाता है, और असल में पैसे नहीं आते। इसे बदलने के लिए सर्वर चलाने वाले RAZORPAY_KEY_ID लगाते हैं।',
    test: 'Razorpay टेस्ट मोड में जुड़ा है: ग्राहक उसके पेमेंट पेज से गुज़रते हैं, और असल में पैसे नहीं आते।',
    live: 'Razorpay लाइव मोड में जुड़ा है: कार्ड पेमेंट, और बिना UPI ID के UPI, असली पैसे हैं।',
  },
  effect: {
    title: 'ग्राहकों को दिखता है',
    promise: (minutes) => `आपका ऑर्डर ${minutes} मिनट के अंदर मिलेगा।`,
    freeDelivery: (amount) => `${amount} से ऊपर डिलीवरी मुफ़्त`,
    noFreeDelivery: 'हर ऑर्डर पर डिलीवरी शुल्क लगता है।',
    deliveryFee: (amount) => `डिलीवरी शुल्क ${amount}`,
    noDeliveryFee: 'डिलीवरी मुफ़्त है।',
    minimumOrder: (amount) => `${amount} से ऑर्डर पहुँचाए जाते हैं`,
    packing: (amount) => `पैकिंग ${amount}`,
    packingPerDish: (amount) => `हर डिश की पैकिंग ${amount}`,
    tips: 'टिप, अगर वे चाहें',
    anywhere: 'हम कहीं भी डिलीवरी करते हैं।',
    areas: (pincodes) => `हम ${pincodes} में डिलीवरी करते हैं।`,
    fee: (amount) => `शुल्क ${amount}`,
    from: (amount) => `${amount} से`,
    later: (minutes) => `${minutes} मिनट बाद`,
    noLimit: 'हर ऑर्डर सामान्य समय में मिलेगा।',
    limit: 'जितने ऑर्डर हो सकते हैं उतने आ जाने पर, नए ऑर्डर का समय बाद का मिलता है।',
    notAhead: 'ऑर्डर सिर्फ़ जितनी जल्दी हो सके उसके लिए लिए जाते हैं।',
    ahead: (days, minutes) =>
      `चेकआउट पर वे “जितनी जल्दी हो सके” या कोई समय चुनते हैं, हर ${minutes} मिनट पर, ${days}।`,
    aheadToday: 'आज',
    aheadTomorrow: 'आज या कल',
    aheadDays: (days) => `आज और उसके बाद के ${days} दिन`,
    shop: (name, phone, email, address, time) =>
      `${name} · ${phone} · ${email} · ${address} · रसोई में अभी ${time} बजे हैं।`,
    mockUpi: 'बिना UPI ID के UPI कार्ड पेमेंट की तरह चलता है।',
    upi: (name, vpa, minutes) =>
      `UPI से वे ${minutes} मिनट के अंदर ${name} (${vpa}) को पैसे देते हैं। आपके पेमेंट पक्का करते ही रसोई शुरू करती है।`,
    invoiceNumber: (letter) => `${letter}/26-27/000123 जैसे नंबर वाले इनवॉइस।`,
    nothing: 'कुछ नहीं: यह आपके और सर्वर के बीच है।',
  },
};
