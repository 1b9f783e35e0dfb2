import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Salad } from 'lucide-react';
import { useState } from 'react';
import { languageRow } from '#domain/languages/languages.ts';
import { offeredLanguages } from '#domain/languages/offered.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MenuPicture } from './menu-picture.tsx';
import { MenuText } from './menu-text.tsx';
import { type AskedMenu, planNamesQuery, todaysMenuQuery } from './queries.ts';
import { todaysMenuTexts } from './texts.ts';

const DAYS = ['today', 'tomorrow'] as const;

/** Today's menu as text and as picture, for the group of customers (TELL-11). */
export function TodaysMenu({ adminId }: { adminId: string }) {
  const texts = useTexts(todaysMenuTexts);
  const sdk = useSdk();
  const { shop } = useSiteSettings();
  const [asked, setAsked] = useState<AskedMenu>({
    planId: '',
    day: 'today',
    language: useDocumentParts().language,
  });
  const { data: plans = [] } = useQuery(planNamesQuery(sdk, adminId));
  const menu = useQuery({ ...todaysMenuQuery(sdk, adminId, asked), placeholderData: keepPreviousData });
  const change = (values: Partial<AskedMenu>) => setAsked((before) => ({ ...before, ...values }));
  const languages = offeredLanguages(shop.languages);
  const what = plans.find(({ $id }) => $id === asked.planId)?.name ?? texts.dishes;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.length > 0 && (
          <Select
            required
            label={texts.what}
            choices={[
              { value: '', label: texts.dishes },
              ...plans.map(({ $id, name }) => ({ value: $id, label: name })),
            ]}
            value={asked.planId}
            onPick={(planId) => change({ planId })}
          />
        )}
        {asked.planId !== '' && (
          <Select
            required
            label={texts.day}
            choices={DAYS.map((value) => ({ value, label: texts.days[value] }))}
            value={asked.day}
            onPick={(day) => change({ day })}
          />
        )}
        {languages.length > 1 && (
          <Select
            required
            label={texts.language}
            choices={languages.map((value) => ({ value, label: languageRow(value).name }))}
            value={asked.language}
            onPick={(language) => change({ language })}
          />
        )}
      </div>
      {menu.isError ? (
        <ErrorState title={texts.failed} query={menu} />
      ) : !menu.data ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-72" />
        </Loading>
      ) : menu.data.isEmpty ? (
        <EmptyState
          heading="h2"
          picture={<Salad className="size-14" aria-hidden="true" />}
          title={texts.none}
        >
          {asked.planId === '' ? texts.noneHint.dishes : texts.noneHint.plan}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2" aria-busy={menu.isPlaceholderData}>
          <MenuText menu={menu.data} asked={asked} />
          <MenuPicture asked={asked} what={what} turn={menu.dataUpdatedAt} />
        </div>
      )}
    </div>
  );
}
