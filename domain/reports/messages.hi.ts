import type { Translated } from '#domain/languages/translations.ts';
import type { reportMessages } from './messages.ts';
import { MOST_DAYS } from './periods.ts';

export const reportMessagesHindi: Translated<typeof reportMessages> = {
  bothDays: 'पहला और आख़िरी, दोनों दिन चुनें।',
  wrongOrder: 'पहला दिन आख़िरी दिन के बाद नहीं हो सकता। उन्हें उलटकर चुनें।',
  notYet: 'आने वाले दिनों की कोई रिपोर्ट नहीं होती। आज तक के दिन चुनें।',
  tooLong: `रिपोर्ट ज़्यादा से ज़्यादा पाँच साल (${MOST_DAYS} दिन) की होती है। कम दिन चुनें।`,
  periodOrDays: 'या तो अवधि चुनें या दिन, दोनों नहीं।',
};
