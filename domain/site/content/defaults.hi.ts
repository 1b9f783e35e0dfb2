import { ABOUT_DEFAULTS } from './about-settings.ts';
import { LEGAL_DEFAULTS } from './legal-settings.ts';
import { policyDefaultsHindi } from './policy-defaults.hi.ts';
import { POLICY_DEFAULTS } from './policy-defaults.ts';
import { SUPPORT_DEFAULTS } from './support-settings.ts';
import { TESTIMONIALS_DEFAULTS } from './testimonials-settings.ts';

/** The texts of an object in the order in which its Hindi ones are listed. */
const pairs = (english: readonly string[], hindi: readonly string[]): [string, string][] =>
  english.map((text, at) => [text, hindi[at] ?? text]);

const { people, kitchens } = ABOUT_DEFAULTS;

/** The texts that a new kitchen's pages have until its owner writes others, in Hindi by the English one. */
export const contentDefaultsHindi: ReadonlyMap<string, string> = new Map([
  ...pairs(
    [ABOUT_DEFAULTS.lead, ABOUT_DEFAULTS.story],
    [
      'रसोई घर का सबसे गरम कमरा होती है: कोई फुलका बेल रहा होता है, कोई दाल चखकर कहता है कि नमक ज़रा-सा और चाहिए।',
      [
        'शुरुआत एक टिफ़िन से हुई। पड़ोस में कोई बीमार पड़ा, और मीरा अय्यर ने सीढ़ियों के उस पार खाना भेज दिया: दाल, चावल, बीन्स की पोरियल और एक फुलका जो अब भी फूला हुआ था। अगले दिन दो टिफ़िन थे, और महीना खत्म होते-होते पूरी इमारत उनके चूल्हे का खाना खा रही थी।',
        'हम आज भी वही खाना बनाते हैं, और सिर्फ़ वही। न फ़्यूज़न, न फ़्रीज़र। रात भर पकी दाल, आराम से दम लिए चावल, और सीधे तवे से उतरी रोटियाँ। रेसिपी उन्हीं घरों से आती हैं जहाँ ये खाई जाती हैं, कश्मीर से केरल तक, और देने वाले चखने भी आते हैं।',
        'आज तीन रसोइयाँ आपके ऑर्डर के बाद खाना बनाती हैं, और खाना 30 मिनट के अंदर आपके दरवाज़े पर होता है। जो नहीं बदला, वह है मीरा का हर प्लेट से पूछा जाने वाला सवाल: क्या मैं इसे सीढ़ियों के उस पार भेजूँगी?',
      ].join('\n\n'),
    ],
  ),
  ...pairs(
    people.flatMap(({ name, role, text }) => [name, role, text]),
    [
      'मीरा अय्यर',
      'संस्थापक, और आज भी सबसे पहले चखने वाली',
      'पालक्काड में माँ के चूल्हे पर सीखा। कहती हैं, साँभर तब तैयार है जब पूरा घर महकने लगे।',
      'हरप्रीत सिंह',
      'हेड शेफ़',
      'अमृतसर से बेंगलुरु तक, बीस साल तंदूर पर। रोटियाँ हाथ से ही पलटते हैं।',
      'फ़रीदा ख़ान',
      'रसोइयाँ सँभालती हैं',
      'जानती हैं कि आज सबसे मीठी गाजर किस मंडी में है, और कौन-सी सड़क बंद है।',
    ],
  ),
  ...pairs(
    kitchens.flatMap(({ name, address }) => [name, address]),
    [
      'मल्लेश्वरम',
      '12 टेंपल रोड, बेंगलुरु 560003',
      'इंदिरानगर',
      '100 फ़ीट रोड, बेंगलुरु 560038',
      'जयनगर',
      'चौथा ब्लॉक, बेंगलुरु 560011',
    ],
  ),
  ...pairs(
    TESTIMONIALS_DEFAULTS.quotes.flatMap(({ quote, name, place }) => [quote, name, place]),
    [
      'राजमा का स्वाद बिल्कुल नानी के घर के इतवार जैसा है। मैंने एक के लिए मँगाया था, और मेरे फ़्लैटमेट आज तक नाराज़ हैं।',
      'प्रिया नायर',
      'मल्लेश्वरम, हर इतवार',
      'फुलके जो मेरी डेस्क तक भी नरम रहते हैं, दाल जो फ़्रीज़र के पास भी नहीं गई। ऑफ़िस का खाना फिर से खाना लगता है।',
      'अर्जुन मेहता',
      'इंदिरानगर, लगभग हर काम के दिन',
      'मेरे पिताजी अस्सी के हैं और आसानी से खुश नहीं होते। थाली साफ़ कर दी और पूछा कि पकाया किसने है।',
      'कविता देशपांडे',
      'जयनगर, पूरे परिवार के लिए',
    ],
  ),
  ...pairs(
    [
      SUPPORT_DEFAULTS.phoneAnswered,
      SUPPORT_DEFAULTS.chatAnswered,
      SUPPORT_DEFAULTS.emailAnswered,
      SUPPORT_DEFAULTS.quote,
      SUPPORT_DEFAULTS.quoteBy,
      LEGAL_DEFAULTS.refundTakes,
    ],
    [
      'रोज़, 10:00 – 22:00',
      'सोमवार से शनिवार, 11:00 – 21:00',
      '24 घंटे के अंदर जवाब',
      'जो मेहमान भूखा लौटे, वह हमारा मेहमान था ही नहीं।',
      'मीरा अय्यर, संस्थापक',
      '3-5 कामकाजी दिन',
    ],
  ),
  ...pairs(
    SUPPORT_DEFAULTS.faqs.flatMap(({ question, answer }) => [question, answer]),
    [
      'मेरा ऑर्डर कहाँ है?',
      '“मेरे ऑर्डर” खोलें: वहाँ दिखता है कि ऑर्डर कहाँ तक पहुँचा। जानकारी हर 2 मिनट में बदलती है।',
      'क्या ऑर्डर बदल या रद्द हो सकता है?',
      'हाँ, ऑर्डर करने के 5 मिनट के अंदर, और इसका कोई शुल्क नहीं है। कृपया हमें फ़ोन करें, क्योंकि कढ़ाई जल्दी ही गरम हो जाती है।',
      'खाने में कुछ ठीक नहीं है। अब क्या?',
      'डिलीवरी के 30 मिनट के अंदर हमें बताएँ, हो सके तो फ़ोटो के साथ। हम खाना फिर से बनाते हैं या पैसे लौटाते हैं, जैसा आप चाहें।',
      'रिफ़ंड कब मिलेगा?',
      'रिफ़ंड में 3-5 कामकाजी दिन लगते हैं, और वह उसी तरीके से लौटता है जिससे आपने पेमेंट किया था।',
      'मेरे ऑर्डर में देर हो रही है। अब क्या होगा?',
      'बताए गए समय से 15 मिनट से ज़्यादा देर हो जाए, तो हमें फ़ोन करें। हम राइडर से पूछकर बताएँगे कि खाना कहाँ है, और बात ठीक करेंगे।',
    ],
  ),
  ...pairs(Object.values(POLICY_DEFAULTS), Object.values(policyDefaultsHindi)),
]);
