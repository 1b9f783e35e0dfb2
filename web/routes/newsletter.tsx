import { useSearchParams } from 'react-router';
import { subscriberMessages } from '#domain/subscribers/messages.ts';
import { LetterPage } from '#web/features/newsletter/letter-page.tsx';
import { titled } from '#web/lib/page/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

export const meta = titled('Newsletter');

const { states } = subscriberMessages;
const MORE = {
  confirmed: 'Until then, have a look at what is cooking today.',
  unsubscribed: 'You can come back whenever you like: the form is at the foot of every page.',
  invalid: 'Put your address down at the foot of this page, and we send you a new one.',
} as const;

export default function Newsletter() {
  const [search] = useSearchParams();
  const asked = search.get('state') ?? '';
  const state = asked === 'confirmed' || asked === 'unsubscribed' ? asked : 'invalid';
  return (
    <LetterPage title={states[state]} action={<LinkButton to="/menu">Explore Our Menu</LinkButton>}>
      {MORE[state]}
    </LetterPage>
  );
}
