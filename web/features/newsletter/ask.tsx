import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { LetterPage } from './letter-page.tsx';

interface AskProps {
  /** Where the button leads; the link's secret goes with it. */
  path: string;
  title: string;
  words: string;
  label: string;
}

/** Asks before a link of a newsletter does anything, since mail programs open links by themselves. */
export function Ask({ path, title, words, label }: AskProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <LetterPage
      title={title}
      action={
        <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
          <Button type="submit">{label}</Button>
        </form>
      }
    >
      {words}
    </LetterPage>
  );
}
