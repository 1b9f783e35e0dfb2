import type { Translated } from '#domain/languages/translations.ts';
import type { subscriberTexts } from './texts.ts';

export const subscriberTextsHindi: Translated<typeof subscriberTexts> = {
  page: { title: 'न्यूज़लेटर', lead: 'रसोई की खबरें किसने माँगी हैं।' },
  list: {
    label: 'न्यूज़लेटर के पते',
    unit: (count) => (count === 1 ? 'पता' : 'पते'),
    loading: 'पते लोड हो रहे हैं...',
    failed: 'पते लोड नहीं हो सके',
    empty: 'अभी कोई पता नहीं',
    emptyHint: 'जो न्यूज़लेटर माँगेगा, वह यहाँ दिखेगा।',
  },
  columns: { email: 'ईमेल', state: 'स्थिति', since: 'कब से' },
  states: {
    confirmed: 'पक्का है',
    pending: 'अभी पक्का नहीं',
    unsubscribed: 'सदस्यता हटाई',
  },
  everybody: 'सभी',
  search: 'पते खोजें',
  searchHint: 'पते का कोई हिस्सा',
  exportCsv: 'पक्के पते CSV में सेव करें',
  saving: 'सेव हो रहा है...',
  saved: (count) => `${count} पते सेव हुए`,
  nothingToSave: 'सेव करने को कोई पक्का पता नहीं',
  saveFailed: 'पते सेव नहीं हो सके',
};
