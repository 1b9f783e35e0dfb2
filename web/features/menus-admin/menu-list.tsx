import { ArrowDown, ArrowUp, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { menuAdminTexts } from './texts.ts';

interface MenuListProps {
  menus: readonly MenuDocument[];
  /** The number of dishes in a menu; undefined while it is being loaded. */
  dishesIn: (menuId: string) => number | undefined;
  onMove: (from: number, to: number) => void;
  onEdit: (menu: MenuDocument) => void;
  onDelete: (menu: MenuDocument) => void;
}

interface IconButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  off?: boolean;
  className?: string;
}

function IconButton({ label, Icon, onClick, off = false, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className={`grid size-11 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45 ${className}`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}

/** The menus in the order customers see them. */
export function MenuList({ menus, dishesIn, onMove, onEdit, onDelete }: MenuListProps) {
  const texts = useTexts(menuAdminTexts);
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {menus.map((menu, place) => {
        const count = dishesIn(menu.$id);
        return (
          <li key={menu.$id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <span className="grid w-9 place-items-center text-3xl text-warm leading-none">
              <FoodIcon icon={menu.icon ?? ''} className="size-8" />
            </span>
            <div className="wrap-anywhere min-w-0 flex-1 basis-52">
              <h2 className="font-sans font-semibold text-base leading-tight">{menu.name}</h2>
              <p className="text-muted text-sm">
                {count !== undefined && texts.dishes(count)}
                {count !== undefined && menu.description && ' · '}
                {menu.description}
              </p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:justify-end">
              <IconButton
                label={texts.moveUp(menu.name)}
                Icon={ArrowUp}
                off={place === 0}
                onClick={() => onMove(place, place - 1)}
              />
              <IconButton
                label={texts.moveDown(menu.name)}
                Icon={ArrowDown}
                off={place === menus.length - 1}
                onClick={() => onMove(place, place + 1)}
              />
              <IconButton label={texts.edit(menu.name)} Icon={Pencil} onClick={() => onEdit(menu)} />
              <IconButton
                label={texts.delete(menu.name)}
                Icon={Trash2}
                className="text-danger"
                onClick={() => onDelete(menu)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
