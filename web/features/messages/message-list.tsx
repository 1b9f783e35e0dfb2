import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare, Reply } from 'lucide-react';
import { useState } from 'react';
import { CONTACT_SUBJECTS } from '#domain/messages/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/list-filters.tsx';
import { type Message, messagesQuery } from './queries.ts';
import { messageTexts } from './texts.ts';

function MessageDialog({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
  const { dateAndTime } = useDates();
  const texts = useTexts(messageTexts);
  return (
    <Dialog open={message !== undefined} onClose={onClose} title={message?.subject ?? ''}>
      {message && (
        <div className="p-5">
          <p className="wrap-anywhere text-muted">
            {`${message.name}, ${message.email}`}
            <br />
            <time dateTime={message.at}>{dateAndTime(new Date(message.at))}</time>
          </p>
          <p className="wrap-anywhere my-5 whitespace-pre-wrap">{message.text}</p>
          <LinkButton
            to={`mailto:${message.email}?subject=${encodeURIComponent(texts.answerSubject(message.subject))}`}
          >
            <Reply className="size-5" aria-hidden="true" />
            {texts.answer}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}

/** The messages of the contact form, with a search and a filter by subject. One of them opens in a dialog. */
export function MessageList({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(messageTexts);
  const [opened, setOpened] = useState<Message>();
  const search = address.get('q');
  const subject = address.get('subject');
  const query = useInfiniteQuery({
    ...messagesQuery(useSdk(), adminId, { search, subject }),
    placeholderData: keepPreviousData,
  });

  const columns: Column<Message>[] = [
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
    { name: texts.columns.subject, plain: true, cell: (message) => <Badge>{message.subject}</Badge> },
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
      <ListFilters>
        <SearchField
          value={search}
          onSearch={(q) => address.set({ q })}
          label={texts.search}
          placeholder={texts.searchHint}
        />
        <ChoiceFilter
          label={texts.columns.subject}
          value={subject}
          onChange={(chosen) => address.set({ subject: chosen })}
          choices={[
            { value: '', label: texts.everySubject },
            ...CONTACT_SUBJECTS.map((each) => ({ value: each, label: each })),
          ]}
        />
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<MessageSquare className="size-14" aria-hidden="true" />}
        onClear={search || subject ? () => address.set({ q: '', subject: '' }) : undefined}
      />
      <MessageDialog message={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
