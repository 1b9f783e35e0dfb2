import { LetterQuestion } from '#web/features/newsletter/letter-question.tsx';
import { newsletterTexts } from '#web/features/newsletter/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';

export const meta = pageMeta(newsletterTexts, ({ unsubscribePage }) => unsubscribePage);

export default function NewsletterUnsubscribe() {
  return <LetterQuestion path="/newsletter/unsubscribe" texts={useTexts(newsletterTexts).unsubscribe} />;
}
