import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { SettingsSection } from '#domain/site/settings.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { type FieldSection, isFieldSection } from './fields.ts';
import { HoursForm } from './hours/hours-form.tsx';
import { type SectionDocument, sectionsQuery } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { settingTexts } from './texts.ts';

const hasFields = (document: SectionDocument): document is SectionDocument<FieldSection> =>
  isFieldSection(document.$id);

const isHours = (document: SectionDocument): document is SectionDocument<'hours'> => document.$id === 'hours';

const NONE: ReadonlySet<SettingsSection> = new Set();

/** One form per section. Leaving the page needs a confirmation while one has unsaved changes. */
export function SettingForms({ ownerId }: { ownerId: string }) {
  const texts = useTexts(settingTexts);
  const query = useQuery(sectionsQuery(useSdk(), ownerId));
  const [unsaved, setUnsaved] = useState(NONE);
  const { question } = useUnsaved(unsaved.size > 0);
  const onUnsaved = useCallback((section: SettingsSection, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(section) === isUnsaved) return before;
      return new Set(isUnsaved ? [...before, section] : [...before].filter((each) => each !== section));
    });
  }, []);

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError)
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  const now = new Date(query.dataUpdatedAt);
  return (
    <div className="grid max-w-3xl gap-5">
      {query.data.filter(isHours).map((document) => (
        <HoursForm key={document.$id} document={document} now={now} onUnsaved={onUnsaved} />
      ))}
      {query.data.filter(hasFields).map((document) => (
        <SectionForm key={document.$id} document={document} now={now} onUnsaved={onUnsaved} />
      ))}
      {question}
    </div>
  );
}
