import { Link } from 'react-router';
import { useStore } from '#web/lib/document.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says where mails are when none leave the kitchen. */
export function MailNotice() {
  const { mailConfigured } = useStore();
  if (mailConfigured) return null;
  return (
    <Notice>
      This kitchen has no mail server yet. An admin finds your mail at{' '}
      <Link to="/admin/mail" className="font-semibold text-chilli-text underline underline-offset-4">
        /admin/mail
      </Link>{' '}
      and passes the link on.
    </Notice>
  );
}
