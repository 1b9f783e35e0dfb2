import { languageRow } from '#domain/languages/languages.ts';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { sentText } from '#domain/messages/sent-text.ts';
import { smsSize } from '#domain/messages/sms-size.ts';
import { MOST_PREPARED } from '#domain/messages/texts-with-values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { messageTextTexts } from './texts.ts';

/** How long a text is, and as how many messages it is paid. */
function Length({ row: { use }, sent }: { row: MessageTextRow; sent: string }) {
  const texts = useTexts(messageTextTexts);
  if (use === 'chat') return <p>{texts.lengthOf([...sent].length, MOST_PREPARED)}</p>;
  const { units, parts, room, longLetter } = smsSize(sent);
  return (
    <>
      <p className={parts > 1 ? 'font-semibold text-warm' : ''}>
        {[texts.lengthOf(units, room), texts.parts(parts)].join(' · ')}
      </p>
      {longLetter !== null && <p>{texts.longLetter(longLetter)}</p>}
    </>
  );
}

/** What the words that are typed become, with invented values, and how long that is. */
export function TextPreview({ row, words }: { row: MessageTextRow; words: string }) {
  const texts = useTexts(messageTextTexts);
  const sent = sentText(row, words.trim() === '' ? row.builtIn : words);
  return (
    <section aria-label={texts.preview}>
      <h3 className="font-sans font-semibold text-sm">{texts.preview}</h3>
      <p
        lang={languageRow(row.language).tag}
        className="wrap-anywhere my-2 whitespace-pre-line rounded-control border border-line bg-ink/5 p-3"
      >
        {sent}
      </p>
      <div className="grid gap-1 text-muted text-sm">
        <Length row={row} sent={sent} />
        <p>{texts.previewHint}</p>
      </div>
    </section>
  );
}
