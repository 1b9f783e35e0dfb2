import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import type { StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSetAvailable } from './actions.ts';
import { differenceText } from './choice-words.ts';
import { groupAdminTexts } from './texts.ts';

function AvailableSwitch({ group, choice }: { group: StoredGroup; choice: OptionChoice }) {
  const setAvailable = useSetAvailable();
  const texts = useTexts(groupAdminTexts);
  const [wanted, setWanted] = useState<boolean>();
  const change = async (isAvailable: boolean) => {
    setWanted(isAvailable);
    try {
      await setAvailable(group, choice.id, isAvailable);
      toast.success(texts.availability.done(choice.name, isAvailable));
    } catch {
      toast.error(texts.availability.failed);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={texts.isAvailable(choice.name)}
      labelHidden
      checked={wanted ?? choice.isAvailable}
      onChange={(checked) => void change(checked)}
      busy={wanted !== undefined}
    />
  );
}

/** How many dishes offer a group, and its choices, each of which can be made unavailable with one tap. */
export function GroupState({ group }: { group: StoredGroup }) {
  const texts = useTexts(groupAdminTexts);
  const { data: dishes } = useQuery(briefDishesQuery(useSdk()));
  const { $id, min, choices } = group;
  const available = choices.filter(({ isAvailable }) => isAvailable).length;
  return (
    <>
      {dishes && (
        <p className="text-muted text-sm">
          {texts.usedBy(dishes.filter(({ groups }) => groups?.includes($id)).length)}
        </p>
      )}
      {available < min && <p className="mt-1 font-semibold text-danger text-sm">{texts.tooFew(min)}</p>}
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {choices.map((choice) => (
          <li key={choice.id} className="flex min-h-12 items-center gap-3 px-4 py-1">
            <VegMark type={choice.veg ? 'veg' : 'non-veg'} size="small" />
            <span
              className={`wrap-anywhere min-w-0 flex-1 ${choice.isAvailable ? '' : 'text-muted line-through'}`}
            >
              {choice.name}
            </span>
            <span className="whitespace-nowrap text-muted tabular-nums">{differenceText(choice)}</span>
            {choice.dishId === undefined ? (
              <AvailableSwitch group={group} choice={choice} />
            ) : (
              <Badge tone={choice.isAvailable ? 'neutral' : 'warm'}>
                {choice.isAvailable ? texts.dish : texts.soldOutDish}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
