import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { UntoldPerson } from '#domain/messages/to-tell.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useToTellActions } from './queries.ts';
import { toTellTexts } from './texts.ts';

/** What waits for one customer, with the ways on which somebody of the kitchen tells it. */
export function UntoldCard({ person }: { person: UntoldPerson }) {
  const texts = useTexts(toTellTexts);
  const { dateAndTime } = useDates();
  const { prepare, tell } = useToTellActions();
  const [busy, setBusy] = useState(false);
  const { userId, phone, isStopped, messages, chat } = person;
  const name = person.name ?? texts.noName;
  const ids = messages.map(({ $id }) => $id);
  const mark = async () => {
    setBusy(true);
    try {
      await tell(ids);
      toast.success(texts.toldDone(name));
    } catch {
      toast.error(texts.failed);
    }
    setBusy(false);
  };
  return (
    <article
      aria-label={name}
      className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 shadow-soft"
    >
      <div>
        <h2 className="wrap-anywhere text-xl">
          <Link to={`/admin/ledger/${userId}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="tabular-nums">{phone ?? texts.noNumber}</p>
      </div>
      {isStopped && <p className="font-semibold text-danger">{texts.stopped}</p>}
      <ul className="grid gap-2">
        {messages.map(({ $id, text, reason, createdAt, preparedAt }) => (
          <li key={$id}>
            <p className="wrap-anywhere">{text}</p>
            <p className="text-muted text-sm">
              {[
                dateAndTime(new Date(createdAt)),
                texts.reasons[reason],
                ...(preparedAt === null ? [] : [texts.prepared(dateAndTime(new Date(preparedAt)))]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {chat !== null && (
          <AnchorButton
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.chatOf(name)}
            // The chat opens in any case; that it was prepared is only noted.
            onClick={() => void prepare(ids).catch(() => undefined)}
          >
            <MessageCircle className="size-5" aria-hidden="true" />
            {texts.chat}
          </AnchorButton>
        )}
        {phone !== null && (
          <AnchorButton variant="secondary" href={`tel:${phone}`} aria-label={texts.callOf(name)}>
            <Phone className="size-5" aria-hidden="true" />
            {texts.call}
          </AnchorButton>
        )}
        <Button variant="outline" busy={busy} aria-label={texts.toldOf(name)} onClick={() => void mark()}>
          {texts.told}
        </Button>
      </div>
    </article>
  );
}
