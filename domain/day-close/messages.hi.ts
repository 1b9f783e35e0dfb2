import type { Translated } from '#domain/languages/translations.ts';
import type { dayCloseMessages } from './messages.ts';

export const dayCloseMessagesHindi: Translated<typeof dayCloseMessages> = {
  notADay: 'कृपया दिन 2026-11-22 की तरह लिखें।',
  inFuture: 'यह दिन अभी शुरू नहीं हुआ है।',
  periodWrong: 'कृपया पहला और आख़िरी दिन चुनें, दोनों के बीच ज़्यादा से ज़्यादा एक साल।',
  closedBy: (name) => `${name || 'किसी'} ने यह दिन पहले ही बंद कर दिया है। कृपया उनके आँकड़े देखें।`,
  closed: 'यह दिन पहले ही बंद हो चुका है। कृपया इसके आँकड़े देखें।',
  moneyRecorded: 'आपके देखने के बाद कुछ पैसे दर्ज हुए हैं। कृपया आँकड़े जाँचें और दिन फिर से बंद करें।',
  counts: {
    unknownPlace: 'एक गिनी गई जगह में इस दिन के पैसे किसी के पास नहीं हैं। कृपया दिन फिर से लोड करें।',
    twice: 'एक जगह दो बार गिनी गई है। कृपया हर जगह की एक ही रकम लिखें।',
    missing: 'कृपया उन सबका कैश गिनें जिनके पास कुछ है।',
  },
  onlyReopen: 'बंद किया हुआ दिन वैसा ही रहता है। मालिक कारण बताकर उसे फिर से खोल सकते हैं।',
  isReopened: 'यह दिन पहले ही फिर से खोला जा चुका है।',
};
