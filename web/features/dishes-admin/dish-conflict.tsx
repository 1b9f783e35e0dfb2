import { Picture } from '#web/brand/picture.tsx';
import type { Versions } from '#web/lib/editing/versions.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import { dishInfo, dishValues } from './dish-form.ts';
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
  const theirs = dishValues(dishInfo(versions.seen));
  const shown = (dish: DishValues, field: DishField) =>
    field === 'imgUrl' ? (
      <Picture src={dish.imgUrl} alt={dish.imgUrl} sizes="8rem" className="mt-1 w-32 rounded-control" />
    ) : (
      dishFieldText(dish, field, { texts, menuName })
    );
  return (
    <Conflict
      key={versions.seen.$updatedAt}
      disagreements={versions.choices.map(({ field, chosen }) => ({
        field,
        label: texts.fields[field],
        theirs: shown(theirs, field),
        mine: shown(mine, field),
        chosen,
      }))}
      onChoose={versions.choose}
    >
      {texts.editing.conflict}
    </Conflict>
  );
}
