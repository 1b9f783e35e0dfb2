import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { LetterPage } from './letter-page.tsx';

interface LetterQuestionProps {
  /** The path to which the button posts the link's token. */
  path: string;
  texts: { question: string; explanation: string; yes: string };
}

/** Asks for a confirmation before a link of a newsletter takes effect, because mail programs open links by themselves. */
export function LetterQuestion({ path, texts }: LetterQuestionProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <LetterPage
      title={texts.question}
      action={
        // biome-ignore lint/correctness/noRestrictedElements: the browser's own form works without scripts
        <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
          <Button type="submit">{texts.yes}</Button>
        </form>
      }
    >
      {texts.explanation}
    </LetterPage>
  );
}
