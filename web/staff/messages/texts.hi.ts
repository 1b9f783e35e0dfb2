import type { Translated } from '#domain/languages/translations.ts';
import type { messageTexts } from './texts.ts';

export const messageTextsHindi: Translated<typeof messageTexts> = {
  page: { title: 'संदेश', lead: 'लोगों ने संपर्क फ़ॉर्म से क्या लिखा।' },
  list: {
    label: 'संदेश',
    unit: () => 'संदेश',
    loading: 'संदेश लोड हो रहे हैं...',
    failed: 'संदेश लोड नहीं हो सके',
    empty: 'अभी कोई संदेश नहीं',
    emptyHint: 'लोग संपर्क फ़ॉर्म से जो लिखेंगे, वह यहाँ दिखेगा।',
  },
  columns: { from: 'किसका', message: 'संदेश', subject: 'विषय', sent: 'भेजा गया' },
  search: 'संदेश खोजें',
  searchHint: 'नाम, ईमेल या कोई शब्द',
  everySubject: 'सभी विषय',
  answer: 'ईमेल से जवाब दें',
  answerSubject: (subject) => `Re: ${subject}`,
};
