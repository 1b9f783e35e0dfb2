import type { GrievanceState } from '#domain/grievances/attributes.ts';
import type { GrievanceDue } from '#domain/grievances/ticket.ts';

/** Texts of the screen with the complaints to the grievance officer. */
export const grievanceAdminTexts = {
  page: {
    title: 'Complaints',
    lead: 'Each has got its number by mail. The law wants it settled within a month.',
  },
  list: {
    label: 'Complaints',
    unit: (count: number) => (count === 1 ? 'complaint' : 'complaints'),
    loading: 'Loading complaints...',
    failed: 'Failed to load complaints',
    empty: 'No complaints',
    emptyHint: 'What people write to the grievance officer shows up here by itself.',
  },
  columns: { ticket: 'Complaint', text: 'What they write', due: 'Due', state: 'State' },
  search: 'Search complaints',
  searchHint: 'Number, name or e-mail',
  filter: 'State',
  unsettled: 'Not closed',
  every: 'All',
  states: { open: 'New', answered: 'Answered', closed: 'Closed' } satisfies Record<GrievanceState, string>,
  due: {
    settled: '',
    inTime: 'In time',
    answerDue: 'Answer now',
    overdue: 'Overdue',
  } satisfies Record<GrievanceDue, string>,
  from: 'From',
  about: 'About',
  order: 'Order',
  filed: 'Filed',
  settleBy: 'Settle it by',
  outcome: 'How it ended',
  yourAnswer: 'Answer so far',
  answer: 'Answer to the customer',
  answerHint: 'It is mailed, and stands on the page of the complaint.',
  answerHintNoMail:
    'It stands on the page of the complaint. No mail server is set up, so please tell the customer.',
  ends: 'The complaint',
  goesOn: 'stays open: I write again',
  send: 'Send the answer',
  sending: 'Sending...',
  sent: 'The answer is on its way',
  waits:
    'The answer stands on the page of the complaint. No mail server is set up: its mail waits under Mail.',
  closed: 'Somebody has closed this complaint meanwhile.',
  failed: 'The answer could not be sent. Please try again.',
  warning: (overdue: number) =>
    overdue === 1 ? 'A complaint is overdue.' : `${overdue} complaints are overdue.`,
  soon: (count: number) =>
    count === 1
      ? 'A complaint has waited for an answer for more than 48 hours.'
      : `${count} complaints have waited for an answer for more than 48 hours.`,
  see: 'See the complaints',
} as const;
