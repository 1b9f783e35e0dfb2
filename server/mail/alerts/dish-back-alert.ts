import { definePushMessage } from '#server/mail/email.ts';

/**
 * The alert that a dish can be ordered again, for people who asked for it. It does not name the dish, because everybody
 * can read an alert on a locked screen.
 */
export const dishBackAlert = definePushMessage({
  kind: 'dish-back-alert',
  secret: null,
  about: 'dishes',
  texts: { title: 'It is back', text: 'A dish that you asked about can be ordered again.' },
  write: ({ about: { id } }, texts) => ({ ...texts, opens: `/menu?dish=${id}` }),
});
