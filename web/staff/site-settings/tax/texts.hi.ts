import type { Translated } from '#domain/languages/translations.ts';
import type { taxTexts } from './texts.ts';

export const taxTextsHindi: Translated<typeof taxTexts> = {
  title: 'टैक्स और GST',
  kinds: {
    specification: { label: 'टैक्स की एक लाइन', note: 'डिश का 5%, पूरे रुपये में।' },
    unregistered: { label: 'GST में रजिस्टर्ड नहीं', note: 'दाम ही पूरा दाम है: बिल में टैक्स नहीं होता।' },
    composition: {
      label: 'कंपोज़िशन स्कीम',
      note: 'टैक्स आप खुद देते हैं और ग्राहक से नहीं ले सकते: बिल में टैक्स नहीं, पर आपका GST नंबर होता है।',
    },
    regular: {
      label: 'GST में रजिस्टर्ड',
      note: 'बिल में CGST, SGST और आपका GST नंबर होता है, और वह पूरे रुपये में होता है।',
    },
  },
  onCharges: {
    none: { label: 'टैक्स नहीं', note: 'टैक्स सिर्फ़ डिश पर है।' },
    food: { label: 'खाने वाली दर', note: 'डिलीवरी और पैकिंग खाने का ही हिस्सा।' },
    '18': { label: '18%', note: 'डिलीवरी और पैकिंग अलग सेवाएँ।' },
  },
  chooseState: 'चुनें…',
  fields: {
    sellerKind: { label: 'आप कैसे बेचते हैं' },
    gstin: { label: 'GST नंबर (GSTIN)', hint: '15 अक्षर, जैसे आपके सर्टिफ़िकेट पर है। प्रिंट किए बिल पर छपता है।' },
    state: { label: 'राज्य', hint: 'जहाँ आप रजिस्टर्ड हैं: GST नंबर के पहले दो अंक।' },
    taxPercent: {
      label: 'खाने पर टैक्स (%)',
      hint: 'CGST और SGST मिलाकर। किसी डिश की अपनी दर उसके फ़ॉर्म में हो सकती है।',
    },
    sac: { label: 'खाने का कोड (SAC)', hint: 'आम तौर पर 996331। किसी डिश का अपना हो सकता है।' },
    taxOnCharges: { label: 'डिलीवरी और पैकिंग पर टैक्स' },
    chargesSac: {
      label: 'डिलीवरी और पैकिंग का कोड (SAC)',
      hint: 'आम तौर पर 996813। कृपया अपने अकाउंटेंट से पूछ लें।',
    },
  },
  effect: {
    example: (dishes, lines, total) => `डिलीवरी के साथ ${dishes} की डिश पर: ${lines}। कुल ${total}।`,
    noTax: 'टैक्स की कोई लाइन नहीं',
    line: (label, amount) => `${label} ${amount}`,
    tax: (percent) => `टैक्स (${percent}%)`,
    cgst: (percent) => `CGST ${percent}%`,
    sgst: (percent) => `SGST ${percent}%`,
    roundOff: 'राउंड ऑफ़',
  },
};
