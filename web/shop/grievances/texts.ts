import type { GrievanceState } from '#domain/grievances/attributes.ts';

/** Texts of the pages where people file complaints and follow them. */
export const grievanceTexts = {
  page: {
    title: 'Complaints',
    description: 'Write to our grievance officer. You get a number at once and an answer within a month.',
  },
  heading: 'File a complaint',
  lead: 'Our grievance officer reads it. You get a number at once, and it is settled within one month.',
  form: {
    category: 'It is about',
    orderNumber: 'Order number',
    orderNumberHint: 'Such as 1042; it stands on the order’s page and in its mails.',
    text: 'What went wrong, and what would put it right?',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    send: 'File the complaint',
    sending: 'Sending...',
    failed: 'Your complaint could not be sent. Please try again, or call us.',
    tooMany: 'Too many complaints at once. Please try again later, or call us.',
  },
  sent: {
    title: (ticket: string) => `Your complaint has the number ${ticket}`,
    mailed: (email: string, day: string) =>
      `We have written to ${email}; the mail has a link to your complaint. It is settled by ${day}.`,
    notMailed: (day: string) =>
      `It is settled by ${day}. This kitchen can’t send mails yet: please keep the number, and call us with it.`,
    again: 'File another one',
  },
  mine: 'Your complaints',
  state: {
    title: (ticket: string) => `Complaint ${ticket}`,
    filed: 'Filed',
    due: 'Settled by',
    about: 'About',
    order: 'Order',
    answer: 'Our answer',
    noAnswer: 'Nobody has answered yet. We write to you as soon as somebody does.',
    outcome: 'How it ended',
    states: { open: 'Received', answered: 'Answered', closed: 'Closed' } satisfies Record<
      GrievanceState,
      string
    >,
  },
  link: {
    heading: 'Find a complaint',
    lead: 'Type its number, and we mail you the link again.',
    ticket: 'Number of the complaint',
    email: 'Email you gave',
    send: 'Mail me the link',
    sending: 'Sending...',
    sent: 'If there is such a complaint, its link is on its way to you.',
    notSent: 'This kitchen can’t send mails yet. Please call us with the number.',
    failed: 'The link could not be sent. Please try again.',
    notATicket: 'Please enter the number, such as G-26-000123',
  },
  loading: 'Loading your complaint...',
  loadFailed: 'The complaint could not be loaded',
  gone: 'No such complaint',
  goneHint: 'Please open the link in the newest mail about it.',
} as const;
