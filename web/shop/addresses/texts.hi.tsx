import { addressMessagesHindi } from '#domain/addresses/messages.hi.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { personTextsHindi } from '#web/lib/person/texts.hi.ts';
import type { addressTexts } from './texts.tsx';

export const addressTextsHindi: Translated<typeof addressTexts> = {
  title: 'पता सूची',
  loading: 'पते लोड हो रहे हैं...',
  loadFailed: 'पते लोड नहीं हो सके',
  empty: 'अभी कोई पता नहीं',
  emptyHint: 'जहाँ आप खाना मँगाते हैं वह पता जोड़ें, फिर चेकआउट बस दो टैप में।',
  add: 'पता जोड़ें',
  default: 'मुख्य',
  edit: 'बदलें',
  delete: 'हटाएँ',
  makeDefault: 'मुख्य बनाएँ',
  deleteQuestion: 'यह पता हटाएँ?',
  deleting: 'हटा रहे हैं...',
  deleted: 'पता हटा दिया गया',
  deleteFailed: 'पता नहीं हट सका',
  saved: 'पता सेव हो गया',
  saveFailed: 'पता सेव नहीं हो सका',
  form: {
    addTitle: 'पता जोड़ें',
    editTitle: 'पता बदलें',
    phone: 'संपर्क का फ़ोन नंबर',
    houseNo: 'मकान / फ़्लैट नंबर',
    street: 'गली / इलाका',
    landmark: 'लैंडमार्क',
    pincode: 'पिनकोड',
    city: 'शहर',
    state: 'राज्य',
    pincodeHints: {
      start: 'शहर और राज्य हम भर देंगे।',
      looking: 'आपका इलाका देख रहे हैं...',
      found: (city, state) => `${city}, ${state}`,
      unknown: 'कृपया शहर और राज्य खुद लिखें।',
    },
    pincodeProblems: {
      notFound: personTextsHindi.unknownPincode,
      failed: 'पिनकोड की जानकारी नहीं मिल सकी',
    },
    instructions: 'डिलीवरी वाले के लिए',
    instructionsHint: 'गेट, मंज़िल, कहाँ छोड़ना है।',
    label: 'नाम',
    home: 'घर',
    labelHint: 'इस जगह को आप क्या कहते हैं: घर, ऑफ़िस, नानी का घर…',
    makeDefault: 'इसे मेरा मुख्य पता बनाएँ',
    save: 'पता सेव करें',
    saving: 'सेव हो रहा है...',
    cancel: 'रहने दें',
    failures: {
      byType: { general_argument_invalid: addressMessagesHindi.tooMany },
      otherwise: 'पता सेव नहीं हो सका',
    },
  },
  picker: {
    legend: 'डिलीवरी का पता',
    recipient: (name, phone) => (
      <>
        {name} के लिए{phone} ·
      </>
    ),
    changeInProfile: 'प्रोफ़ाइल में बदलें',
    add: 'पता जोड़ें',
  },
};
