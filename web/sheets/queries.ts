import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import type { FieldWords } from '#domain/rows/words.ts';
import type { Page } from '#web/lib/page/page-loader.ts';
import type { CollectionName } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts, useTranslations } from '#web/lib/texts.ts';
import type { CardChoice } from '#web/ui/form/radio-cards.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import type { Choices, Sheet, SheetDocument, TextsOf } from './sheet.ts';

/** All documents of a collection, the newest first; for people at work. */
export function documentsQuery<N extends CollectionName>(sdk: Sdk, collection: N, userId: string) {
  return queryOptions({
    queryKey: [collection, 'sheet', userId],
    queryFn: async () => (await listEvery(sdk, collection)).toReversed(),
  });
}

type Queried = Extract<Choices, { query: unknown }>;
const queriedOf = (sheet: Sheet): [string, Queried][] =>
  Object.entries(sheet.choices).filter((entry): entry is [string, Queried] => 'query' in entry[1]);

/** Loads what a sheet shows. */
export async function prefetchSheet(page: Page, sheet: Sheet, userId: string): Promise<void> {
  const { sdk } = page;
  await Promise.all([
    page.prefetch(documentsQuery(sdk, sheet.collection, userId)),
    ...queriedOf(sheet).map(([, { query }]) => page.prefetch(query(sdk) as Parameters<Page['prefetch']>[0])),
  ]);
}

/** A catalogue in the page's language, for code that is no component. */
export function useTextsOf(): TextsOf {
  const translations = useTranslations();
  return (english) => translations.of(english);
}

const byPlace = (one: SheetDocument, other: SheetDocument): number =>
  (one.position ?? 0) - (other.position ?? 0);

/** The documents of a sheet, in the order of its list. */
export function useDocuments(sheet: Sheet): UseQueryResult<SheetDocument[]> {
  const { collection, placed, askAgain } = sheet;
  const order = placed ? byPlace : sheet.order;
  return useQuery({
    ...documentsQuery<CollectionName>(useSdk(), collection, useAdminId()),
    ...(askAgain && { refetchInterval: askAgain }),
    select: (found: SheetDocument[]) => (order ? found.toSorted(order) : found),
  });
}

/** The options of a row whose words stand in the row itself (`choices`), rather than in documents. */
const ownChoices = ({ choices = {} }: FieldWords): CardChoice<string>[] =>
  Object.entries(choices).map(([value, [label = '', note]]) => ({ value, label, ...(note && { note }) }));

/** What people choose from in the form of a sheet, by row. */
export function useChoices(sheet: Sheet): (row: string) => readonly SelectOption[] {
  const sdk = useSdk();
  const textsOf = useTextsOf();
  const queried = queriedOf(sheet);
  const answers = useQueries({ queries: queried.map(([, { query }]) => query(sdk)) });
  const found = queried.map(([name, { read }], at) => {
    const data: unknown = answers[at]?.data;
    return [name, data === undefined ? [] : read(data as never)] as const;
  });
  const words = Object.entries(sheet.choices).flatMap(([name, choices]) => {
    if (!('words' in choices)) return [];
    const labels = choices.words(textsOf);
    return [[name, Object.entries(labels).map(([value, label]) => ({ value, label }))] as const];
  });
  const asked = Object.fromEntries([...found, ...words]);
  const { fields } = useTexts(sheet.texts);
  return (row) => [...ownChoices(fields[row] ?? { words: [] }), ...(asked[row] ?? [])];
}
