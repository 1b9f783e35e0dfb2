import { Link } from 'react-router';
import type { Translated } from '#domain/languages/translations.ts';
import { orderMessagesHindi } from '#domain/orders/messages.hi.ts';
import type { orderPageTexts } from './texts.tsx';

const LINK = 'font-semibold text-chilli-text underline underline-offset-4';

export const orderPageTextsHindi: Translated<typeof orderPageTexts> = {
  page: { title: 'आपका ऑर्डर' },
  heading: (orderNumber) => `ऑर्डर ${orderNumber}`,
  placedOn: (moment) => <>ऑर्डर किया: {moment}</>,
  orderedFor: (moment) => <>{moment} के लिए ऑर्डर</>,
  loading: 'आपका ऑर्डर लोड हो रहा है...',
  gone: 'ऐसा कोई ऑर्डर नहीं है',
  goneHint: 'हो सकता है यह किसी और का हो, या पेज का पता अधूरा हो।',
  allOrders: 'मेरे सारे ऑर्डर',
  progress: 'आपका ऑर्डर कहाँ तक पहुँचा',
  done: ' (पूरा)',
  news: {
    waiting: 'रसोई कुछ ही पलों में जवाब देगी।',
    ahead: 'यह पहले से किया गया ऑर्डर है। रसोई आपके समय से थोड़ा पहले बनाना शुरू करेगी।',
    on: (day, window) => (
      <>
        {day} को {window}
      </>
    ),
    comes: (window) => <>{window} के बीच आपके पास पहुँचेगा</>,
    readyAt: (window) => <>{window} के बीच आपके लिए तैयार होगा</>,
    window: (from, until) => (
      <>
        {from} और {until}
      </>
    ),
    ready: 'आपका खाना तैयार है। कृपया आकर ले जाएँ।',
    attempted: (reason) => `आपका खाना आपको नहीं दिया जा सका: ${reason}। कृपया राइडर या रसोई को फ़ोन करें।`,
    late: 'हमें देर हो गई है, माफ़ कीजिए। आपका खाना आ रहा है; और जानने के लिए रसोई को फ़ोन करें।',
    moved: (reason) => `समय बदल गया है: ${reason}।`,
    delivered: 'उम्मीद है, खाना पसंद आया।',
    note: (words) => `रसोई की ओर से: “${words}”`,
    rejected: 'रसोई यह ऑर्डर नहीं ले सकी',
    expired: 'रसोई ने समय पर जवाब नहीं दिया, इसलिए यह ऑर्डर नहीं हो पाया।',
    unpaid: 'पेमेंट समय पर नहीं आया, इसलिए यह ऑर्डर नहीं हो पाया। आप फिर से ऑर्डर कर सकते हैं।',
    cancelled: 'यह ऑर्डर रद्द हो गया है',
    because: (what, reason) => (reason ? `${what}: ${reason}।` : `${what}।`),
    declined: (moment) => <>रसोई ने {moment} पर जवाब दिया: रद्द करने में देर हो चुकी है, आपका खाना आ रहा है।</>,
    asked: (moment) => <>आपने {moment} पर रसोई से यह ऑर्डर रद्द करने को कहा है। जवाब यहीं आएगा।</>,
  },
  map: {
    title: 'खाना यहाँ से आता है',
    open: 'मैप में खोलें',
  },
  rider: {
    brings: (name) => `${name} आपका खाना ला रहे हैं।`,
    call: 'राइडर को फ़ोन करें',
  },
  cancel: {
    button: 'ऑर्डर रद्द करें',
    freeUntil: (time) => <>{time} तक बिना किसी शुल्क के रद्द हो सकता है।</>,
    freeUntilPaid: 'पेमेंट पक्का होने तक रद्द हो सकता है।',
    freeUntilAccepted: 'रसोई के स्वीकार करने तक बिना किसी शुल्क के रद्द हो सकता है।',
    question: 'यह ऑर्डर रद्द करें?',
    explanation: 'रसोई यहीं रुक जाएगी। जो पेमेंट हो चुका है, वह आपको लौटा दिया जाएगा।',
    confirm: 'हाँ, रद्द करें',
    keep: 'रहने दें',
    cancelled: 'आपका ऑर्डर रद्द हो गया',
    failed: 'ऑर्डर रद्द नहीं हो सका। कृपया रसोई को फ़ोन करें।',
    refused: {
      order_moved_on: 'इस बीच आपका ऑर्डर आगे बढ़ चुका है। कृपया रसोई को फ़ोन करें।',
      order_cancel_too_late: orderMessagesHindi.cancelTooLate,
    },
    ask: 'रद्द करने को कहें',
    askQuestion: 'रसोई से रद्द करने को कहें?',
    askExplanation: 'हो सकता है आपका खाना बन रहा हो। रसोई तय करके यहीं जवाब देगी।',
    askConfirm: 'रसोई से पूछें',
    asked: 'आपकी बात रसोई तक पहुँच गई',
  },
  help: {
    title: 'मदद',
    call: 'रसोई को फ़ोन करें',
    support: (
      <>
        कुछ ठीक नहीं?{' '}
        <Link to="/support" className={LINK}>
          हमसे बात करें
        </Link>
      </>
    ),
  },
  details: 'ऑर्डर की जानकारी',
  address: 'डिलीवरी का पता',
  fetch: 'यहाँ से लें',
  note: 'रसोई के लिए आपका नोट',
  cutlery: 'आपके कहने पर चम्मच-काँटे साथ आएँगे।',
  payment: {
    title: 'पेमेंट',
    paid: 'हो गया',
    due: 'दरवाज़े पर देना है',
    awaited: 'पेमेंट बाकी',
    dueAtCounter: 'लेते समय देना है',
    failed: 'पेमेंट नहीं हुआ',
    expired: 'कुछ नहीं देना है',
    refundStates: {
      owed: 'आपको लौटाया जाएगा',
      sent: 'आपके बैंक के रास्ते में, 5 से 7 कामकाजी दिन लग सकते हैं',
      failed: 'रसोई इसे दूसरे तरीके से लौटाएगी। शायद आपको फ़ोन आए',
      done: 'आपको लौटा दिया गया',
    },
    reasons: {
      rejected: 'ऑर्डर स्वीकार नहीं हुआ',
      cancelled: 'ऑर्डर रद्द हुआ',
      expired: 'ऑर्डर का जवाब नहीं आया',
      lineRemoved: 'एक डिश हटाई गई',
      issue: 'कुछ ठीक नहीं था',
      goodwill: 'रसोई की ओर से',
      paidTwice: 'पेमेंट दो बार हुआ',
    },
  },
  again: {
    button: 'फिर से ऑर्डर करें',
    busy: 'कार्ट भर रहे हैं...',
    added: (count) => (count === 1 ? '1 डिश आपके कार्ट में है।' : `${count} डिश आपके कार्ट में हैं।`),
    nothing: 'इनमें से कोई डिश अभी ऑर्डर नहीं हो सकती।',
    repriced: (dish, before, now) => (
      <>
        {dish} का दाम अब {now} है, पहले {before} था।
      </>
    ),
    missing: (dish) => `${dish} आज उपलब्ध नहीं है।`,
    full: (dish) => `${dish} आपके कार्ट में पहले से काफ़ी है।`,
    toCart: 'कार्ट देखें',
    failed: 'कार्ट नहीं भर सका। कृपया फिर कोशिश करें।',
  },
};
