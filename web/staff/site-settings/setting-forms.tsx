import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type FieldSection,
  isFieldSection,
  SECTION_ROWS,
  type SettingsSection,
} from '#domain/site/settings.ts';
import { useHashTarget } from '#web/lib/page/use-hash-target.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useFirstRows } from '#web/ui/first-rows.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { fieldsOf } from './fields.ts';
import { HoursForm } from './hours/hours-form.tsx';
import { hoursTexts } from './hours/texts.ts';
import { usePageWords } from './page-words.ts';
import { type SectionDocument, sectionsQuery } from './queries.ts';
import { SectionForm } from './section-form.tsx';
import { SectionLinks, sectionAnchor } from './section-links.tsx';
import { settingTexts } from './texts.ts';

const hasFields = (document: SectionDocument): document is SectionDocument<FieldSection> =>
  isFieldSection(document.$id);

const isHours = (document: SectionDocument): document is SectionDocument<'hours'> => document.$id === 'hours';

/** The forms after the hours that fill a large screen. */
const FIRST_SCREEN = 1;

const NONE: ReadonlySet<SettingsSection> = new Set();

/** One form per section. Leaving the page needs a confirmation while one has unsaved changes. */
export function SettingForms({ ownerId }: { ownerId: string }) {
  const texts = useTexts(settingTexts);
  const pick = usePageWords();
  const query = useQuery(sectionsQuery(useSdk(), ownerId));
  const [unsaved, setUnsaved] = useState(NONE);
  const { title: hoursTitle } = useTexts(hoursTexts);
  const all = (query.data ?? []).filter(hasFields);
  const forms = useFirstRows(all, FIRST_SCREEN);
  const isComplete = all.length > 0 && forms.length === all.length;
  useHashTarget(isComplete);
  const { question } = useUnsaved(unsaved.size > 0);
  const onUnsaved = (section: SettingsSection, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.has(section) === isUnsaved) return before;
      return new Set(isUnsaved ? [...before, section] : [...before].filter((each) => each !== section));
    });

  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.loadFailed} query={query} />;
  const now = new Date(query.dataUpdatedAt);
  const hours = query.data.filter(isHours);
  const sections = [
    ...hours.map(({ $id }) => ({ id: $id, title: hoursTitle, isUnsaved: unsaved.has($id), words: [] })),
    ...all.map(({ $id }) => ({
      id: $id,
      title: pick(SECTION_ROWS[$id].title),
      isUnsaved: unsaved.has($id),
      words: Object.values(fieldsOf($id)).map(({ words }) => pick(words)[0]),
    })),
  ];
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,48rem)_15rem] lg:items-start lg:justify-between">
      <SectionLinks sections={sections} />
      <div className="grid min-w-0 gap-5">
        {hours.map((document) => (
          <div
            key={document.$id}
            id={sectionAnchor(document.$id)}
            className="scroll-mt-4 max-lg:scroll-mt-20"
          >
            <HoursForm document={document} now={now} onUnsaved={onUnsaved} />
          </div>
        ))}
        {forms.map((document) => (
          <div
            key={document.$id}
            id={sectionAnchor(document.$id)}
            className="scroll-mt-4 max-lg:scroll-mt-20"
          >
            <SectionForm document={document} now={now} onUnsaved={onUnsaved} />
          </div>
        ))}
      </div>
      {question}
    </div>
  );
}
