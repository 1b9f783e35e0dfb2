import type { Translated } from '#domain/languages/translations.ts';
import type { aboutTexts } from './texts.ts';

export const aboutTextsHindi: Translated<typeof aboutTexts> = {
  page: (name) => ({
    title: 'हमारे बारे में',
    description: `${name} घर की रसोई है, बस चूल्हे थोड़े ज़्यादा: रोज़ का भारतीय खाना, ऑर्डर के बाद ताज़ा बना। हमारी कहानी, लोग और रसोइयाँ।`,
  }),
  hero: {
    overline: 'हमारे बारे में',
    heading: 'दरवाज़े के पीछे की रसोई',
    explore: 'मेन्यू देखें',
    picture: 'मसालदानी, और बेली जा रही एक रोटी',
  },
  story: {
    heading: 'हमारी कहानी',
  },
  figures: {
    label: (name) => `${name} आँकड़ों में`,
    customers: 'खुश ग्राहक',
    orders: 'बने हुए ऑर्डर',
    dishes: 'डिश',
    chefs: 'शेफ़',
    rating: 'रेटिंग',
  },
  values: {
    heading: 'हमारे उसूल',
    cooked: {
      title: 'ऑर्डर के बाद बनता है',
      text: 'कुछ भी पहले से रखा नहीं रहता। तड़का आपके बटन दबाने के बाद लगता है।',
    },
    recipes: {
      title: 'घरों की रेसिपी',
      text: 'हर डिश उस परिवार से आती है जो उसे खाता है: कश्मीरी, बंगाली, गुजराती, तमिल।',
    },
    honest: {
      title: 'ईमानदार थाली',
      text: 'जो दाम लिखा है वही, जितनी प्लेट है उतनी ही, वेज और नॉन-वेज अलग-अलग बनते हैं।',
    },
    light: {
      title: 'धरती पर हल्के',
      text: 'गन्ने के रेशे के डिब्बे, कागज़ के थैले, और चम्मच-काँटे सिर्फ़ माँगने पर।',
    },
  },
  team: {
    heading: 'कौन पकाता है',
    lead: 'वे लोग जिनके हाथों से आपका खाना आता है।',
  },
  kitchens: {
    heading: (count) => (count === 1 ? 'हमारी रसोई' : `हमारी ${count} रसोइयाँ`),
    onTheMap: 'मैप पर',
    showOnTheMap: (kitchen) => `${kitchen} को मैप पर दिखाएँ`,
    openStreetMap: 'OpenStreetMap',
    inOpenStreetMap: (kitchen) => `${kitchen} OpenStreetMap में, नए टैब में`,
    mapOf: (kitchen) => `${kitchen} की हमारी रसोई का मैप`,
    drawnByUs: 'यह हमारा बनाया हुआ है। असली मैप OpenStreetMap से आता है, जिसे तब आपके आने का पता चलता है।',
    showTheMap: 'मैप दिखाएँ',
  },
  invitation: {
    heading: 'आइए, खाइए',
    text: 'आपका हमेशा स्वागत है। हमारे यहाँ एक प्लेट ज़्यादा ही बनती है।',
    order: 'मेन्यू से ऑर्डर करें',
    story: 'हमारी कहानी पढ़ें',
  },
};
