import { definePushMessage } from '#server/mail/email.ts';

/**
 * The alert that a dish can be ordered again, for people who asked for it. It does not name the dish, because everybody
 * can read an alert on a locked screen.
 */
export const dishBackAlert = definePushMessage({
  kind: 'dish-back-alert',
  secret: null,
  about: 'dishes',
  texts: {
    en: { title: 'It is back', text: 'A dish that you asked about can be ordered again.' },
    hi: { title: 'डिश फिर से मिल रही है', text: 'जिस डिश के बारे में आपने पूछा था, उसे अब फिर से ऑर्डर कर सकते हैं।' },
  },
  write: ({ about: { id } }, texts) => ({ ...texts, opens: `/menu?dish=${id}` }),
});
