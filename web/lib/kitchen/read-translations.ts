/**
 * Reads names and descriptions of dishes, menus and options in the page's language. For the server: documents of Hindi pages
 * contain them beside the originals, so that carts and orders keep the original and screens show the translation.
 */
import type { Language } from '#domain/languages/languages.ts';
import type { TranslatedNames, Translation } from '#domain/languages/translated-names.ts';
import { readChoices } from '#domain/option-groups/choice.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

interface Named {
  $id: string;
  name: string;
  hindiName: string;
  hindiDescription: string;
}

const byId = (documents: readonly Named[]) =>
  Object.fromEntries(
    documents
      .filter(({ hindiName, hindiDescription }) => hindiName || hindiDescription)
      .map(({ $id, name, hindiName, hindiDescription }): [string, Translation] => [
        $id,
        { of: name, name: hindiName || name, ...(hindiDescription && { description: hindiDescription }) },
      ]),
  );

/** The names of the groups' choices; of a choice that is a dish, the dish's. */
function ofOptions(
  groups: readonly StoredDocument<'optionGroups'>[],
  dishes: TranslatedNames['dishes'],
): TranslatedNames['options'] {
  const named = groups.flatMap(({ $id: group, name, hindiName, choices }): [string, string, string][] => [
    [group, name, hindiName],
    ...readChoices(choices ?? []).map((choice): [string, string, string] => [
      `${group}/${choice.id}`,
      choice.name,
      dishes[choice.dishId ?? '']?.name ?? choice.hindiName ?? '',
    ]),
  ]);
  return Object.fromEntries(
    named.filter(([, , hindi]) => hindi !== '').map(([id, of, hindi]) => [id, { of, name: hindi }]),
  );
}

/** Reads the translations for a page; none for the language of the originals. */
export async function translatedNames(sdk: Sdk, language: Language): Promise<TranslatedNames | undefined> {
  if (language === 'en') return undefined;
  const [all, menus, groups] = await Promise.all([
    listEvery(sdk, 'dishes'),
    listEvery(sdk, 'menus'),
    listEvery(sdk, 'optionGroups'),
  ]);
  const dishes = byId(all);
  return { dishes, menus: byId(menus), options: ofOptions(groups, dishes) };
}
