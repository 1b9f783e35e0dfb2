import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LetterQuestion } from '#web/shop/newsletter/letter-question.tsx';
import { newsletterTexts } from '#web/shop/newsletter/texts.ts';

export const meta = pageMeta(newsletterTexts, ({ unsubscribePage }) => unsubscribePage);

export default function NewsletterUnsubscribe() {
  return <LetterQuestion path="/newsletter/unsubscribe" texts={useTexts(newsletterTexts).unsubscribe} />;
}
