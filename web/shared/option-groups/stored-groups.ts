import { queryOptions } from '@tanstack/react-query';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { type OptionChoice, readChoices } from '#domain/option-groups/choice.ts';
import { byName } from '#web/lib/by-name.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** The name of a group or a choice in other languages. */
export type OptionTranslations = DocumentTranslations<'name'>;

/** An option group with all that admins change. */
export interface StoredGroup {
  $id: string;
  /** ISO time of the last change: an edit of an older version is refused. */
  $updatedAt: string;
  name: string;
  translations: OptionTranslations;
  min: number;
  max: number;
  choices: readonly OptionChoice[];
}

export function readGroup(document: StoredDocument<'optionGroups'>): StoredGroup {
  const { $id, $updatedAt, name, translations, min, max, choices } = document;
  return { $id, $updatedAt, name, translations, min, max, choices: readChoices(choices ?? []) };
}

/** Every option group, sorted by name. */
export function allGroupsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['optionGroups', 'admin', 'all'],
    queryFn: async () => (await listEvery(sdk, 'optionGroups')).map(readGroup).sort(byName),
  });
}
