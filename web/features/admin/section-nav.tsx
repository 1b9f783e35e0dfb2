import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { sectionTexts } from './section-texts.ts';
import { DASHBOARD, type Section } from './sections.ts';

/** The links to the sections: a row that scrolls sideways on a phone, a column beside the page on a desktop. */
export function SectionNav({ sections }: { sections: readonly Section[] }) {
  const texts = useTexts(sectionTexts);
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another current link
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list || !current) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2;
  }, [pathname]);

  return (
    <nav
      aria-label={texts.label}
      className="max-lg:-mx-(--gutter) min-w-0 border-line max-lg:border-b lg:sticky lg:top-28 lg:self-start"
    >
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-1 max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-2 lg:flex-col"
      >
        {sections.map(({ to, id, Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={to === DASHBOARD}
              className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control px-3.5 font-semibold text-muted transition-colors duration-150 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-turmeric aria-[current=page]:text-on-turmeric lg:gap-3"
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {texts.sections[id]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
