import type { Translated } from '#domain/languages/translations.ts';
import type { issueKindWords, issueMessages } from './messages.ts';
import { REPORT_WITHIN_MINUTES } from './reporting.ts';

export const issueMessagesHindi: Translated<typeof issueMessages> = {
  notYet: 'खाना पहुँचने के बाद ही समस्या बताई जा सकती है। तब तक कृपया रसोई को फ़ोन करें।',
  tooLate: `समस्या डिलीवरी के ${REPORT_WITHIN_MINUTES} मिनट के अंदर बताई जा सकती है। कृपया रसोई को फ़ोन करें: कोई न कोई रास्ता निकलेगा।`,
  alreadyOpen: 'आपने इस ऑर्डर की समस्या पहले ही बता दी है। रसोई का जवाब ऑर्डर के पेज पर आएगा।',
  movedOn: 'इस बीच इस शिकायत का जवाब आ गया है या यह बंद हो गई है।',
  stays: 'शिकायत जैसी लिखी गई थी वैसी ही रहती है। उसका सिर्फ़ जवाब दिया जा सकता है या उसे बंद किया जा सकता है।',
  needsAnswer: 'कृपया ग्राहक के लिए जवाब लिखें।',
  onlyWithAnswer: 'पैसे सिर्फ़ जवाब के साथ ही लौटाए जा सकते हैं।',
  noSuchLine: 'इस ऑर्डर में इतनी डिश नहीं हैं।',
  noSuchPhoto: 'कृपया वही फ़ोटो लगाएँ जो आपने खुद अपलोड की है।',
};

export const issueKindWordsHindi: Translated<typeof issueKindWords> = {
  missing: 'कुछ कम आया है',
  wrong: 'कुछ और आ गया',
  spilled: 'गिर गया या खराब हो गया',
  late: 'देर से आया',
  quality: 'खाना अच्छा नहीं था',
};
