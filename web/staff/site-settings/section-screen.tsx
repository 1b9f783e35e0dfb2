import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldSection, isFieldSection } from '#domain/site/settings.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useFoundField } from './found-field.ts';
import { HoursForm } from './hours/hours-form.tsx';
import { type SectionDocument, sectionsQuery } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import type { ScreenSection } from './section-screens.ts';
import { settingTexts } from './texts.ts';

const hasFields = (document: SectionDocument): document is SectionDocument<FieldSection> =>
  isFieldSection(document.$id);

const isHours = (document: SectionDocument): document is SectionDocument<'hours'> => document.$id === 'hours';

/** The form of one section. Leaving the page needs a confirmation while it has unsaved changes. */
export function SectionScreen({ section, ownerId }: { section: ScreenSection; ownerId: string }) {
  const texts = useTexts(settingTexts);
  const query = useQuery(sectionsQuery(useSdk(), ownerId));
  const [unsaved, setUnsaved] = useState(false);
  const { question } = useUnsaved(unsaved);
  useFoundField(query.isSuccess);
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const document = query.data.find(({ $id }) => $id === section);
  if (!document) return null;
  const now = new Date(query.dataUpdatedAt);
  const onUnsaved = (_section: unknown, is: boolean) => setUnsaved(is);
  return (
    <>
      {hasFields(document) && <SectionForm {...{ document, now, onUnsaved }} />}
      {isHours(document) && <HoursForm {...{ document, now, onUnsaved }} />}
      {question}
    </>
  );
}
