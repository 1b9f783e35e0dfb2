import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { readChoices } from '#domain/option-groups/choice.ts';
import type { OptionGroup } from '#domain/option-groups/choosing.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Reads the option groups with these ids; deleted ones are missing. */
export async function listOptionGroups(sdk: Sdk, ids: readonly string[]): Promise<OptionGroup[]> {
  if (ids.length === 0) return [];
  const documents = await listEvery(sdk, 'optionGroups', [Query.equal('$id', [...new Set(ids)])]);
  return documents.map(({ $id, name, min, max, choices }) => ({
    id: $id,
    name,
    min,
    max,
    choices: readChoices(choices),
  }));
}

/** The option groups that a dish offers. */
export function optionGroupsQuery(sdk: Sdk, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['optionGroups', ...ids],
    queryFn: () => listOptionGroups(sdk, ids),
  });
}
