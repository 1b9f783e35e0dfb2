import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OptionChoice } from '#domain/option-groups/choice.ts';
import { choiceWords } from '#domain/option-groups/choice-words.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import { optionGroupTexts } from '#web/shared/option-groups/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useGroupActions } from './actions.ts';
import { differenceText } from './choice-words.ts';
import { groupAdminTexts } from './texts.ts';

interface GroupCardProps {
  group: StoredGroup;
  /** The number of dishes that offer it; undefined while they are being loaded. */
  usedBy: number | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink';

function AvailableSwitch({ group, choice }: { group: StoredGroup; choice: OptionChoice }) {
  const { setAvailable } = useGroupActions();
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

/** An option group with its choices, each of which can be made unavailable with one tap. */
export function GroupCard({ group, usedBy, onEdit, onDelete }: GroupCardProps) {
  const texts = useTexts(groupAdminTexts);
  const { rule } = useTexts(optionGroupTexts);
  const { name, min, max, choices } = group;
  const available = choices.filter(({ isAvailable }) => isAvailable).length;
  return (
    <li className="rounded-card border border-line bg-paper">
      <div className="flex items-start justify-between gap-3 p-4 pb-3">
        <div className="wrap-anywhere min-w-0">
          <h2 className="font-sans font-semibold text-lg leading-tight">{name}</h2>
          <p className="mt-1 text-muted text-sm">
            {choiceWords(rule, min, max)}
            {usedBy !== undefined && ` · ${texts.usedBy(usedBy)}`}
          </p>
          {available < min && <p className="mt-1 font-semibold text-danger text-sm">{texts.tooFew(min)}</p>}
        </div>
        <div className="flex gap-2">
          <button type="button" aria-label={texts.edit(name)} onClick={onEdit} className={ICON_BUTTON}>
            <Pencil className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={texts.delete(name)}
            onClick={onDelete}
            className={`${ICON_BUTTON} text-danger`}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul className="divide-y divide-line border-line border-t">
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
    </li>
  );
}
