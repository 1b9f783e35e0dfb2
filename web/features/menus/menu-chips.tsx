import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Menu } from './queries.ts';
import { menuTexts } from './texts.ts';

/** Widths of the placeholders shown while categories are loading. */
const SKELETONS = ['w-36', 'w-40', 'w-32', 'w-44'];

interface MenuChipsProps {
  /** Undefined while they are being loaded. */
  menus: readonly Menu[] | undefined;
  chosen: string | undefined;
  /** The address that shows the dishes of a menu; of all menus for undefined. */
  to: (menuId: string | undefined) => string;
}

interface ChipProps {
  to: string;
  icon?: string;
  label: string;
  chosen: boolean;
}

function Chip({ to, icon, label, chosen }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={chosen || undefined}
        className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-paper px-4 font-semibold transition-colors duration-150 hover:border-ink aria-current:border-turmeric aria-current:bg-turmeric aria-current:text-on-turmeric"
      >
        {icon && <FoodIcon icon={icon} />}
        {label}
      </Link>
    </li>
  );
}

/** The categories in a row. Pressing the chosen one again shows all dishes. */
export function MenuChips({ menus, chosen, to }: MenuChipsProps) {
  const texts = useTexts(menuTexts);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list || !chip || chosen === undefined) return;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = chip.offsetLeft - (list.clientWidth - chip.clientWidth) / 2;
    list.scrollTo({ left, behavior: reduced ? 'instant' : 'smooth' });
  }, [chosen]);

  return (
    <nav aria-label={texts.label}>
      <ul
        ref={row}
        className="no-scrollbar -mx-4 md:mask-r-from-95% relative flex gap-2 overflow-x-auto px-4 py-1.5 md:-mx-2 md:pr-10 md:pl-2"
      >
        <Chip to={to(undefined)} label={texts.all} chosen={chosen === undefined} />
        {!menus &&
          SKELETONS.map((width) => (
            <li key={width} className="shrink-0">
              <Skeleton className={`h-11 rounded-full ${width}`} />
            </li>
          ))}
        {menus?.map(({ $id, name, icon }) => (
          <Chip
            key={$id}
            to={to(chosen === $id ? undefined : $id)}
            icon={icon}
            label={name}
            chosen={chosen === $id}
          />
        ))}
      </ul>
    </nav>
  );
}
