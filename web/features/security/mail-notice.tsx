import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says where mails are when none leave the kitchen. */
export function MailNotice() {
  const { mailConfigured } = usePublicSettings();
  if (mailConfigured) return null;
  return (
    <Notice>
      This kitchen can’t send mails yet. Please ask the people of the kitchen: they can pass the link on to
      you.
    </Notice>
  );
}
