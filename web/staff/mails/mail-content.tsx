import { useId } from 'react';
import type { MailContent } from '#domain/mails/view.ts';
import { useTexts } from '#web/lib/texts.ts';
import { linkedText } from './linked-text.ts';
import { mailTexts } from './texts.ts';

/** The mail's links open in a new tab, as the sandboxed frame cannot follow them. */
const withLinksInNewTab = (html: string) => `<base target="_blank">${html}`;

/** The content of a mail, as its reader sees it and as plain text with working links. */
export function MailContentView({ content }: { content: MailContent }) {
  const headingId = useId();
  const texts = useTexts(mailTexts);
  return (
    <>
      {content.html && (
        <iframe
          title={texts.frameTitle}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withLinksInNewTab(content.html)}
          className="mb-8 h-160 w-full rounded-card border border-line bg-[#FFFFFF]"
        />
      )}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="mb-3 text-2xl">
          {texts.asPlainText}
        </h2>
        <div className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-paper p-5">
          {linkedText(content.text).map(({ text, isUrl }, place) =>
            isUrl ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
                key={place}
                href={text}
                className="break-all text-chilli-text underline underline-offset-2"
              >
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </div>
      </section>
    </>
  );
}
