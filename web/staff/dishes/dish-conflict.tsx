import { useQuery } from '@tanstack/react-query';
import { Picture } from '#web/brand/picture.tsx';
import type { Versions } from '#web/lib/editing/versions.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { allGroupsQuery } from '#web/shared/option-groups/stored-groups.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import type { DishField, DishValues } from './dish-values.ts';
import type { AdminDish } from './present.ts';
import { dishFieldText } from './present.ts';
import { dishAdminTexts } from './texts.ts';

interface DishConflictProps {
  versions: Versions<AdminDish, DishValues>;
  mine: DishValues;
  menuName: (id: string) => string;
}

/** Shows each difference between this form and what another admin has saved meanwhile, with a choice. */
export function DishConflict({ versions, mine, menuName }: DishConflictProps) {
  const texts = useTexts(dishAdminTexts);
  const groups = useQuery(allGroupsQuery(useSdk()));
  const groupName = (id: string) => groups.data?.find(({ $id }) => $id === id)?.name ?? id;
  const shown = (dish: DishValues, field: DishField) =>
    field === 'imgUrl' ? (
      <Picture src={dish.imgUrl} alt={dish.imgUrl} sizes="8rem" className="mt-1 w-32 rounded-control" />
    ) : (
      dishFieldText(dish, field, { texts, menuName, groupName })
    );
  return (
    <Conflict
      key={versions.seen.$updatedAt}
      versions={versions}
      mine={mine}
      label={(field) => texts.fields[field]}
      shown={shown}
    >
      {texts.editing.conflict}
    </Conflict>
  );
}
