/**
 * Reads names and descriptions of dishes, menus and options in the page's language. Documents of pages that are not in
 * English contain them beside the originals, so that carts and orders keep the original and screens show the translation. Of a long menu, a
 * document contains those of the dishes that it mentions, and the browser reads the others.
 */
import { Query } from 'appwrite';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { inLanguage } from '#domain/languages/in-language.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { TranslatedNames, Translation } from '#domain/languages/translated-names.ts';
import { readChoices } from '#domain/option-groups/choice.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** What a dish or menu is called, in the original and in other languages. */
interface Named {
  $id: string;
  name: string;
  description?: string;
  translations: DocumentTranslations<'name' | 'description'>;
}

const byId = (documents: readonly Named[], language: Language) =>
  Object.fromEntries(
    documents.flatMap(({ $id, name, translations }): [string, Translation][] => {
      // Its own description is no translation.
      const { translations: _, $id: id, ...texts } = inLanguage<Named>({ $id, name, translations }, language);
      return texts.description || texts.name !== name ? [[id, { of: name, ...texts }]] : [];
    }),
  );

/** The names of the groups' choices; of a choice that is a dish, the dish's. */
function ofOptions(
  groups: readonly StoredDocument<'optionGroups'>[],
  dishes: TranslatedNames['dishes'],
  language: Language,
): TranslatedNames['options'] {
  const named = groups.flatMap(({ $id: group, choices, ...own }): [string, string, string][] => [
    [group, own.name, inLanguage(own, language).name],
    ...readChoices(choices ?? []).map((choice): [string, string, string] => [
      `${group}/${choice.id}`,
      choice.name,
      dishes[choice.dishId ?? '']?.name ?? inLanguage(choice, language).name,
    ]),
  ]);
  return Object.fromEntries(
    named.filter(([, of, name]) => name !== of).map(([id, of, name]) => [id, { of, name }]),
  );
}

/** A menu with fewer dishes is read as a whole. It is also the most ids in one query. */
const LONG = 100;
const NAMED = ['name', 'translations'] as const;

/** The dishes with these ids; ids of other documents are passed over. */
async function dishesWithIds(sdk: Sdk, ids: readonly string[]): Promise<Named[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / LONG) }, (_, n) =>
    ids.slice(n * LONG, (n + 1) * LONG),
  );
  const lists = await Promise.all(
    batches.map((batch) =>
      listDocuments(sdk, 'dishes', [Query.equal('$id', batch), Query.limit(LONG)], NAMED),
    ),
  );
  return lists.flatMap(({ documents }) => documents);
}

/** The translations of a page; `partial` if those of other dishes are left out. */
export interface PageNames {
  names: TranslatedNames;
  partial: boolean;
}

/**
 * Reads the translations for a page; none for the language of the originals.
 * @param mentioned returns the ids whose names suffice if the menu is long; missing: every dish
 */
export async function translatedNames(
  sdk: Sdk,
  language: Language,
  mentioned?: () => readonly string[],
): Promise<PageNames | undefined> {
  if (language === 'en') return undefined;
  const [first, menus, groups] = await Promise.all([
    listDocuments(sdk, 'dishes', [Query.limit(LONG)], NAMED),
    listEvery(sdk, 'menus'),
    listEvery(sdk, 'optionGroups'),
  ]);
  const isLong = first.documents.length === LONG;
  const partial = isLong && mentioned !== undefined;
  const named: readonly Named[] = partial
    ? await dishesWithIds(sdk, mentioned())
    : isLong
      ? await listEvery(sdk, 'dishes', [], NAMED)
      : first.documents;
  const dishes = byId(named, language);
  const options = ofOptions(groups, dishes, language);
  return { names: { dishes, menus: byId(menus, language), options }, partial };
}
