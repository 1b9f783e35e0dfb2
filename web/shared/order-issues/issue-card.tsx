import { useState } from 'react';
import { attachmentPreviewUrl, attachmentUrl } from '#domain/files/attachments.ts';
import { issueKindWords } from '#domain/order-issues/messages.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Issue } from './queries.ts';
import { issueTexts } from './texts.tsx';

function Photo({ id }: { id: string }) {
  const texts = useTexts(issueTexts);
  const [gone, setGone] = useState(false);
  if (gone) return <p className="text-muted text-sm">{texts.photoGone}</p>;
  return (
    <a href={attachmentUrl(id)} target="_blank" rel="noreferrer" className="justify-self-start">
      <img
        src={attachmentPreviewUrl(id)}
        alt={texts.photo}
        width={400}
        height={300}
        loading="lazy"
        onError={() => setGone(true)}
        className="h-auto max-h-60 w-auto max-w-full rounded-control border border-line"
      />
    </a>
  );
}

interface IssueCardProps {
  issue: Issue;
  /** The names of the order's lines; empty until they are loaded. */
  dishes: readonly string[];
  /** Whether the reader may see its picture. */
  showsPhoto: boolean;
}

/** A customer's report and the kitchen's answer. */
export function IssueCard({ issue, dishes, showsPhoto }: IssueCardProps) {
  const texts = useTexts(issueTexts);
  const kinds = useTexts(issueKindWords);
  const { dateAndTime } = useDates();
  const { kind, lines, text, photoId, answer, refund, state, at } = issue;
  const names = lines.flatMap((index) => dishes[index] ?? []);
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold">{kinds[kind]}</p>
        {names.length > 0 && <p className="wrap-anywhere text-muted">{texts.about(names.join(', '))}</p>}
        <p className="text-muted text-sm">
          {texts.reported(<time dateTime={at}>{dateAndTime(new Date(at))}</time>)}
        </p>
      </div>
      {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {showsPhoto && photoId && <Photo id={photoId} />}
      {answer && (
        <div className="rounded-control border-turmeric border-l-4 bg-turmeric/10 px-4 py-3">
          <p className="font-semibold">{texts.answered}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{answer}</p>
          {refund !== null && (
            <p className="mt-1 font-semibold">{texts.refunded(<Money paise={refund} />)}</p>
          )}
        </div>
      )}
      {state === 'closed' && !answer && <p className="text-muted">{texts.closed}</p>}
    </div>
  );
}
