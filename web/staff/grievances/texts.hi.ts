import type { Translated } from '#domain/languages/translations.ts';
import type { grievanceAdminTexts } from './texts.ts';

export const grievanceAdminTextsHindi: Translated<typeof grievanceAdminTexts> = {
  page: {
    title: 'शिकायतें',
    lead: 'हर एक को उसका नंबर ईमेल से मिला है। कानून कहता है कि एक महीने में सुलझे।',
  },
  list: {
    label: 'शिकायतें',
    unit: (count) => (count === 1 ? 'शिकायत' : 'शिकायतें'),
    loading: 'शिकायतें लोड हो रही हैं...',
    failed: 'शिकायतें लोड नहीं हो सकीं',
    empty: 'कोई शिकायत नहीं',
    emptyHint: 'लोग शिकायत अधिकारी को जो लिखेंगे, वह यहाँ अपने आप दिखेगा।',
  },
  columns: { ticket: 'शिकायत', text: 'क्या लिखा है', due: 'कब तक', state: 'स्थिति' },
  search: 'शिकायतें खोजें',
  searchHint: 'नंबर, नाम या ईमेल',
  filter: 'स्थिति',
  unsettled: 'बंद नहीं हुई',
  every: 'सभी',
  states: { open: 'नई', answered: 'जवाब दिया', closed: 'बंद' },
  due: {
    settled: '',
    inTime: 'समय पर',
    answerDue: 'अभी जवाब दें',
    overdue: 'समय निकल गया',
  },
  from: 'किसकी',
  about: 'किस बारे में',
  order: 'ऑर्डर',
  filed: 'दर्ज हुई',
  settleBy: 'कब तक सुलझाएँ',
  outcome: 'नतीजा',
  yourAnswer: 'अब तक का जवाब',
  answer: 'ग्राहक को जवाब',
  answerHint: 'यह ईमेल से जाता है, और शिकायत के पेज पर रहता है।',
  ends: 'शिकायत',
  goesOn: 'खुली रहेगी: जवाब फिर भेजा जाएगा',
  send: 'जवाब भेजें',
  sending: 'भेज रहे हैं...',
  sent: 'जवाब जा रहा है',
  closed: 'इस बीच किसी ने यह शिकायत बंद कर दी।',
  failed: 'जवाब नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  warning: (overdue) =>
    overdue === 1 ? 'एक शिकायत का समय निकल गया है।' : `${overdue} शिकायतों का समय निकल गया है।`,
  soon: (count) =>
    count === 1
      ? 'एक शिकायत 48 घंटे से ज़्यादा समय से जवाब का इंतज़ार कर रही है।'
      : `${count} शिकायतें 48 घंटे से ज़्यादा समय से जवाब का इंतज़ार कर रही हैं।`,
  see: 'शिकायतें देखें',
};
