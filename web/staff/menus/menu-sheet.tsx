import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { menuMessages } from '#domain/menus/messages.ts';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import { PlacedList } from '#web/sheets/placed-list.tsx';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { IconField, ShownIcon } from './icon-field.tsx';
import { menuAdminTexts } from './texts.ts';

/** How many dishes are in a menu, once that is known. */
function DishCount({ menuId }: { menuId: string }) {
  const texts = useTexts(menuAdminTexts);
  const { data } = useQuery(briefDishesQuery(useSdk()));
  const count = data?.filter((dish) => dish.menuId === menuId).length;
  return count !== undefined && <p className="text-muted text-sm">{texts.dishes(count)}</p>;
}

/** The screen on which admins make, order, change and delete menus (ADMIN-7). */
export const menuSheet = sheetScreen('menus', {
  rows: menuAttributes,
  texts: menuAdminTexts,
  messages: menuMessages,
  icon: Tags,
  placed: PlacedList,
  card: ({ $id, name, description, icon }) => ({
    title: name,
    ...(icon && { icon: <FoodIcon icon={icon} className="size-8" /> }),
    lines: [description],
    state: <DishCount menuId={$id} />,
  }),
  groups: [['name', 'description', 'translations'], ['icon']],
  controls: { icon: { Field: IconField, Shown: ShownIcon } },
  refusals: { document_delete_restricted: { name: 'name', message: 'stillUsed' } },
});
