import type { WireMail } from '#domain/mails/attributes.ts';

type Status = WireMail['status'];

/** Texts of the screens of the outbox. */
export const mailTexts = {
  page: {
    title: 'Mail',
    lead: 'What the kitchen wrote, and what became of it.',
    leadWithoutServer:
      'No mail server is set up, so mails are kept here. The kitchen’s first admin can pass their links on.',
  },
  list: {
    label: 'Mail',
    unit: (count: number) => (count === 1 ? 'mail' : 'mails'),
    loading: 'Loading mails...',
    failed: 'Failed to load mails',
    empty: 'No mails yet',
    emptyHint: 'Verifications, password resets and order confirmations will show up here.',
  },
  columns: { mail: 'Mail', to: 'To', status: 'Status' },
  search: 'Search mail',
  searchHint: 'Address or kind of mail',
  everyMail: 'Every mail',
  statuses: {
    queued: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    kept: 'Kept here',
    withheld: 'Held back',
    expired: 'Expired',
    failed: 'Failed',
  } satisfies Record<Status, string>,
  /** Why a mail has its status, if the status alone does not say it. */
  reasons: {
    withheld: 'Its recipient got too many of these within an hour.',
    expired: 'It was out of date before it could be sent.',
  } satisfies Partial<Record<Status, string>>,
  /** The recipient of mails to the kitchen itself. */
  kitchen: 'The kitchen',
  allMail: 'All mail',
  loadingOne: 'Loading mail...',
  noSuchMail: 'There is no such mail',
  loadFailed: 'The mail could not be loaded',
  subject: 'Subject',
  repliesGoTo: 'Answers go to',
  written: 'Written',
  frameTitle: 'The mail as its reader sees it',
  asPlainText: 'As plain text',
  secret: {
    revealable:
      'It holds a link or a code that opens somebody’s account. Show it only to pass it on to that person. The audit log records that it was shown.',
    show: 'Show this mail',
    showing: 'Showing...',
    showFailed: 'The mail could not be shown. Please try again.',
    hidden: 'It holds a link or a code for its reader alone.',
    hiddenKept: 'It holds a link or a code for its reader alone. Only the kitchen’s first admin can show it.',
    wiped: 'The link or code in it has expired, and was wiped.',
    wipedSent: 'The link or code in it was for its reader alone, and was wiped when it was sent.',
    gone: 'What this mail was about is no longer there.',
  },
} as const;
