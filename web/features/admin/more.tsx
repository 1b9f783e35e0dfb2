import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Role } from '#domain/users/roles.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MORE, type Screen, sectionsFor } from './sections.ts';
import { adminShellTexts } from './shell-texts.ts';

type Described = Screen & { name: keyof typeof adminShellTexts.about };

const isDescribed = (screen: Screen): screen is Described => screen.name in adminShellTexts.about;

/** The screens that have no place of their own in the navigation, each with what it is for. */
export function More({ role }: { role: Role | null }) {
  const texts = useTexts(adminShellTexts);
  const { screens = [] } = sectionsFor(role).find(({ to }) => to === MORE) ?? {};
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {screens.filter(isDescribed).map(({ to, name, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-paper p-4 transition-shadow duration-200 ease-out hover:shadow-soft"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric/20 text-chilli-text">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-display text-xl leading-tight">{texts.screens[name]}</span>
              <span className="text-muted">{texts.about[name]}</span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
