import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Menu } from '#web/shared/menus/queries.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { menuTexts } from './texts.ts';

/** Widths of the placeholders shown while categories are loading. */
const SKELETONS = ['w-36', 'w-40', 'w-32', 'w-44'];

interface MenuChipsProps {
  /** Undefined while they are being loaded. */
  menus: readonly Menu[] | undefined;
  /** Undefined while all dishes are shown. */
  chosen: string | undefined;
  /** Stands before the categories. */
  first: ReactNode;
  /** A chip that only some people have. */
  own: ReactNode;
  /** The address that shows the dishes of a menu; of all menus for undefined. */
  to: (menuId: string | undefined) => string;
}

interface ChipProps {
  /** Finds the chip of the section in sight (scroll-spy.ts). */
  menuId?: string;
  /** The class of its place in the row. */
  place?: string;
  to: string;
  icon?: string;
  label: ReactNode;
  chosen: boolean;
}

export function Chip({ menuId, place = '', to, icon, label, chosen }: ChipProps) {
  return (
    <li data-menu={menuId} className={`shrink-0 ${place}`.trim()}>
      <Link to={to} preventScrollReset aria-current={chosen || undefined} className="menu-chip">
        {icon && <FoodIcon icon={icon} />}
        {label}
      </Link>
    </li>
  );
}

/** The categories in a row. Pressing the chosen one again shows all dishes. */
export function MenuChips({ menus, chosen, first, own, to }: MenuChipsProps) {
  const texts = useTexts(menuTexts);
  const translated = useTranslated('menus');
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
      <ul ref={row} className="menu-chips no-scrollbar">
        <li className="shrink-0">{first}</li>
        <Chip to={to(undefined)} label={texts.all} chosen={chosen === undefined} />
        {own}
        {!menus &&
          SKELETONS.map((width) => (
            <li key={width} className="shrink-0">
              <Skeleton className={`h-11 rounded-full ${width}`} />
            </li>
          ))}
        {menus?.map(({ $id, name, icon }) => (
          <Chip
            key={$id}
            menuId={$id}
            to={to(chosen === $id ? undefined : $id)}
            icon={icon}
            label={translated($id, { name }).name}
            chosen={chosen === $id}
          />
        ))}
      </ul>
    </nav>
  );
}
