import { Link } from 'react-router';
import type { Translated } from '#domain/languages/translations.ts';
import { billWordsHindi } from '#domain/orders/bill-words.hi.ts';
import { testPaymentWordsHindi } from '#domain/payments/test-words.hi.ts';
import type { orderTexts } from './texts.tsx';

export const orderTextsHindi: Translated<typeof orderTexts> = {
  checkoutPage: { title: 'चेकआउट' },
  placedPage: { title: 'ऑर्डर हो गया' },
  listPage: { title: 'मेरे ऑर्डर' },
  items: (count) => `${count} डिश`,
  test: testPaymentWordsHindi,
  dishes: 'डिश',
  toMenu: 'मेन्यू देखें',
  total: 'कुल',
  bill: {
    ...billWordsHindi,
    delivery: 'डिलीवरी शुल्क',
    why: {
      subtotal: 'आपकी डिश, उनके विकल्पों के साथ।',
      discount: 'आपके कूपन से जितना कम होता है।',
      delivery: (above) =>
        above
          ? `आपके दरवाज़े तक पहुँचाने के लिए। डिश का जोड़ ${above} से ऊपर हो तो मुफ़्त।`
          : 'आपके दरवाज़े तक पहुँचाने के लिए।',
      packing: 'इस ऑर्डर के डिब्बों और थैलियों के लिए।',
      tax: 'सरकार को जाता है। कूपन के बाद डिश की कीमत पर गिना जाता है।',
      roundOff: 'कुल रकम पूरे रुपये में लाता है।',
      tip: 'खाना बनाने और पहुँचाने वालों को आपका धन्यवाद।',
    },
  },
  checkout: {
    heading: 'चेकआउट',
    loading: 'चेकआउट लोड हो रहा है...',
    nothingToOrder: 'ऑर्डर करने के लिए अभी कुछ नहीं है।',
    toMenu: 'हमारा मेन्यू देखें',
    kind: 'खाना कैसे लेंगे?',
    kinds: {
      delivery: { label: 'डिलीवरी', note: 'हम आपके दरवाज़े तक लाते हैं।' },
      pickup: {
        label: 'पिकअप',
        note: (minutes) => `खुद ले जाएँ, करीब ${minutes} मिनट में तैयार। डिलीवरी शुल्क नहीं।`,
      },
    },
    fetchAt: 'यहाँ से लें',
    address: 'डिलीवरी का पता',
    payment: 'पेमेंट का तरीका',
    coupons: 'कूपन',
    tip: 'टिप',
    tipFor: 'पकाने और पहुँचाने वालों के लिए, अगर आप चाहें',
    noTip: 'टिप नहीं',
    contact: 'रसोई के लिए',
    name: 'आपका नाम',
    nameHint: 'ताकि हमें पता हो कि ऑर्डर किसका है। नाम आपकी प्रोफ़ाइल में रहता है।',
    phone: 'फ़ोन नंबर',
    phoneHint: 'हम सिर्फ़ आपके ऑर्डर के बारे में फ़ोन करते हैं। नंबर आपकी प्रोफ़ाइल में रहता है।',
    note: 'रसोई को कुछ बताना है?',
    noteHint: (left) => (left === 1 ? '1 अक्षर और' : `${left} अक्षर और`),
    cutlery: 'चम्मच-काँटे भी चाहिए',
    cutleryHint: 'बिना कहे हम नहीं भेजते। आपकी पसंद अगले ऑर्डर के लिए याद रहेगी।',
    order: (items) => `आपका ऑर्डर (${items})`,
    place: 'ऑर्डर करें',
    placing: 'ऑर्डर हो रहा है...',
    pricesChanged: 'यह पेज खुलने के बाद कुछ दाम बदल गए हैं। नए दाम नीचे दिखाए गए हैं।',
    newTotal: (total) => <>आपके ऑर्डर का कुल अब {total} है।</>,
    newPrice: (before) => <>नया दाम, पहले {before}</>,
    notAvailable: 'अभी उपलब्ध नहीं',
    remove: (dish) => (
      <>
        <span className="sr-only">{`${dish} `}</span>हटाएँ
      </>
    ),
    gatewayNote: (minutes, isTest) =>
      isTest
        ? 'ऑर्डर के बाद आप एक टेस्ट पेज पर पेमेंट करते हैं। कोई पैसा नहीं कटता।'
        : `ऑर्डर के बाद ${minutes} मिनट के अंदर एक सुरक्षित पेज पर पेमेंट करें।`,
    upiNote: (minutes) => `ऑर्डर के बाद ${minutes} मिनट के अंदर अपने UPI ऐप से पेमेंट करें।`,
  },
  phoneProof: {
    title: 'क्या यह आपका फ़ोन है?',
    sending: 'आपके फ़ोन पर कोड भेज रहे हैं...',
    sent: (phone) => <>हमने {phone} पर कोड भेजा है। यह सिर्फ़ एक बार पूछा जाता है।</>,
    code: 'कोड',
    sixDigits: 'कृपया कोड के छह अंक लिखें।',
    wrong: 'यह कोड सही नहीं है या पुराना हो गया है। कृपया फिर देखें, या नया कोड मँगाएँ।',
    again: 'कोड फिर भेजें',
    prove: 'पक्का करें और ऑर्डर करें',
    proving: 'ऑर्डर हो रहा है...',
    notSent: 'कोड नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
    failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
    otherwise: (button) => <>कोड नहीं आया? {button}</>,
    payOtherwise: 'वापस जाएँ और किसी और तरीके से पेमेंट करें',
  },
  obstacle: {
    notConnected: 'आप ऑफ़लाइन हैं। कोई ऑर्डर नहीं हुआ, और बाद में भी अपने आप नहीं होगा। इंटरनेट आने पर फिर दबाएँ।',
    couponRefused: 'एक कूपन अब इस ऑर्डर पर नहीं चल सकता। कृपया अपना बिल फिर से देखें।',
    paymentOff: 'रसोई अब इस तरीके से पेमेंट नहीं लेती। कृपया दूसरा तरीका चुनें।',
    cashChanged: 'रसोई अब कम कैश लेती है। कृपया पेमेंट का दूसरा तरीका चुनें।',
    nothingOrdered: 'कोई ऑर्डर नहीं हुआ है।',
    chargesChanged: 'रसोई ने अपने शुल्क, डिलीवरी का इलाका या लगने वाला समय बदला है। कृपया अपना बिल और समय फिर से देखें।',
    slotTaken: 'आपका चुना हुआ समय अब खाली नहीं है। कृपया दूसरा समय चुनें।',
    noPickup: 'रसोई में अब पिकअप की सुविधा नहीं है। कृपया डिलीवरी चुनें।',
    cartChanged: 'आपका कार्ट किसी और टैब या फ़ोन पर बदला गया है। कृपया उसे फिर से देखें।',
    tooFewLeft: 'कोई आपसे पहले ऑर्डर कर गया: एक डिश की उतनी प्लेटें नहीं बचीं। कृपया कम ऑर्डर करें।',
    notUnderstood:
      'रसोई यह ऑर्डर पढ़ नहीं पाई, इसलिए फिर भेजने से काम नहीं होगा। कृपया पेज फिर से खोलें और अपना कार्ट देखें।',
    closed: 'रसोई दिन के इस समय यह ऑर्डर नहीं लेती।',
    safeToRetry: 'रसोई से जवाब नहीं आया। कृपया फिर से “ऑर्डर करें” दबाएँ; ऑर्डर दो बार नहीं होगा।',
  },
  placed: {
    heading: 'धन्यवाद, आपका ऑर्डर हो गया',
    text: 'ऑर्डर रसोई में पहुँच गया है। हम जल्द ही आपके पास होंगे।',
    awaits: 'बस एक कदम और: आपका पेमेंट',
    off: 'यह ऑर्डर नहीं हो पाया',
    toOrder: 'ऑर्डर देखें और फिर से ऑर्डर करें',
    loading: 'ऑर्डर लोड हो रहा है...',
    estimated: (time) => <>डिलीवरी का अनुमान: {time}</>,
    estimatedPickup: (time) => <>आपके लिए तैयार: {time}</>,
    textPickup: 'ऑर्डर रसोई में पहुँच गया है। तैयार होने पर आकर ले जाएँ।',
    fetchAt: 'यहाँ से लें',
    details: 'ऑर्डर की जानकारी',
    number: 'ऑर्डर नंबर',
    date: 'तारीख',
    address: 'डिलीवरी का पता',
    instructions: 'डिलीवरी वाले के लिए',
    payment: 'पेमेंट का तरीका',
    note: 'रसोई के लिए आपका नोट',
    cutlery: 'चम्मच-काँटे',
    withCutlery: 'ऑर्डर के साथ आएँगे',
    follow: 'ऑर्डर कहाँ है, देखें',
    toOrders: 'मेरे ऑर्डर देखें',
    toHome: 'होम पर जाएँ',
    help: (
      <>
        कुछ ठीक नहीं?{' '}
        <Link to="/support" className="font-semibold text-chilli-text underline underline-offset-4">
          हमसे बात करें
        </Link>
      </>
    ),
    noDetails: 'ऑर्डर की जानकारी नहीं मिली',
    noDetailsHint: 'आपके सारे ऑर्डर आपकी ऑर्डर सूची में हैं।',
    myOrders: 'मेरे ऑर्डर',
  },
  progress: {
    label: 'आपका ऑर्डर कहाँ तक पहुँचा',
    done: ' (पूरा)',
  },
  list: {
    payNow: 'अभी पेमेंट करें',
    heading: 'मेरे ऑर्डर',
    loading: 'ऑर्डर लोड हो रहे हैं...',
    none: 'अभी कोई ऑर्डर नहीं',
    noneHint: 'हमारी रसोई का आपका पहला खाना यहाँ दिखेगा।',
    clearedHint: 'यहाँ जो था, आपने साफ़ कर दिया है। आपका अगला ऑर्डर यहाँ दिखेगा।',
    more: 'और दिखाएँ',
    loadingMore: 'लोड हो रहा है...',
    order: (orderNumber) => `ऑर्डर ${orderNumber}`,
    address: 'डिलीवरी का पता',
    delivery: 'डिलीवरी की जानकारी',
    minutes: (from, until) => `${from}-${until} मिनट`,
    comes: (window) => `आपके पास: ${window}`,
    fetchAt: 'यहाँ से लें',
    pickup: 'पिकअप',
    readyAt: (window) => `तैयार: ${window}`,
    collected: 'ले लिया गया। उम्मीद है, खाना पसंद आया।',
    notCollected: 'यह ऑर्डर लेने कोई नहीं आया।',
    delivered: 'पहुँच गया। उम्मीद है, खाना पसंद आया।',
    ended: 'यह ऑर्डर डिलीवर नहीं हुआ।',
  },
  history: {
    clear: 'सूची साफ़ करें',
    question: 'ऑर्डर की सूची साफ़ करें?',
    explanation: 'आपके ऑर्डर इस सूची से हट जाएँगे। रसोई अपने बिल रखती है, और आप ऑर्डर फिर से दिखा सकते हैं।',
    clearing: 'साफ़ हो रही है...',
    showEarlier: 'पुराने ऑर्डर दिखाएँ',
    loading: 'लोड हो रहा है...',
  },
};
