import type { Translated } from '#domain/languages/translations.ts';
import type { dishesCsvTexts } from './texts.ts';

export const dishesCsvTextsHindi: Translated<typeof dishesCsvTexts> = {
  page: {
    title: 'इम्पोर्ट और एक्सपोर्ट',
    lead: 'सभी डिश को स्प्रेडशीट के लिए एक्सपोर्ट करें, वहाँ बदलें, और फ़ाइल इम्पोर्ट करें।',
  },
  exporting: {
    title: 'एक्सपोर्ट',
    text: 'CSV फ़ाइल, जिसमें हर डिश, उसका मेन्यू और वह सब है जो आप बदल सकते हैं।',
    submit: 'डिश एक्सपोर्ट करें',
    busy: 'एक्सपोर्ट हो रहा है...',
    failed: 'डिश एक्सपोर्ट नहीं हो सकीं',
    fileName: 'rasoi-dishes.csv',
  },
  importing: {
    title: 'इम्पोर्ट',
    text: 'CSV फ़ाइल, एक्सपोर्ट वाले कॉलम के साथ। नई डिश के लिए id खाली छोड़ें, और जो कॉलम वैसे ही रहने हैं उन्हें हटा दें। पहले दिखेगा कि क्या बदलेगा।',
    choose: 'CSV फ़ाइल चुनें',
    another: 'दूसरी फ़ाइल चुनें',
    reading: 'फ़ाइल पढ़ रहे हैं...',
    failed: 'फ़ाइल पढ़ी नहीं जा सकी',
    notUtf8: 'फ़ाइल UTF-8 में सेव नहीं है। अपनी स्प्रेडशीट में सेव करते समय “CSV UTF-8” चुनें।',
    submit: (dishes) => `${dishes} डिश इम्पोर्ट करें`,
    busy: 'इम्पोर्ट हो रहा है...',
    notImported: 'डिश इम्पोर्ट नहीं हो सकीं',
    done: (added, changed) => `इम्पोर्ट हो गया: ${added} जुड़ीं, ${changed} बदलीं।`,
  },
  preview: {
    summary: 'फ़ाइल से क्या बदलेगा',
    counts: {
      new: (lines) => `${lines} नई`,
      changed: (lines) => `${lines} बदलीं`,
      unchanged: (lines) => `${lines} वैसी ही`,
      error: (lines) => (lines === 1 ? '1 गलती' : `${lines} गलतियाँ`),
    },
    nothing: 'बदलने को कुछ नहीं: डिश पहले से फ़ाइल जैसी ही हैं।',
    errors: 'फ़ाइल में गलतियाँ रहते कुछ इम्पोर्ट नहीं होगा। ये लाइनें ठीक करें, और फ़ाइल फिर से चुनें:',
    line: (line, dish) => (dish === '' ? `लाइन ${line}:` : `लाइन ${line}, ${dish}:`),
    unknownColumns: (names) => `ये कॉलम पहचाने नहीं गए, और छोड़ दिए गए: ${names}`,
    newMenus: (menus) => `ये श्रेणियाँ अभी नहीं हैं, और जोड़ी जाएँगी: ${menus}`,
    newMenu: (name, dishes) => `${name} (${dishes} डिश)`,
    columns: { line: 'लाइन', dish: 'डिश', changes: 'बदलाव' },
    isNew: 'नई डिश',
    nothingBefore: 'कुछ नहीं',
    became: 'से बदलकर',
    showAll: (lines) => `सभी ${lines} लाइनें दिखाएँ`,
  },
};
