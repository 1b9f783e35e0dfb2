import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
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
  className?: string;
}

function IconButton({ label, Icon, onClick, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink ${className}`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}

/** The menus in the order customers see them. */
export function MenuList({ menus, dishesIn, onMove, onEdit, onDelete }: MenuListProps) {
  const texts = useTexts(menuAdminTexts);
  return (
    <SortableList
      items={menus.map((menu) => ({ id: menu.$id, name: menu.name, menu }))}
      onMove={onMove}
      actions={({ menu }) => (
        <>
          <IconButton label={texts.edit(menu.name)} Icon={Pencil} onClick={() => onEdit(menu)} />
          <IconButton
            label={texts.delete(menu.name)}
            Icon={Trash2}
            className="text-danger"
            onClick={() => onDelete(menu)}
          />
        </>
      )}
    >
      {({ menu }) => {
        const count = dishesIn(menu.$id);
        return (
          <>
            <span className="grid w-9 shrink-0 place-items-center text-3xl text-warm leading-none">
              <FoodIcon icon={menu.icon ?? ''} className="size-8" />
            </span>
            <div className="wrap-anywhere min-w-0 flex-1">
              <h2 className="font-sans font-semibold text-base leading-tight">{menu.name}</h2>
              <p className="text-muted text-sm">
                {count !== undefined && texts.dishes(count)}
                {count !== undefined && menu.description && ' · '}
                {menu.description}
              </p>
            </div>
          </>
        );
      }}
    </SortableList>
  );
}
