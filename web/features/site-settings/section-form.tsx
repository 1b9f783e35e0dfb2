import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSection, type SettingsSection } from '#domain/site/settings.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Conflict } from '#web/ui/conflict.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { type FieldSection, kindsOf, typedOf, valuesOf } from './fields.ts';
import { type SectionDocument, saveSection } from './queries.ts';
import { SectionEffect } from './section-effect.tsx';
import { SettingField } from './setting-field.tsx';
import { settingTexts } from './texts.ts';

type FieldsDocument = SectionDocument<FieldSection>;

const readTyped = ({ $id, value }: FieldsDocument) => typedOf($id, value);

interface SectionFormProps {
  /** The newest version. A form without unsaved changes shows it at once. */
  document: FieldsDocument;
  now: Date;
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
}

/** The form of one section, with a preview for customers. */
export function SectionForm({ document, now, onUnsaved }: SectionFormProps) {
  const { $id: section } = document;
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(settingTexts);
  const fieldTexts: Readonly<Record<string, { label: string; hint?: string }>> = texts.fields[section];
  const versions = useVersions(document, readTyped);
  const [typed, setTyped] = useState(() => readTyped(document));
  const { seen, choices } = versions;
  const unsaved = changedFields(readTyped(seen), typed).length > 0;

  if (!unsaved && document.$updatedAt > seen.$updatedAt) {
    versions.adoptTheirs(document, readTyped(document));
    setTyped(readTyped(document));
  }
  useEffect(() => {
    onUnsaved(section, unsaved);
    return () => onUnsaved(section, false);
  }, [onUnsaved, section, unsaved]);

  const submission = useSubmit({
    off: !unsaved && choices.length === 0,
    read: () => typed,
    check(given) {
      const read = readSection(section, valuesOf(section, given));
      return 'problem' in read ? { [read.problem.field]: texts.problem(read.problem.reason) } : {};
    },
    async send(given) {
      const wanted = versions.settle(given);
      const saved = await saveSection(sdk, seen, JSON.stringify(valuesOf(section, wanted)));
      void queries.invalidateQueries({ queryKey: ['settings'] });
      setTyped(wanted);
      if (versions.adoptTheirs(saved.document, wanted) && saved.isTheirs) return;
      setTyped(readTyped(saved.document));
      versions.adoptTheirs(saved.document, readTyped(saved.document));
      toast.success(texts.saved);
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_invalid_structure: texts.invalid },
        otherwise: texts.failed,
      }),
  });
  const { busy, problems } = submission;

  return (
    <Panel title={texts.sections[section].title}>
      <Form submission={submission} className="grid gap-4 sm:grid-cols-2">
        {choices.length > 0 ? (
          <div className="sm:col-span-2">
            <Conflict
              key={seen.$updatedAt}
              disagreements={choices.map(({ field, chosen }) => ({
                field,
                label: fieldTexts[field]?.label ?? field,
                theirs: readTyped(seen)[field] || texts.nothing,
                mine: typed[field] || texts.nothing,
                chosen,
              }))}
              onChoose={versions.choose}
            >
              {texts.conflict}
            </Conflict>
          </div>
        ) : (
          Object.entries(kindsOf(section)).map(([name, kind]) => (
            <SettingField
              key={name}
              name={name}
              kind={kind}
              label={fieldTexts[name]?.label ?? name}
              hint={fieldTexts[name]?.hint}
              value={typed[name] ?? ''}
              error={problems[name]}
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-2">
          <div className="min-w-0 flex-1 basis-64">
            <SectionEffect section={section} typed={typed} now={now} />
          </div>
          <Button type="submit" busy={busy} busyLabel={texts.saving} off={!unsaved && choices.length === 0}>
            {texts.save}
            <span className="sr-only">{`: ${texts.sections[section].title}`}</span>
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
