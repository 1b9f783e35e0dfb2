import type { Translated } from '#domain/languages/translations.ts';
import type { favouriteTexts } from './texts.ts';

export const favouriteTextsHindi: Translated<typeof favouriteTexts> = {
  mark: (dish) => `${dish} को पसंदीदा में जोड़ें`,
  added: (dish) => `${dish} को आपकी पसंदीदा डिश में जोड़ दिया।`,
  removed: (dish) => `${dish} को आपकी पसंदीदा डिश से हटा दिया।`,
  undo: 'वापस लाएँ',
  failed: 'आपकी पसंदीदा डिश बदली नहीं जा सकीं। कृपया फिर कोशिश करें।',
  lost: 'कनेक्शन नहीं है, इसलिए आपकी पसंदीदा डिश वैसी ही हैं। कृपया फिर कोशिश करें।',
  visitor: {
    toKeep: (dish) => `${dish} को पसंदीदा में रखने के लिए साइन इन करें।`,
    signIn: 'साइन इन करें',
    title: 'अपनी पसंदीदा डिश देखने के लिए साइन इन करें',
    text: 'वे आपके अकाउंट में रहती हैं, हर डिवाइस पर।',
  },
  list: {
    chip: 'पसंदीदा',
    loading: 'आपकी पसंदीदा डिश लोड हो रही हैं...',
    loadFailed: 'आपकी पसंदीदा डिश लोड नहीं हो सकीं',
    none: 'अभी कोई पसंदीदा डिश नहीं है',
    how: 'किसी डिश के दिल को दबाएँ, और वह यहाँ मिलेगी।',
    toMenu: 'पूरा मेन्यू देखें',
  },
  panel: {
    title: 'आपकी पसंदीदा डिश',
    text: 'वे डिश जिन पर आपने दिल लगाया है, आज के मेन्यू में।',
    show: 'मेरी पसंदीदा डिश दिखाएँ',
  },
};
