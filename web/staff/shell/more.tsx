import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Role } from '#domain/users/roles.ts';
import { useTranslations } from '#web/lib/texts.ts';
import { type DescribedScreen, screensUnderMore } from './sections.ts';

interface MoreProps {
  screens: readonly DescribedScreen[];
  role: Role;
}

/** Links to the screens that this role may see, with what each is for. */
export function More({ screens, role }: MoreProps) {
  const translations = useTranslations();
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {screensUnderMore(screens, role).map(({ to, texts, Icon }) => {
        const { title, name = title, lead } = translations.of(texts).page;
        return (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-20 flex-wrap items-center gap-4 rounded-card border border-line bg-paper p-4 transition-shadow duration-200 ease-out hover:shadow-soft"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric/20 text-chilli-text">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="wrap-anywhere min-w-0 flex-1 basis-32">
                <span className="block font-display text-xl leading-tight">{name}</span>
                <span className="text-muted">{lead}</span>
              </span>
              <ChevronRight className="ml-auto size-5 shrink-0 text-muted" aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
