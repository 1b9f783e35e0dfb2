import type { Translated } from '#domain/languages/translations.ts';
import type { reasonWords } from './reasons.ts';

/** Each reason as a whole sentence without its full stop. It stands after a colon. */
export const reasonWordsHindi: Translated<typeof reasonWords> = {
  tooBusy: 'रसोई में बहुत काम है',
  outOfItem: 'एक डिश खत्म हो गई है',
  outsideArea: 'पता डिलीवरी के इलाके से बाहर है',
  closed: 'रसोई बंद है',
  onTheRoad: 'रास्ते में रोज़ से ज़्यादा समय लग रहा है',
  customerAsked: 'आपने ऐसा कहा था',
  notReachable: 'राइडर आपसे संपर्क नहीं कर सका',
  wrongAddress: 'राइडर को पता नहीं मिला',
  notTaken: 'दरवाज़े पर किसी ने खाना नहीं लिया',
  unpaid: 'पेमेंट समय पर नहीं आया',
  other: 'अचानक कोई अड़चन आ गई',
};
