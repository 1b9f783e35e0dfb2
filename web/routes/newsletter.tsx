import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LetterPage } from '#web/shop/newsletter/letter-page.tsx';
import { newsletterTexts } from '#web/shop/newsletter/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';

export const meta = pageMeta(newsletterTexts, ({ statePage }) => statePage);

export default function Newsletter() {
  const { states, toMenu } = useTexts(newsletterTexts);
  const [search] = useSearchParams();
  const asked = search.get('state') ?? '';
  const { title, text } = states[asked === 'confirmed' || asked === 'unsubscribed' ? asked : 'invalid'];
  return (
    <LetterPage title={title} action={<LinkButton to="/menu">{toMenu}</LinkButton>}>
      {text}
    </LetterPage>
  );
}
