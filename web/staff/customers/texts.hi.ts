import type { Translated } from '#domain/languages/translations.ts';
import { NO_NAME_HINDI } from '#domain/users/no-name.hi.ts';
import type { customerTexts } from './texts.ts';

export const customerTextsHindi: Translated<typeof customerTexts> = {
  page: {
    title: 'रजिस्टर्ड ग्राहक',
    name: 'ग्राहक',
    lead: 'किसके पास अकाउंट है या कौन फ़ोन से ऑर्डर करता है, और उनमें से कौन रसोई चलाता है।',
  },
  admins: {
    label: 'एडमिन',
    unit: () => 'एडमिन',
    loading: 'एडमिन लोड हो रहे हैं...',
    failed: 'ग्राहक लोड नहीं हो सके',
    empty: 'अभी कोई एडमिन नहीं',
    emptyHint: 'जो भी अकाउंट बनाएगा, वह यहाँ दिखेगा।',
  },
  customers: {
    label: 'ग्राहक',
    unit: () => 'ग्राहक',
    loading: 'ग्राहक लोड हो रहे हैं...',
    failed: 'ग्राहक लोड नहीं हो सके',
    empty: 'अभी कोई ग्राहक नहीं',
    emptyHint: 'जो भी अकाउंट बनाएगा, वह यहाँ दिखेगा।',
  },
  columns: { name: 'नाम', phone: 'फ़ोन', since: 'कब से', role: 'भूमिका', orders: 'ऑर्डर' },
  search: 'रजिस्टर्ड ग्राहक खोजें',
  searchHint: 'नाम, ईमेल या फ़ोन',
  noName: NO_NAME_HINDI,
  noPhone: 'नहीं दिया',
  you: '(आप)',
  phoneOnly: 'फ़ोन से जाने जाते हैं, साइन इन नहीं',
  verified: 'पक्का',
  alwaysAdmin: 'हमेशा एडमिन',
  promote: {
    button: 'एडमिन बनाएँ',
    done: 'ग्राहक अब एडमिन हैं',
    question: 'एडमिन बनाएँ?',
    consequence: (name, email) =>
      `${name} (${email}) सारे ऑर्डर और ग्राहक देख पाएँगे, और डिश, मेन्यू और भूमिकाएँ बदल पाएँगे।`,
  },
  demote: {
    button: 'एडमिन से हटाएँ',
    done: 'एडमिन के अधिकार हटा दिए',
    question: 'एडमिन के अधिकार हटाएँ?',
    consequence: (name, email) => `${name} (${email}) अब एडमिन में कुछ भी देख या बदल नहीं पाएँगे।`,
  },
  block: {
    button: 'ऑर्डर रोकें',
    done: 'इस ग्राहक के ऑर्डर रोक दिए गए',
    question: 'अब ऑर्डर न लें?',
    consequence: (name) =>
      `${name} अब यहाँ ऑर्डर नहीं कर पाएँगे और उनसे फ़ोन करने को कहा जाएगा। आप उनके लिए फिर भी ऑर्डर लिख सकते हैं, और इसे यहीं से वापस ले सकते हैं।`,
  },
  unblock: {
    button: 'ऑर्डर चालू करें',
    done: 'यह ग्राहक फिर से ऑर्डर कर सकते हैं',
    question: 'फिर से ऑर्डर लें?',
    consequence: (name) => `${name} यहाँ फिर से ऑर्डर कर पाएँगे।`,
  },
  blocked: 'ऑर्डर रोके गए हैं',
  blockFailed: 'यह सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  noCustomer: 'ग्राहक नहीं मिला',
  roleFailed: 'एडमिन की स्थिति नहीं बदल सकी',
  roleRefused: (reason) => `एडमिन की स्थिति नहीं बदल सकी। ${reason}`,
};
