import type { Translated } from '#domain/languages/translations.ts';
import type { serviceTexts } from './texts.ts';

export const serviceTextsHindi: Translated<typeof serviceTexts> = {
  label: 'ऑर्डर लेना',
  taking: 'ग्राहक ऑर्डर कर सकते हैं',
  paused: (until, reason) => `${until} तक रुका है${reason ? `: ${reason}` : ''}`,
  busy: (minutes, until) => `${until} तक हर नए ऑर्डर में +${minutes} मिनट`,
  failed: 'सेव नहीं हो सका',
  pause: {
    open: 'रोकें',
    title: 'रसोई रोकें',
    hint: 'यह खत्म होने तक ग्राहक ऑर्डर नहीं कर सकते। उनका कार्ट बना रहता है और उन्हें दिखता है कि आप कब लौटेंगे।',
    reason: 'ग्राहक क्या पढ़ेंगे',
    reasons: ['बहुत सारे ऑर्डर', 'बिजली नहीं है', 'गैस खत्म हो गई', 'लोग कम हैं'],
    lengths: 'कितनी देर रोकें',
    lasts: {
      '15': '15 मिनट',
      '30': '30 मिनट',
      '60': '1 घंटा',
      tomorrow: 'कल खुलने तक',
    },
    done: 'रसोई रुकी है',
    end: 'फिर से ऑर्डर लें',
    ended: 'ग्राहक फिर से ऑर्डर कर सकते हैं',
  },
  late: {
    open: 'व्यस्त',
    title: 'बहुत काम है?',
    hint: 'हर नए ऑर्डर के समय में मिनट जोड़ता है। एक घंटे बाद अपने आप खत्म हो जाता है।',
    add: (minutes) => `+${minutes} मिनट`,
    done: (minutes) => `नए ऑर्डर का समय ${minutes} मिनट बढ़ गया`,
    end: 'खत्म करें',
    endLabel: 'व्यस्त समय खत्म करें',
    ended: 'नए ऑर्डर का समय फिर से सामान्य है',
  },
};
