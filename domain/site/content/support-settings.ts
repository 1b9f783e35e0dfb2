import { line } from '../rules/texts.ts';
import { list, ownerPart, ownerText, type Section } from '../setting-rows.ts';

const answered = line(80, 0);

/** What the support page says. */
export const support = {
  isPublic: true,
  title: 'The support page',
  settings: {
    lead: ownerText('optionalText', line(200, 0), '', [
      'Opening words',
      'Below the heading. Left empty: ‘A person from the kitchen answers. Have your order number at hand if you have one.’',
    ]),
    /** When the phone and the chat are answered, and how soon an e-mail is; empty: not said. */
    phoneAnswered: ownerText('optionalText', answered, 'Daily, 10:00 – 22:00', [
      'Phone answered',
      'Below ‘Call us’.',
    ]),
    chatAnswered: ownerText('optionalText', answered, 'Monday to Saturday, 11:00 – 21:00', [
      'Chat answered',
      'Below ‘Live chat’.',
    ]),
    emailAnswered: ownerText('optionalText', answered, 'A reply within 24 hours', [
      'E-mails answered',
      'Below ‘Write to us’.',
    ]),
    faqs: list(
      [
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
      {
        words: ['Questions', 'None: not shown. Answers must agree with your policies.'],
        entry: {
          noun: 'question',
          parts: {
            question: ownerPart('text', line(200), ['Question']),
            answer: ownerPart('paragraphs', line(1000), ['Answer']),
          },
        },
        most: 30,
        limits: 'each with a question of up to 200 characters and an answer of up to 1000',
      },
    ),
    /** A sentence of the kitchen beside the hours, and who says it; without a sentence none is shown. */
    quote: ownerText('optionalText', line(200, 0), 'A guest who leaves hungry has not been our guest.', [
      'A sentence of the house',
      'Beside the hours. Left empty, it is not shown.',
    ]),
    quoteBy: ownerText('optionalText', line(100, 0), 'Meera Iyer, founder', ['Who says it']),
  },
} as const satisfies Section;
