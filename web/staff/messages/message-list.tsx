import { MessageSquare, Reply } from 'lucide-react';
import { useState } from 'react';
import { mailLink } from '#domain/email.ts';
import { CONTACT_SUBJECTS } from '#domain/messages/attributes.ts';
import { contactMessages } from '#domain/messages/messages.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { type MessageRow, messagesQuery } from './queries.ts';
import { messageListTexts } from './texts.ts';

function MessageDialog({ message, onClose }: { message: MessageRow | undefined; onClose: () => void }) {
  const { dateAndTime } = useDates();
  const texts = useTexts(messageListTexts);
  const { subjects } = useTexts(contactMessages);
  return (
    <Dialog open={message !== undefined} onClose={onClose} title={message ? subjects[message.subject] : ''}>
      {message && (
        <div className="p-5">
          <p className="wrap-anywhere text-muted">
            {`${message.name}, ${message.email}`}
            <br />
            <time dateTime={message.at}>{dateAndTime(new Date(message.at))}</time>
          </p>
          <p className="wrap-anywhere my-5 whitespace-pre-wrap">{message.text}</p>
          <LinkButton
            to={`${mailLink(message.email)}?subject=${encodeURIComponent(texts.answerSubject(subjects[message.subject]))}`}
          >
            <Reply className="size-5" aria-hidden="true" />
            {texts.answer}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}

/** The messages of the contact form, with a search and a filter by subject. A message opens in a dialog. */
export function MessageList() {
  const adminId = useAdminId();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(messageListTexts);
  const { subjects } = useTexts(contactMessages);
  const [opened, setOpened] = useState<MessageRow>();
  const query = useList(messagesQuery(useSdk(), adminId, useListAddress()));

  const columns: Column<MessageRow>[] = [
    {
      name: texts.columns.from,
      plain: true,
      cell: (message) => (
        <span className="block min-w-0 md:min-w-40">
          <button
            type="button"
            onClick={() => setOpened(message)}
            className="text-left font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {message.name}
          </button>
          <span className="block text-muted text-sm">{message.email}</span>
        </span>
      ),
    },
    {
      name: texts.columns.message,
      plain: true,
      cell: (message) => <span className="line-clamp-2">{message.text}</span>,
    },
    {
      name: texts.columns.subject,
      plain: true,
      cell: (message) => <Badge>{subjects[message.subject]}</Badge>,
    },
    {
      name: texts.columns.sent,
      plain: true,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap text-muted text-sm">
          {shortDateAndTime(new Date(at))}
        </time>
      ),
    },
  ];

  return (
    <>
      <SearchedList
        query={query}
        columns={columns}
        texts={texts}
        Icon={MessageSquare}
        filters={[
          {
            name: 'subject',
            label: texts.columns.subject,
            all: texts.everySubject,
            choices: Object.fromEntries(CONTACT_SUBJECTS.map((subject) => [subject, subjects[subject]])),
          },
        ]}
      />
      <MessageDialog message={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
