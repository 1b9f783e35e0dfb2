import * as v from 'valibot';
import type { Catalogue } from '#domain/languages/translations.ts';
import { type MessageKind, messageRow } from '#domain/messages/message-rows.ts';
import { NothingToSend } from '#server/mail/email.ts';
import { messageText } from '#server/mail/messages/message-text.ts';
import { messageMails } from '../meals/as-mail-and-alert.ts';

/** What a message has beside its words. */
interface PlainTexts extends Catalogue {
  title: string;
  /** The label of the link to its page. */
  open: string;
  /** For a locked screen: no names and no amounts. */
  alert: string;
}

/** The mail and the alert of a message whose mail says what its text says. */
const plainMessage = <const Kind extends MessageKind>(kind: Kind, plain: PlainTexts) => {
  // Only the three texts: a catalogue takes any name.
  const texts = { title: plain.title, open: plain.open, alert: plain.alert };
  return messageMails(kind, {
    secret: v.looseObject({}),
    texts,
    say({ kitchen, told, language, own }, { title, open, alert }) {
      if (!told) throw new NothingToSend('The message was deleted');
      const { page } = messageRow(kind);
      return {
        title,
        lines: [messageText(kind, told.values, { kitchen, language, own })],
        links: [[open, `${kitchen.publicUrl}${page}`]],
        alert: { title, text: alert },
        opens: page,
      };
    },
  });
};

const meals = { open: 'See your meals', alert: 'See your meals.' };
const company = { open: 'See your company', alert: 'See your company.' };
const balance = { open: 'See your balance', alert: 'See your balance.' };

/** Messages whose mails say what their texts say, each as a mail and an alert. */
export const plainMessages = {
  subscribed: plainMessage('meal-subscribed', { title: 'You get meals from us', ...meals }),
  changed: plainMessage('meal-subscription-changed', { title: 'Your meals have changed', ...meals }),
  ended: plainMessage('meal-subscription-ended', { title: 'Your meals end', ...meals }),
  skipped: plainMessage('meal-skipped', { title: 'A meal is called off', ...meals }),
  mealChanged: plainMessage('meal-changed', { title: 'A meal has changed', ...meals }),
  paused: plainMessage('meal-paused', { title: 'Your meals pause', ...meals }),
  bundleLonger: plainMessage('bundle-longer', { title: 'Your bundle lasts longer', ...meals }),
  agreed: plainMessage('meal-price-agreed', { title: 'Your meals have a new price', ...meals }),
  kept: plainMessage('meal-price-kept', { title: 'Your price stays as it is', ...meals }),
  companyPrice: plainMessage('company-price', {
    title: 'A new price for the meals of your people',
    ...company,
  }),
  companyWaits: plainMessage('company-price-waits', {
    title: 'Your company is asked about a new price',
    ...meals,
  }),
  companyOver: plainMessage('company-price-over', { title: 'Your meals go on', ...meals }),
  cookedAnyway: plainMessage('meal-cooked-anyway', {
    title: 'We cook although your balance is too low',
    ...balance,
  }),
  entered: plainMessage('company-entered', { title: 'A company pays for your meals', ...company }),
  received: plainMessage('money-received', { title: 'We have received your payment', ...balance }),
  credited: plainMessage('money-credited', { title: 'We have credited money to you', ...balance }),
  charged: plainMessage('money-charged', { title: 'Your balance has changed', ...balance }),
  paidBack: plainMessage('money-paid-back', { title: 'We have paid money back to you', ...balance }),
  topUpDenied: plainMessage('top-up-denied', { title: 'We have not found your payment', ...balance }),
} as const;
