import { Ask } from '#web/features/newsletter/ask.tsx';
import { titled } from '#web/lib/page/meta.ts';

export const meta = titled('Unsubscribe');

export default function NewsletterUnsubscribe() {
  return (
    <Ask
      path="/newsletter/unsubscribe"
      title="No more newsletters?"
      words="You will still get mails about your own orders and your account."
      label="Unsubscribe me"
    />
  );
}
