import { Picture } from '#web/brand/picture.tsx';
import type { Versions } from '#web/lib/editing/versions.ts';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import type { DishValues } from './dish-form.ts';
import { dishInfo, dishValues } from './dish-form.ts';
import { dishAdminMessages } from './messages.ts';
import { type DishField, FIELD_WORDS, fieldWords } from './words.ts';

interface DishConflictProps {
  versions: Versions<DishDocument, DishValues>;
  mine: DishValues;
  menuName: (id: string) => string;
}

/** What another admin saved beside what was typed here. */
export function DishConflict({ versions, mine, menuName }: DishConflictProps) {
  const theirs = dishValues(dishInfo(versions.seen));
  const shown = (dish: DishValues, field: DishField) =>
    field === 'imgUrl' ? (
      <Picture src={dish.imgUrl} alt={dish.imgUrl} sizes="8rem" className="mt-1 w-32 rounded-control" />
    ) : (
      fieldWords(dish, field, menuName)
    );
  return (
    <Conflict
      key={versions.seen.$updatedAt}
      disagreements={versions.choices.map(({ field, chosen }) => ({
        field,
        label: FIELD_WORDS[field],
        theirs: shown(theirs, field),
        mine: shown(mine, field),
        chosen,
      }))}
      onChoose={versions.choose}
    >
      {dishAdminMessages.changedMeanwhile}
    </Conflict>
  );
}
