/** Texts of the screen with the messages of the contact form. */
export const messageListTexts = {
  page: { title: 'Messages', lead: 'What people wrote through the contact form.' },
  list: {
    label: 'Messages',
    unit: (count: number) => (count === 1 ? 'message' : 'messages'),
    loading: 'Loading messages...',
    failed: 'Failed to load messages',
    empty: 'No messages yet',
    emptyHint: 'What people write through the contact form will show up here.',
  },
  columns: { from: 'From', message: 'Message', subject: 'Subject', sent: 'Sent' },
  search: 'Search messages',
  searchHint: 'Name, e-mail or a word',
  everySubject: 'Every subject',
  answer: 'Answer by e-mail',
  /** The subject of the answer. */
  answerSubject: (subject: string) => `Re: ${subject}`,
} as const;
