import type { OrderKind } from '#domain/orders/kinds.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isFailed, isFulfilled } from '#domain/orders/statuses.ts';
import { definePushMessage, NothingToSend } from '#server/mail/email.ts';
import { timeOfDay } from '#server/mail/moments.ts';
import { orderName, windowWords } from '#server/mail/order-blocks.ts';

// Web Push messages to customers. They name no person, dish or address, because locked screens show them.

type AlertTexts = {
  title(order: string): string;
  /** @param window when the order comes, in words; null if nothing is promised */
  text(window: string | null, kind: OrderKind): string;
};

function defineOrderAlert<const Kind extends string>(
  kind: Kind,
  { texts, evenIfOver = false }: { texts: AlertTexts; evenIfOver?: boolean },
) {
  return definePushMessage({
    kind,
    secret: null,
    about: 'orders',
    texts,
    write(facts, { title, text }) {
      const { id, status, kind } = facts.about;
      if (!evenIfOver && (isFailed(status) || isFulfilled(status)))
        throw new NothingToSend('The order is over by now');
      return {
        title: title(orderName(facts.about)),
        text: text(windowWords(facts, facts.about), kind),
        opens: `/orders/${id}`,
      };
    },
  });
}

export const orderAcceptedAlert = defineOrderAlert('order-accepted-alert', {
  texts: {
    title: (order) => `Order ${order} is accepted`,
    text: (window, kind) => {
      const ready = kind === 'pickup' ? 'It will be ready for you' : 'It will be with you';
      return window ? `${ready} ${window}.` : 'It will be cooked for you now.';
    },
  },
});

export const orderChangedAlert = defineOrderAlert('order-changed-alert', {
  texts: {
    title: (order) => `Another time for order ${order}`,
    text: (window) => (window ? `It comes ${window}.` : 'See the new time on its page.'),
  },
});

export const orderOnItsWayAlert = defineOrderAlert('order-on-its-way-alert', {
  texts: {
    title: (order) => `Order ${order} is on its way`,
    text: () => 'Our rider has left the kitchen with it.',
  },
});

export const orderDeliveredAlert = defineOrderAlert('order-delivered-alert', {
  evenIfOver: true,
  texts: {
    title: (order) => `Order ${order} has arrived`,
    text: () => 'Enjoy your meal. Tell others how it was.',
  },
});

export const orderEndedAlert = defineOrderAlert('order-ended-alert', {
  evenIfOver: true,
  texts: {
    title: (order) => `Order ${order} is off`,
    text: () => 'See why on its page. Whatever you have paid for it goes back to you.',
  },
});

export const orderChangeProposedAlert = definePushMessage({
  kind: 'order-change-proposed-alert',
  secret: null,
  about: 'orderChanges',
  texts: {
    title: (order: string) => `A question about order ${order}`,
    answer: 'A dish can’t be cooked. Please answer.',
    answerBy: (time: string) => `A dish can’t be cooked. Please answer by ${time}.`,
  },
  write(facts, texts) {
    const { state, orderNumber, orderId, answerBy } = facts.about;
    if (state !== 'open') throw new NothingToSend('The change was answered.');
    return {
      title: texts.title(formatOrderNumber(orderNumber)),
      text: answerBy ? texts.answerBy(timeOfDay(facts, answerBy)) : texts.answer,
      opens: `/orders/${orderId}`,
    };
  },
});
