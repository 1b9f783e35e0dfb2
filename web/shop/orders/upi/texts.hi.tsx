import type { Translated } from '#domain/languages/translations.ts';
import type { upiTexts } from './texts.tsx';

export const upiTextsHindi: Translated<typeof upiTexts> = {
  title: (amount) => <>UPI से {amount} का पेमेंट करें</>,
  until: (time, left) => (
    <>
      {time} तक ({left})
    </>
  ),
  left: (minutes) => (minutes <= 0 ? 'समय खत्म' : `${minutes} मिनट बाकी`),
  kept: 'आपका ऑर्डर हमने रख लिया है। पेमेंट आते ही रसोई काम शुरू करेगी।',
  scan: 'अपने UPI ऐप से यह कोड स्कैन करें।',
  scanInstead: 'ऐप नहीं खुल रहा? दूसरे फ़ोन से कोड स्कैन करें, या UPI आईडी पर खुद पेमेंट करें।',
  qr: (amount, payee) => `${payee} को ${amount} का पेमेंट करने का QR कोड`,
  openApp: 'UPI ऐप से पेमेंट करें',
  payTo: 'UPI आईडी',
  copy: 'कॉपी करें',
  copied: 'UPI आईडी कॉपी हो गई',
  notCopied: 'कॉपी नहीं हो सकी। कृपया खुद टाइप करें।',
  loading: 'पेमेंट लोड हो रहा है...',
  failed: 'पेमेंट लोड नहीं हो सका',
  paid: 'मैंने पेमेंट कर दिया',
  utr: 'आपके पेमेंट का UTR',
  utrHint: '12 अंक। आपके ऐप में पेमेंट के साथ UTR, UPI transaction ID या reference number लिखा होता है।',
  notAUtr: 'कृपया UTR के 12 अंक लिखें।',
  send: 'रसोई को बताएँ',
  sending: 'भेज रहे हैं...',
  sent: 'रसोई अब आपका पेमेंट देख रही है',
  sendFailed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  lost: 'जवाब नहीं आया। कृपया बटन फिर दबाएँ; यह एक ही बार गिना जाएगा।',
  used: 'यह UTR किसी और पेमेंट का है। कृपया नंबर फिर से देखें।',
  over: 'यह पेमेंट अब खुला नहीं है। कृपया अपना ऑर्डर देखें।',
  checking: 'रसोई आपका पेमेंट देख रही है',
  checkingHint: (utr) => (
    <>रसोई UTR {utr} को अपने बैंक के ऐप से मिला रही है। पेमेंट पक्का होते ही यह पेज बदल जाएगा। रुकें या बाद में लौट आएँ।</>
  ),
  correct: 'UTR ठीक करें',
  keep: 'वैसा ही रहने दें',
  denied: (utr) => `रसोई को UTR ${utr} वाला कोई पेमेंट नहीं मिला। कृपया नंबर फिर देखें, पेमेंट करें, या रसोई को फ़ोन करें।`,
  ended: 'क्या आपके बैंक से पैसे कट गए हैं?',
  endedHint: 'UTR लिखें, रसोई पैसे लौटा देगी।',
  endedChecking: (utr) => <>रसोई UTR {utr} वाला आपका पेमेंट देख रही है। अगर वह आया है, तो पैसे आपको लौटा दिए जाएँगे।</>,
};
