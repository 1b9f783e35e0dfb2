import { queryOptions } from '@tanstack/react-query';
import { readChoices } from '#domain/option-groups/choice.ts';
import { choiceKey } from '#domain/prep/needs.ts';
import { byName } from '#web/lib/by-name.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';

/** What can take of a prepared item: every dish by its name, and every option that is no dish itself, such as 'Size: Full'. */
export const takersQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['dishes', 'optionGroups', 'prep'],
    queryFn: async (): Promise<SelectOption[]> => {
      const [dishes, groups] = await Promise.all([
        listEvery(sdk, 'dishes', [], ['name']),
        listEvery(sdk, 'optionGroups'),
      ]);
      const options = groups.flatMap(({ $id, name, choices }) =>
        readChoices(choices)
          .filter(({ dishId }) => dishId === undefined)
          .map((choice) => ({ value: choiceKey($id, choice.id), label: `${name}: ${choice.name}` })),
      );
      return [...dishes.sort(byName).map(({ $id, name }) => ({ value: $id, label: name })), ...options];
    },
  });
