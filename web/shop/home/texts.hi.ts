import type { Translated } from '#domain/languages/translations.ts';
import type { homeTexts } from './texts.ts';

export const homeTextsHindi: Translated<typeof homeTexts> = {
  page: (name, minutes) => ({
    title: `${name}: घर जैसा खाना, आपके दरवाज़े पर`,
    description: `रात भर धीमी आँच पर पकी दाल, सीधे आँच से उतरे फुलके: घर जैसा खाना, ऑर्डर के बाद ताज़ा बना, ${minutes} मिनट के अंदर आपके पास।`,
  }),
  hero: {
    forVisitors: 'खाना, जैसा घर पर बनता है',
    forCustomers: 'आज आपके लिए क्या बनाएँ?',
    lead: 'रात भर धीमी आँच पर पकी दाल, सीधे आँच से उतरे फुलके। घर जैसा खाना, जो आपके ऑर्डर के बाद बनता है।',
    explore: 'मेन्यू देखें',
    signUp: 'ऑफ़र पाने के लिए साइन अप करें',
    fast: (minutes) => `${minutes} मिनट के अंदर`,
    fresh: 'रोज़ ताज़ा',
    picture: 'पीतल की थाली में दाल, पालक पनीर, राजमा, रायता, चावल, रोटियाँ और गुलाब जामुन',
  },
  favourites: {
    heading: 'ग्राहकों की पसंद',
    lead: 'जो हमारे पड़ोसी बार-बार मँगाते हैं।',
    wholeMenu: 'पूरा मेन्यू देखें',
    loading: 'मेन्यू लोड हो रहा है...',
    tag: 'लोकप्रिय',
  },
  reasons: {
    heading: 'हमें क्यों चुनें',
    lead: 'घर की रसोई, बस चूल्हे थोड़े ज़्यादा।',
    picture: 'मसालदानी, और बेली जा रही एक रोटी',
    ingredients: {
      title: 'ताज़ी सामग्री',
      text: 'सुबह की मंडी की सब्ज़ियाँ, अपनी ही रसोई में पिसे मसाले।',
    },
    recipes: {
      title: 'असली स्वाद',
      text: 'कश्मीर से केरल तक, वैसे ही बना जैसे घरों में बनता है।',
    },
    delivery: {
      title: (minutes) => `${minutes} मिनट के अंदर डिलीवरी`,
      text: 'ऑर्डर के बाद बना, और दरवाज़े तक गरमागरम।',
    },
    packaging: {
      title: 'पर्यावरण के लिए अच्छी पैकिंग',
      text: 'गन्ने के रेशे के डिब्बे और कागज़ के थैले, जो मिट्टी में मिल जाते हैं।',
    },
  },
  testimonials: {
    heading: 'हमारे ग्राहक क्या कहते हैं',
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    place: (at, count) => `${count} में से ${at}`,
    stars: '5 में से 5 स्टार',
    show: (at) => `राय ${at} दिखाएँ`,
    play: 'राय अपने आप बदलें',
    pause: 'राय बदलना रोकें',
  },
  closing: {
    heading: 'भूख लग आई?',
    text: (minutes) => `तवा गरम है। अभी ऑर्डर करें, खाना ${minutes} मिनट के अंदर आपके पास।`,
    order: 'अभी ऑर्डर करें',
    logIn: 'साइन इन करें',
  },
};
