import type { Translated } from '#domain/languages/translations.ts';
import type { changeStateWords, orderMessages, statusWords } from './messages.ts';

export const orderMessagesHindi: Translated<typeof orderMessages> = {
  loadFailed: 'ऑर्डर लोड नहीं हो सके',
  allFailed: 'ऑर्डर लोड नहीं हो सके',
  loginToPlace: 'ऑर्डर करने के लिए कृपया साइन इन करें',
  placeFailed: 'ऑर्डर नहीं हो सका',
  placed: 'ऑर्डर हो गया! ईमेल भेज दिया है।',
  placedUnpaid: 'आपका ऑर्डर हमने रख लिया है। कृपया अब पेमेंट करें।',
  placedWithoutMail: 'ऑर्डर हो गया!',
  historyCleared: 'ऑर्डर की सूची साफ़ हो गई',
  clearFailed: 'सूची साफ़ नहीं हो सकी। कृपया फिर कोशिश करें।',
  checkoutFailed: 'ऑर्डर करते समय कुछ गड़बड़ हो गई।',
  empty: 'आपका कार्ट खाली है',
  noAddress: 'कृपया डिलीवरी का पता दें',
  noAddressForThem: 'कृपया डिलीवरी का पता लिखें।',
  emptyForThem: 'कृपया कम से कम एक डिश जोड़ें।',
  notAPhone: 'कृपया 10 अंकों का फ़ोन नंबर दें, या देश के कोड के साथ वाला नंबर।',
  phoneForDelivery: 'कृपया फ़ोन नंबर दें, ताकि राइडर फ़ोन कर सके।',
  noPhoneToSendTo: 'इस ऑर्डर में संदेश भेजने के लिए कोई फ़ोन नंबर नहीं है।',
  noSuchCustomer: 'यह ग्राहक अब नहीं है।',
  stillOpen: 'आपका एक ऑर्डर अभी आना बाकी है। उसके पहुँचने के बाद कृपया अपना अकाउंट बंद करें।',
  ahead: 'पहले से ऑर्डर',
  addressUnknown: 'पता उपलब्ध नहीं है',
  priceChanged: (dishName, price) =>
    `${dishName} का दाम अब ${price} है। ऑर्डर करने से पहले कृपया अपना कार्ट फिर से देखें।`,
  noSuchAddress: 'यह पता अब आपकी पता सूची में नहीं है। कृपया दूसरा पता चुनें।',
  termsChanged: ({ dishes, discount, delivery, packing, tip, tax, roundOff, total }, laterAt) =>
    `इस ऑर्डर का कुल अब ${total} है: डिश ${dishes}${discount ? `, कूपन −${discount}` : ''}, डिलीवरी ${delivery}${packing ? `, पैकिंग ${packing}` : ''}${tax ? `, टैक्स ${tax}` : ''}${roundOff ? `, राउंड ऑफ़ ${roundOff}` : ''}${tip ? `, टिप ${tip}` : ''}। ${laterAt ? `यह दिखाए गए समय से देर में आएगा: ${laterAt}। ` : ''}ऑर्डर करने से पहले कृपया बिल फिर से देखें।`,
  notDueYet: 'यह पहले से किया गया ऑर्डर है और अभी इसका समय नहीं आया: इसका समय वही रहेगा जो ग्राहक ने चुना है।',
  belowMinimum: (missing, minimum) =>
    `ऑर्डर करने के लिए ${missing} का और जोड़ें। हम ${minimum} से ऊपर के ऑर्डर डिलीवर करते हैं।`,
  guestLimit:
    'बिना अकाउंट वाले ऑर्डर अभी रसोई के जवाब का इंतज़ार कर रहे हैं। कृपया कुछ मिनट रुकें, या और ऑर्डर करने के लिए अपने फ़ोन नंबर या ईमेल से साइन इन करें।',
  guestPortions:
    'जो डिश रसोई गिनती की बनाती है, उसे उसकी थोड़ी ही प्लेट आप बिना अकाउंट के ऑर्डर कर सकते हैं। कृपया उसे कम करें, या अपने फ़ोन नंबर या ईमेल से साइन इन करें।',
  customerBlocked: 'हम यहाँ आपका ऑर्डर नहीं ले सकते। कृपया रसोई को फ़ोन करें।',
  tooMuchTest: (most) => `${most} से ऊपर के ऑर्डर टेस्ट पेमेंट से नहीं हो सकते। कृपया पेमेंट का दूसरा तरीका चुनें।`,
  tooMuchCash: (most) => `${most} से ऊपर के ऑर्डर का पेमेंट कैश में नहीं हो सकता। कृपया दूसरा तरीका चुनें।`,
  phoneUnproven: 'कृपया भेजे गए कोड से अपना फ़ोन नंबर पक्का करें, या किसी और तरीके से पेमेंट करें।',
  unavailable: (dishName) => `${dishName} अभी उपलब्ध नहीं है। बाकी ऑर्डर करने के लिए कृपया इसे कार्ट से हटाएँ।`,
  notFound: 'ऐसा कोई ऑर्डर नहीं है',
  movedOn: (status) => `यह ऑर्डर आगे बढ़ चुका है: अब यह “${status}” है।`,
  noSuchStep: (from, to) => `जो ऑर्डर “${from}” है, वह “${to}” नहीं हो सकता।`,
  cancelTooLate: 'यह ऑर्डर अब रद्द नहीं हो सकता। कृपया रसोई को फ़ोन करें।',
  cancelWithoutAsking: 'यह ऑर्डर अभी बिना पूछे रद्द किया जा सकता है।',
  undoTooLate: 'सिर्फ़ आख़िरी कदम वापस लिया जा सकता है, जिसने लिया हो उसी के द्वारा, 30 सेकंड तक।',
  reasonNeedsNote: 'कृपया कुछ शब्दों में कारण बताएँ।',
  whichDishRanOut: 'कृपया बताएँ कि ऑर्डर की कौन-सी डिश खत्म हो गई है।',
  answerIsYesOrNo: 'ऑर्डर या तो रद्द होता है या वैसा ही रहता है।',
  nobodyBringsIt: 'यह ऑर्डर ग्राहक खुद लेने आएँगे।',
  noSuchRider: 'रसोई में इस आईडी का कोई नहीं है।',
  noSuchLine: 'इस ऑर्डर में इतनी डिश नहीं हैं।',
  revised: (revision) => `इस बीच यह ऑर्डर बदल गया है: अब इसका संस्करण ${revision} है।`,
  changeOpen: 'इस ऑर्डर के एक बदलाव पर ग्राहक का जवाब अभी बाकी है।',
  changeAnswered: (state) => `यह बदलाव अब खुला नहीं है: ${state}।`,
  changeStays: 'सुझाया गया बदलाव वैसा ही रहता है। उसका सिर्फ़ जवाब भेजा जा सकता है।',
  lineHasFewer: (quantity) => `इस डिश की मात्रा ${quantity} से ज़्यादा नहीं है।`,
  cannotOfferChoice: (dishName) =>
    `${dishName} के विकल्प चुनने पड़ते हैं, इसलिए उसे बदले में नहीं दिया जा सकता। कृपया कोई और डिश सुझाएँ।`,
  cannotOffer: (dish) => `${dish} अभी ऑर्डर नहीं हो सकता, इसलिए उसे बदले में नहीं दिया जा सकता।`,
  substituteNeedsQuantity: 'बदले में दी जाने वाली डिश की आईडी और मात्रा ज़रूरी है।',
  substituteIsSame: 'बदले में वही डिश दी जा रही है जो हटाई जा रही है।',
};

export const statusWordsHindi: Translated<typeof statusWords> = {
  awaitingPayment: 'पेमेंट बाकी',
  placed: 'रसोई के जवाब का इंतज़ार',
  accepted: 'स्वीकार हुआ',
  preparing: 'बन रहा है',
  ready: 'तैयार',
  outForDelivery: 'रास्ते में',
  delivered: 'पहुँच गया',
  collected: 'ले लिया गया',
  rejected: 'स्वीकार नहीं हुआ',
  cancelled: 'रद्द',
  expired: 'समय निकल गया',
};

export const changeStateWordsHindi: Translated<typeof changeStateWords> = {
  open: 'ग्राहक के जवाब का इंतज़ार है',
  accepted: 'ग्राहक ने दूसरी डिश ले ली',
  takenOff: 'ग्राहक ने डिश हटवा दी',
  orderCancelled: 'ग्राहक ने ऑर्डर रद्द कर दिया',
  withdrawn: 'रसोई ने इसे वापस ले लिया',
  unanswered: 'समय पर जवाब नहीं आया, इसलिए डिश हटा दी गई',
  ended: 'ऑर्डर पूरा हो चुका है',
};
