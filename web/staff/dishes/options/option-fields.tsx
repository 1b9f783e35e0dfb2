import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { choiceWords } from '#domain/option-groups/choice-words.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { allGroupsQuery } from '#web/shared/option-groups/stored-groups.ts';
import { optionGroupTexts } from '#web/shared/option-groups/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { dishOptionTexts } from './texts.ts';

interface OptionFieldsProps {
  /** The ids of the groups that the dish offers, in their order. */
  groupIds: readonly string[];
  onChange: (groupIds: string[]) => void;
}

/** The option groups in a dish's form: the groups that the dish offers, in their order. */
export function OptionFields({ groupIds, onChange }: OptionFieldsProps) {
  const texts = useTexts(dishOptionTexts);
  const { loading, loadFailed, rule } = useTexts(optionGroupTexts);
  const groups = useQuery(allGroupsQuery(useSdk()));
  const offered = groupIds.map((id) => {
    const group = groups.data?.find(({ $id }) => $id === id);
    return { id, name: group?.name ?? (groups.isPending ? loading : texts.gone), group };
  });
  const others = groups.data?.filter(({ $id }) => !groupIds.includes($id)) ?? [];
  const isFull = groupIds.length >= dishAttributes.optionGroupIds.max;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{texts.title}</legend>
      {groups.isLoadingError && <Notice tone="error">{loadFailed}</Notice>}
      <p className="text-muted text-sm">
        {groups.data?.length === 0 ? texts.noGroups : offered.length === 0 ? texts.none : texts.hint}
      </p>
      {offered.length > 0 && (
        <SortableList
          items={offered}
          onMove={(from, to) => {
            const moved = groupIds[from];
            if (moved !== undefined) onChange(groupIds.toSpliced(from, 1).toSpliced(to, 0, moved));
          }}
          actions={({ id, name }) => (
            <button
              type="button"
              aria-label={texts.remove(name)}
              onClick={() => onChange(groupIds.filter((each) => each !== id))}
              className="grid size-11 place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          )}
        >
          {({ name, group }) => (
            <div className="wrap-anywhere min-w-0 flex-1">
              <p className="font-semibold leading-tight">{name}</p>
              {group && (
                <p className="line-clamp-2 text-muted text-sm">
                  {`${choiceWords(rule, group.min, group.max)}: ${group.choices.map((choice) => choice.name).join(', ')}`}
                </p>
              )}
            </div>
          )}
        </SortableList>
      )}
      {others.length > 0 && !isFull && (
        <Select
          label={texts.add}
          choices={[
            { value: '', label: texts.choose },
            ...others.map(({ $id, name }) => ({ value: $id, label: name })),
          ]}
          value=""
          onPick={(id) => id && onChange([...groupIds, id])}
        />
      )}
    </fieldset>
  );
}
