import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageRow } from '#domain/languages/languages.ts';
import { ShopLogo } from '#web/brand/shop-logo.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { workplaceOf } from '#web/lib/session/workplace.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLanguageLinks } from '#web/shared/shell/language-link.ts';
import { handbookTexts } from './texts.ts';

const LINK = 'inline-flex min-h-11 items-center rounded-control px-2 font-semibold hover:text-chilli-text';

/** The frame of the handbook's pages: nothing of the shop, and nothing that needs a login. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(handbookTexts);
  const workplace = workplaceOf(useCurrentUser()?.role ?? null);
  const languages = useLanguageLinks();
  return (
    <div className="min-h-dvh bg-cream print:bg-white">
      <header className="sticky top-0 z-40 border-line border-b bg-paper print:hidden">
        <div className="container-page flex h-(--bar-height) items-center gap-2">
          <Link
            to="/help"
            className="mr-auto inline-flex min-h-11 items-center gap-2.5 rounded-control font-display text-2xl text-chilli-text leading-snug"
          >
            <ShopLogo />
            <span className="translate-y-0.5">{texts.page.title}</span>
          </Link>
          {languages.length > 0 && (
            <nav aria-label={texts.languages} className="contents">
              {languages.map(({ to, props }) => (
                <a
                  key={to}
                  {...props}
                  rel="nofollow"
                  className={`${LINK} [font-family:Language_names,var(--font-sans)]`}
                >
                  {languageRow(to).name}
                </a>
              ))}
            </nav>
          )}
          {workplace && (
            <Link to={workplace} className={LINK}>
              {texts.work}
            </Link>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page max-w-3xl py-6 md:py-10 print:py-0">
        {children}
      </main>
    </div>
  );
}
