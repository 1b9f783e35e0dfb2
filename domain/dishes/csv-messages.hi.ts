import type { Translated } from '#domain/languages/translations.ts';
import type { csvMessages } from './csv-messages.ts';

const listed = new Intl.ListFormat('hi-IN', { type: 'conjunction' });

export const csvMessagesHindi: Translated<typeof csvMessages> = {
  tooLarge: (megabytes) => `फ़ाइल ${megabytes} MB से बड़ी है। कृपया इसे हिस्सों में इंपोर्ट करें।`,
  tooManyRows: (rows) => `फ़ाइल में ${rows} से ज़्यादा डिश हैं। कृपया इसे हिस्सों में इंपोर्ट करें।`,
  noRows: 'फ़ाइल में कोई डिश नहीं है। पहली लाइन में कॉलम के नाम होते हैं, बाकी हर लाइन में एक डिश।',
  noNames: 'फ़ाइल की पहली लाइन में कॉलम के नाम होने चाहिए, जिनमें “name” या “id” हो।',
  twice: (column) => `कॉलम “${column}” दो बार है।`,
  quotes: (line) => `लाइन ${line} पढ़ी नहीं जा सकी: उद्धरण चिह्न गायब है या ग़लत जगह पर है।`,
  cell: (column, text, problem) =>
    text.trim() === '' ? `${column} ${problem}` : `${column} “${text}”: ${problem}`,
  wrongValue: (_problem, choices) =>
    choices ? `कृपया इनमें से लिखें: ${choices.join(', ')}।` : 'यहाँ यह नहीं लिखा जा सकता।',
  missing: 'खाली है।',
  noAmount: 'यह रुपयों की रकम नहीं है, जैसे 249 या 249.50।',
  neitherYesNorNo: 'कृपया yes या no लिखें।',
  noGroup: 'इस आईडी का विकल्पों का कोई समूह नहीं है।',
  noId: 'यह आईडी नहीं है। नई डिश के लिए इसे खाली छोड़ें।',
  cells: (has, wanted) => `लाइन में ${wanted} की जगह ${has} खाने हैं। क्या कोई कॉमा उद्धरण चिह्नों के बाहर है?`,
  sameDish: (line) => `लाइन ${line} में यही डिश है।`,
  ambiguous: (name, menu) => `${menu} में “${name}” नाम की कई डिश हैं। जो डिश चाहिए, उसकी आईडी लिखें।`,
  longMenu: 'मेन्यू का नाम बहुत लंबा है।',
  line: (line) => `लाइन ${line}`,
  ofLine: (line, message) => `लाइन ${line}: ${message}`,
  hasErrors: 'कुछ भी इंपोर्ट नहीं हुआ: फ़ाइल में गलतियाँ हैं। कृपया उन्हें फिर से देखें।',
  changedMeanwhile: (names, more) =>
    `कुछ भी इंपोर्ट नहीं हुआ: प्रीव्यू के बाद किसी ने ${listed.format([...names, ...(more > 0 ? [`${more} और`] : [])])} में बदलाव किया है। कृपया बदलाव फिर से देखें।`,
};
