import { LetterQuestion } from '#web/features/newsletter/letter-question.tsx';
import { newsletterTexts } from '#web/features/newsletter/texts.ts';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';

export const meta = pageMeta(newsletterTexts, ({ confirmPage }) => confirmPage);

export default function NewsletterConfirm() {
  return <LetterQuestion path="/newsletter/confirm" texts={useTexts(newsletterTexts).confirm} />;
}
