import type { Translated } from '#domain/languages/translations.ts';
import type { reviewMessages } from './messages.ts';

export const reviewMessagesHindi: Translated<typeof reviewMessages> = {
  notYours: 'रिव्यू सिर्फ़ लिखने वाला बदल सकता है। रसोई जवाब दे सकती है या उसे छिपा सकती है।',
  loadFailed: 'रिव्यू लोड नहीं हो सके',
  loginToReview: 'रिव्यू देने के लिए कृपया साइन इन करें',
  saveFailed: 'रिव्यू सेव नहीं हो सका',
  updated: 'रिव्यू बदल दिया गया!',
  submitted: 'रिव्यू मिल गया, धन्यवाद!',
  cannotDelete: 'रिव्यू हटाया नहीं जा सकता',
  notFound: 'रिव्यू नहीं मिला',
  deleteFailed: 'रिव्यू नहीं हट सका',
  deleted: 'रिव्यू हटा दिया गया!',
  addComment: 'कृपया अपने रिव्यू में कुछ शब्द लिखें',
  submitError: 'रिव्यू भेजते समय कुछ गड़बड़ हो गई।',
  deleteError: 'रिव्यू हटाते समय कुछ गड़बड़ हो गई।',
  confirmDelete: 'यह रिव्यू हटा दें?',
  none: 'अभी कोई रिव्यू नहीं है। पहला रिव्यू आप दें!',
  anonymous: 'अनाम ग्राहक',
  noSuchDish: 'यह डिश अब मेन्यू में नहीं है',
  notReceived: 'इस डिश का रिव्यू वही दे सकता है, जिसे यह मिल चुकी हो।',
  keepsDish: 'रिव्यू की डिश नहीं बदलती; इसे हटाकर दूसरा लिखें',
};
