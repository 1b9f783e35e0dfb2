import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { mailNoticeTexts } from './texts.tsx';

/** Says whom to ask for a link if the kitchen sends no mails; nothing if it does. */
export function MailNotice() {
  const { noMail } = useTexts(mailNoticeTexts);
  const { mailConfigured } = usePublicSettings();
  if (mailConfigured) return null;
  return <Notice>{noMail}</Notice>;
}
