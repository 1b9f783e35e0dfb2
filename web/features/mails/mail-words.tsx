import { useId } from 'react';
import type { MailContent } from '#domain/mails/view.ts';
import { linkedText } from './linked-text.ts';

/** Links of the mail open beside this page: the frame itself may go nowhere. */
const framed = (html: string) => `<base target="_blank">${html}`;

/** The words of a mail, as its reader sees them and as plain text; their links work. */
export function MailWords({ content }: { content: MailContent }) {
  const asText = useId();
  return (
    <>
      {content.html && (
        <iframe
          title="The mail as its reader sees it"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={framed(content.html)}
          className="mb-8 h-160 w-full rounded-card border border-line bg-[#FFFFFF]"
        />
      )}
      <section aria-labelledby={asText}>
        <h2 id={asText} className="mb-3 text-2xl">
          As plain text
        </h2>
        <div className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-paper p-5">
          {linkedText(content.text).map(({ words, url }, place) =>
            url ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
                key={place}
                href={words}
                className="break-all text-chilli-text underline underline-offset-2"
              >
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </div>
      </section>
    </>
  );
}
