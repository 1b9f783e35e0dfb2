import { CircleHelp, Keyboard, PhoneCall, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Role } from '#domain/users/roles.ts';
import { isAdminRole } from '#domain/users/roles.ts';
import { ShopLogo } from '#web/brand/shop-logo.tsx';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { useAttention } from './attention.ts';
import { GuideBar } from './guide-bar.tsx';
import { SearchPalette } from './search-palette.tsx';
import { ScreenTabs, SectionLinks } from './section-links.tsx';
import type { NamedSection } from './sections.ts';
import { adminShellTexts } from './shell-texts.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { HELP_KEY, NEW_ORDER, NEW_ORDER_KEY, useShortcuts } from './shortcuts.ts';

const TOOL =
  'flex size-11 shrink-0 max-md:w-[min(2.75rem,13vw)] items-center justify-center gap-3 rounded-control font-semibold text-muted hover:bg-ink/6 hover:text-ink md:mx-auto xl:w-full xl:justify-start xl:px-3.5';

interface AdminShellProps {
  person: { id: string; role: Role | null };
  /** The sections that this person's role may see. */
  sections: readonly NamedSection[];
  /** Where the handbook says what to do on this screen. */
  helpPath: string;
  /** The button with the person's initial. It opens the menu with their pages and Logout. */
  avatar: ReactNode;
  children: ReactNode;
}

/** The frame around each admin screen: sections, search and account menu. It contains nothing of the shop. */
export function AdminShell({ person, sections, helpPath, avatar, children }: AdminShellProps) {
  const texts = useTexts(adminShellTexts);
  const { name } = useSiteSettings().shop;
  const isAdmin = isAdminRole(person.role);
  const attention = useAttention(person.id, isAdmin);
  const [open, setOpen] = useState<'search' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  useShortcuts({
    sections,
    onSearch: () => isAdmin && setOpen('search'),
    onList: () => setOpen('shortcuts'),
    helpPath,
  });
  const home = isAdmin ? '/admin' : sections[0]?.to;

  return (
    <div className="flex min-h-dvh flex-col bg-cream md:flex-row print:block">
      <div className="contents md:sticky md:top-0 md:flex md:h-dvh md:w-22 md:shrink-0 md:flex-col md:gap-1 md:border-line md:border-r md:bg-paper md:px-2 md:py-3 xl:w-60 xl:px-3 print:hidden">
        {/* On a rail its parts stand above and below the sections. */}
        <header className="sticky top-0 z-40 flex h-(--bar-height) items-center gap-1 border-line border-b bg-paper px-4 md:contents">
          <Link
            to={home ?? '/'}
            aria-label={texts.home}
            className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-display text-2xl text-chilli-text leading-snug max-md:text-xl md:mx-auto md:mb-1 xl:mx-0 xl:px-2"
          >
            <ShopLogo />
            <span className="translate-y-0.5 truncate pb-0.5 md:hidden xl:inline xl:max-w-40">{name}</span>
          </Link>
          <Link to={NEW_ORDER} className={TOOL}>
            <PhoneCall className="size-5 shrink-0" aria-hidden="true" />
            <span className="sr-only xl:not-sr-only">{texts.newOrder}</span>
            <span aria-hidden="true" className="ml-auto hidden text-muted text-sm uppercase xl:inline">
              {NEW_ORDER_KEY}
            </span>
          </Link>
          {isAdmin && (
            <button type="button" onClick={() => setOpen('search')} className={TOOL}>
              <Search className="size-5 shrink-0" aria-hidden="true" />
              <span className="sr-only xl:not-sr-only">{texts.search.open}</span>
              <span aria-hidden="true" className="ml-auto hidden text-muted text-sm xl:inline">
                {texts.search.key}
              </span>
            </button>
          )}
          <div className="contents md:order-2 md:flex">
            {/* In a window of its own: what somebody has typed here stays. */}
            <Link to={helpPath} target="_blank" className={`${TOOL} xl:w-auto! xl:grow`}>
              <CircleHelp className="size-5 shrink-0" aria-hidden="true" />
              <span className="sr-only xl:not-sr-only">{texts.help}</span>
              <span aria-hidden="true" className="ml-auto hidden text-muted text-sm uppercase xl:inline">
                {HELP_KEY}
              </span>
            </Link>
            <button
              type="button"
              aria-label={texts.shortcuts.open}
              onClick={() => setOpen('shortcuts')}
              className={`max-xl:hidden xl:w-11! xl:px-0! xl:justify-center! ${TOOL}`}
            >
              <Keyboard className="size-5" aria-hidden="true" />
            </button>
          </div>
          <div className="md:order-2 md:mx-auto md:mt-1 xl:mx-2">{avatar}</div>
        </header>
        <SectionLinks sections={sections} attention={attention} />
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1">
        <div className="container-page py-6 md:py-8">
          <GuideBar />
          <ScreenTabs sections={sections} />
          <PartBoundary>{children}</PartBoundary>
        </div>
      </main>
      {isAdmin && <SearchPalette open={open === 'search'} sections={sections} onClose={close} />}
      <ShortcutList open={open === 'shortcuts'} onClose={close} sections={sections} canSearch={isAdmin} />
    </div>
  );
}
