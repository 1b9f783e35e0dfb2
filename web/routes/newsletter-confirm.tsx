import { Ask } from '#web/features/newsletter/ask.tsx';
import { titled } from '#web/lib/page/meta.ts';

export const meta = titled('Confirm your subscription');

export default function NewsletterConfirm() {
  return (
    <Ask
      path="/newsletter/confirm"
      title="News from the kitchen?"
      words="New dishes and offers worth a meal, now and then. Every letter has a way out."
      label="Yes, subscribe me"
    />
  );
}
