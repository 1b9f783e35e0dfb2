import type { ContactSubject } from '#domain/messages/attributes.ts';

/** Texts of the support page; its policies are in policy-texts.tsx. */
export const supportTexts = {
  page: {
    title: 'Customer Service',
    description:
      'How to reach the kitchen, answers to what people ask, and our terms, privacy and cookies in plain words.',
  },
  heading: 'How can we help?',
  lead: 'A person from the kitchen answers. Have your order number at hand if you have one.',
  sendHeading: 'Send us a message',
  callUs: 'Call us',
  liveChat: 'Live chat',
  startChat: 'Start a chat',
  chatComing: 'Chat feature coming soon!',
  writeToUs: 'Write to us',
  questions: 'Questions people ask',
  hours: 'Business hours',
  days: {
    workdays: 'Monday to Friday',
    weekend: 'Saturday and Sunday',
    holidays: 'Holidays',
  },
  fromDayTo: (first: string, last: string) => `${first} to ${last}`,
  allDay: 'All day',
  closed: 'Closed',
  fromTo: (opens: string, closes: string) => `${opens} – ${closes}`,
  answered: {
    phone: 'Daily, 10:00 – 22:00',
    chat: 'Monday to Saturday, 11:00 – 21:00',
    email: 'A reply within 24 hours',
  },
  quote: 'A guest who leaves hungry has not been our guest.',
  quoteBy: 'Meera Iyer, founder',
  form: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    subjects: {
      'Order Issue': 'Order Issue',
      'Delivery Problem': 'Delivery Problem',
      'Food Quality': 'Food Quality',
      'Technical Issue': 'Technical Issue',
      Feedback: 'Feedback',
      Other: 'Other',
    } satisfies Record<ContactSubject, string>,
    message: 'Message',
    messageHint: 'Have your order number at hand if it is about one.',
    send: 'Send Message',
    sending: 'Sending...',
    repliesWithin: 'We reply within 24 hours.',
    again: 'Write another message',
  },
  /** The questions and their answers (SUPPORT-1). */
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
} as const;
