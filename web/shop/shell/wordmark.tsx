import { Link } from 'react-router';
import { ShopLogo } from '#web/brand/shop-logo.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';

/** The logo with the name, a link to the home page. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  const texts = useTexts(shellTexts);
  const { name } = useSiteSettings().shop;
  return (
    <Link
      to="/"
      aria-label={texts.home(name)}
      className={`inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-display text-2xl leading-snug ${onDark ? 'text-white' : 'text-chilli-text'}`}
    >
      <ShopLogo />
      <span className="max-w-80 translate-y-0.5 truncate pb-0.5">{name}</span>
    </Link>
  );
}
