import * as v from 'valibot';
import { line, listOf } from './text-rules.ts';

/** A question with its answer. */
export interface Faq {
  question: string;
  answer: string;
}

/** What the support page says. Everybody may read it. */
export interface SupportSettings {
  /** When the phone and the chat are answered, and how soon an e-mail is; empty: not said. */
  phoneAnswered: string;
  chatAnswered: string;
  emailAnswered: string;
  faqs: Faq[];
  /** A sentence of the kitchen beside the hours, and who says it; without a sentence none is shown. */
  quote: string;
  quoteBy: string;
}

export const SUPPORT_DEFAULTS: SupportSettings = {
  phoneAnswered: 'Daily, 10:00 – 22:00',
  chatAnswered: 'Monday to Saturday, 11:00 – 21:00',
  emailAnswered: 'A reply within 24 hours',
  faqs: [
    {
      question: 'Where is my order?',
      answer: 'Open My Orders: it shows how far your order is. Tracking updates every 2 minutes.',
    },
    {
      question: 'Can I change or cancel an order?',
      answer:
        'Yes, within 5 minutes of placing it, and it costs you nothing. Please call us, as the pan is hot soon after.',
    },
    {
      question: 'Something is wrong with my food. What now?',
      answer:
        'Tell us within 30 minutes of delivery, with a picture if you can. We cook it again or refund it, as you prefer.',
    },
    {
      question: 'When do I get my refund?',
      answer: 'A refund takes 3-5 business days, and comes back the way you paid.',
    },
    {
      question: 'My order is late. What happens?',
      answer:
        'More than 15 minutes past the estimate counts as late. Call us, and we find your rider and put it right.',
    },
  ],
  quote: 'A guest who leaves hungry has not been our guest.',
  quoteBy: 'Meera Iyer, founder',
};

const MOST_FAQS = 30;

const faq = v.strictObject({ question: line(200), answer: line(1000) });
const answered = line(80, 0);

/** The values that may be set. A field that is left out gets its default. */
export const supportSchema = v.object({
  phoneAnswered: v.optional(answered, SUPPORT_DEFAULTS.phoneAnswered),
  chatAnswered: v.optional(answered, SUPPORT_DEFAULTS.chatAnswered),
  emailAnswered: v.optional(answered, SUPPORT_DEFAULTS.emailAnswered),
  faqs: v.optional(
    listOf<Faq>(faq, {
      most: MOST_FAQS,
      parts: 'each with a question of up to 200 characters and an answer of up to 1000',
      keyOf: ({ question }) => question,
    }),
    SUPPORT_DEFAULTS.faqs,
  ),
  quote: v.optional(line(200, 0), SUPPORT_DEFAULTS.quote),
  quoteBy: v.optional(line(100, 0), SUPPORT_DEFAULTS.quoteBy),
});
