import type { Translated } from '#domain/languages/translations.ts';
import type { orderChangeTexts } from './texts.tsx';

export const orderChangeTextsHindi: Translated<typeof orderChangeTexts> = {
  label: 'रसोई पूछ रही है',
  cannot: (dishes, reason) => `रसोई ${dishes} नहीं बना सकती: ${reason}।`,
  asked: (dishes) => `आपके कहने पर रसोई ${dishes} हटा देगी।`,
  offers: (dishes, price) => (
    <>
      इसकी जगह रसोई {price} में {dishes} दे सकती है।
    </>
  ),
  note: (words) => `रसोई की ओर से: “${words}”`,
  timeLeft: (minutes) => `कृपया ${minutes} मिनट के अंदर जवाब दें।`,
  otherwise: 'जवाब न मिलने पर डिश हटा दी जाएगी, और उसका कोई पैसा नहीं लगेगा।',
  over: 'जवाब देने का समय पूरा हो गया। डिश अब हटाई जा रही है।',
  signIn: 'जवाब देने के लिए कृपया साइन इन करें।',
  accept: (dishes) => `${dishes} ले लें`,
  takeOff: 'डिश हटा दें',
  cancelAll: 'पूरा ऑर्डर रद्द करें',
  newTotal: (total) => <>नया कुल {total}</>,
  more: (amount) => <>{amount} और, दरवाज़े पर देने हैं</>,
  moreAtCounter: (amount) => <>{amount} और, काउंटर पर देने हैं</>,
  less: (amount) => <>{amount} कम</>,
  same: 'कुल वही',
  nothingLeft: 'तब कुछ नहीं बचेगा: ऑर्डर रद्द हो जाएगा।',
  question: 'पूरा ऑर्डर रद्द करें?',
  explanation: 'रसोई यहीं रुक जाएगी। जो पेमेंट हो चुका है, वह आपको लौटा दिया जाएगा।',
  confirm: 'हाँ, रद्द करें',
  keep: 'रहने दें',
  failed: 'आपका जवाब नहीं पहुँचा। कृपया फिर कोशिश करें।',
  refused: {
    order_change_answered: 'इस बीच इसका जवाब दिया जा चुका है।',
    order_revised: 'इस बीच आपका ऑर्डर बदल गया है। कृपया उसे फिर से देखें।',
    order_moved_on: 'इस बीच आपका ऑर्डर आगे बढ़ चुका है।',
  },
  story: {
    label: 'क्या बदला है',
    off: (dishes) => `${dishes} हटाया गया`,
    unanswered: (dishes) => `जवाब न मिलने पर ${dishes} हटाया गया`,
    instead: (offered, dishes) => `${dishes} की जगह ${offered} आएगा`,
    back: (amount) => <>, {amount} वापस मिलेंगे</>,
    less: (amount) => <>, {amount} कम देने हैं</>,
    more: (amount) => <>, {amount} और देने हैं</>,
    withdrawn: (dishes) => `${dishes} आपके ऑर्डर में ही है`,
  },
  revisions: {
    label: 'इस ऑर्डर में क्या-क्या बदला',
    placed: 'जैसा ऑर्डर किया गया था',
    changed: (time) => `${time} पर बदला`,
  },
};
