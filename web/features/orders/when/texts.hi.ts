import type { Translated } from '#domain/languages/translations.ts';
import type { whenTexts } from './texts.ts';

export const whenTextsHindi: Translated<typeof whenTexts> = {
  title: 'कब?',
  soon: 'जल्द से जल्द',
  around: {
    delivery: (time) => `${time} के आसपास आपके पास`,
    pickup: (time) => `${time} के आसपास तैयार`,
  },
  notNow: 'रसोई बंद होने पर नहीं',
  later: 'बाद के लिए ऑर्डर करें',
  laterNote: 'दिन और समय आप चुनें।',
  day: 'दिन',
  time: 'समय',
  today: (date) => `आज, ${date}`,
  tomorrow: (date) => `कल, ${date}`,
  chooseTime: 'समय चुनें',
  orInstead: 'बाद के लिए ऑर्डर अभी हो सकता है: नीचे समय चुनें।',
  taken: 'आपका चुना हुआ समय अब खाली नहीं है। कृपया दूसरा समय चुनें।',
  missing: 'कृपया समय चुनें।',
  plannedFor: (moment) => `${moment} के लिए ऑर्डर`,
};
