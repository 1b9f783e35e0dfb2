import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import type { Attention } from './attention.ts';
import { attentionOf, isWithin, type NamedSection } from './sections.ts';
import { adminShellTexts } from './shell-texts.ts';

const LINK =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center font-semibold text-[length:min(0.75rem,3.3vw)] text-muted leading-tight md:text-xs transition-colors duration-150 hover:bg-ink/6 hover:text-ink data-current:text-chilli-text md:data-current:bg-turmeric md:data-current:text-on-turmeric xl:min-h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3.5 xl:text-left xl:text-base';

function Count({ count }: { count: number }) {
  const texts = useTexts(adminShellTexts);
  if (count === 0) return null;
  return (
    <span className="absolute top-1 left-1/2 ml-1.5 grid min-w-[min(1.25rem,5.5vw)] place-items-center rounded-full bg-chilli px-1 text-[length:min(0.75rem,3.3vw)] text-white tabular-nums leading-[min(1.25rem,5.5vw)] md:min-w-5 md:text-xs md:leading-5 xl:static xl:ml-auto">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{`, ${texts.attention(count)}`}</span>
    </span>
  );
}

interface SectionLinksProps {
  sections: readonly NamedSection[];
  attention: Attention;
}

/** The navigation between sections: a bar at the bottom of a phone, a rail beside the page on larger screens. */
export function SectionLinks({ sections, attention }: SectionLinksProps) {
  const texts = useTexts(adminShellTexts);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // A low window scrolls the rail, and the current screen may be below its edge. The first section, the kitchen with the number
  // of orders that wait, stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current link
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[data-current]');
    const rail = nav.current;
    if (!link || !rail) return;
    const below = link.getBoundingClientRect().bottom - rail.getBoundingClientRect().bottom;
    if (below > 0) rail.scrollTop += below;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={texts.label}
      className="sticky bottom-0 z-30 border-line bg-paper max-md:order-last max-md:overflow-x-clip max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:static md:order-1 md:min-h-0 md:flex-1 md:overflow-y-auto"
    >
      <ul className="grid auto-cols-fr grid-flow-col md:flex md:flex-col md:gap-1">
        {sections.map((section) => {
          const { to, name, Icon } = section;
          const current = isWithin(section, pathname);
          return (
            <li key={to} className="md:first:sticky md:first:top-0 md:first:z-10 md:first:bg-paper">
              <NavLink to={to} data-current={current || undefined} className={LINK}>
                <Icon className="size-5.5 shrink-0 xl:size-5" aria-hidden="true" />
                {name}
                <Count count={attentionOf(section, attention)} />
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Tabs with the screens of the current section: the rail has the sections only, so that it is read in one glance. */
export function ScreenTabs({ sections }: { sections: readonly NamedSection[] }) {
  const { pathname } = useLocation();
  const section = sections.find((each) => isWithin(each, pathname));
  if (!section?.screens.some((screen) => screen.to === section.to) || section.screens.length < 2) return null;
  return (
    <nav aria-label={section.name} className="mb-5">
      <ul className="flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]">
        {section.screens.map(({ to, name, Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              className="flex min-h-11 items-center gap-2 border-transparent border-b-3 px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-chilli aria-[current=page]:text-chilli-text"
            >
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
