import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from './texts.tsx';

/** The logo with the name, a link to the home page. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  const texts = useTexts(shellTexts);
  return (
    <Link
      to="/"
      aria-label={texts.home}
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-control font-display text-2xl leading-none ${onDark ? 'text-white' : 'text-chilli-text'}`}
    >
      <img src="/brand/logo.svg" alt="" width={38} height={38} className="size-9.5" />
      <span className="translate-y-0.5">{texts.name}</span>
    </Link>
  );
}
