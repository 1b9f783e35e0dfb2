import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LetterQuestion } from '#web/shop/newsletter/letter-question.tsx';
import { newsletterTexts } from '#web/shop/newsletter/texts.ts';

export const meta = pageMeta(newsletterTexts, ({ confirmPage }) => confirmPage);

export default function NewsletterConfirm() {
  return <LetterQuestion path="/newsletter/confirm" texts={useTexts(newsletterTexts).confirm} />;
}
