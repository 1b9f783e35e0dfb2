import { Link } from 'react-router';
import type { Translated } from '#domain/languages/translations.ts';
import type { issueTexts } from './texts.tsx';

export const issueTextsHindi: Translated<typeof issueTexts> = {
  complain: 'बात नहीं बनी? शिकायत दर्ज करें',
  panel: 'ऑर्डर में कोई समस्या?',
  offer: (until) => <>कुछ कम था या ठीक नहीं था? {until} तक रसोई को बताएँ, जवाब यहीं आएगा।</>,
  report: 'समस्या बताएँ',
  reported: (moment) => <>बताया: {moment}</>,
  about: (dishes) => `${dishes} के बारे में`,
  photo: 'समस्या की फ़ोटो',
  photoGone: 'फ़ोटो हटा दी गई है, या भेजने वाले ने अभी अपना पता पक्का नहीं किया है।',
  photoHeld: (
    <>
      आपकी फ़ोटो अभी सिर्फ़ आपको दिखती है। इसे रसोई को दिखाने के लिए एक दिन के अंदर{' '}
      <Link to="/profile" className="text-chilli-text underline underline-offset-4">
        अपना ईमेल पता या फ़ोन नंबर पक्का करें
      </Link>
      । उसके बाद यह हटा दी जाएगी।
    </>
  ),
  waiting: 'आपकी बात रसोई तक पहुँच गई है, जवाब यहीं आएगा।',
  answered: 'रसोई का जवाब',
  refunded: (amount) => <>{amount} आपको लौटाए जाएँगे।</>,
  closed: 'यह बात बंद हो चुकी है।',
  settled: 'बात सुलझ गई',
  settledDone: 'धन्यवाद। यह बात अब बंद है।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें, या रसोई को फ़ोन करें।',
  form: {
    title: 'समस्या बताएँ',
    kind: 'क्या ठीक नहीं था?',
    lines: 'कौन-सी डिश? (ज़रूरी नहीं)',
    text: 'क्या हुआ?',
    left: (count) => `${count} अक्षर और`,
    photo: 'फ़ोटो (ज़रूरी नहीं)',
    choosePhoto: 'फ़ोटो जोड़ें',
    otherPhoto: 'दूसरी फ़ोटो',
    removePhoto: 'फ़ोटो हटाएँ',
    uploading: (percent) => `फ़ोटो भेज रहे हैं: ${percent} %`,
    unproven: 'ईमेल पता या फ़ोन नंबर आप भेजने के बाद, एक दिन के अंदर पक्का कर सकते हैं। रसोई को फ़ोटो तभी से दिखेगी।',
    tooLarge: (megabytes) => `कृपया ज़्यादा से ज़्यादा ${megabytes} MB की फ़ोटो चुनें।`,
    noPicture: 'कृपया कोई तस्वीर चुनें: JPEG, PNG, WebP, AVIF या GIF।',
    tooMany: 'अभी आपकी और फ़ोटो नहीं रखी जा सकतीं। कृपया बिना फ़ोटो के भेजें।',
    photoFailed: 'फ़ोटो नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
    send: 'रसोई को भेजें',
    sending: 'भेज रहे हैं...',
    cancel: 'रहने दें',
    sent: 'आपकी बात रसोई तक पहुँच गई',
  },
};
