import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemWords, rowMessages } from '#domain/rows/messages.ts';
import type { Field, Typed } from '#domain/site/setting-rows.ts';
import { type FieldSection, readSection, SECTION_ROWS, type SettingsSection } from '#domain/site/settings.ts';
import { beyondCapacity } from '#domain/slots/affected.ts';
import { affectedMessages } from '#domain/slots/messages.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AffectedOrders } from '#web/shared/orders/affected-orders.tsx';
import { aheadOrdersQuery, type NamedAheadOrder } from '#web/shared/orders/ahead-orders.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { Conflict } from '#web/ui/conflict.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { entriesAsText } from './entries.ts';
import { fieldsOf, shownFields, typedOf, valuesOf } from './fields.ts';
import { usePageWords } from './page-words.ts';
import { offeredMethodsQuery, type SectionDocument, saveSection } from './queries.ts';
import { SectionEffect } from './section-effect.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SettingFields } from './setting-fields.tsx';
import { settingNames } from './setting-names.ts';
import { settingTexts } from './texts.ts';
import { UpiPreview } from './upi-preview.tsx';

/** Whether customers pay real money by card: the keys of the gateway are settings of the server (GATEWAY-8). */
function GatewayNote() {
  const { gateway: texts } = useTexts(settingTexts);
  const sdk = useSdk();
  const { data } = useQuery(offeredMethodsQuery(sdk));
  if (!data) return null;
  return (
    <Notice tone={data.gateway === 'live' ? 'info' : 'warning'}>
      <p>{texts[data.gateway]}</p>
      {data.gateway === 'none' && <OperatorLink topic="payments" />}
    </Notice>
  );
}

/** 'must be 0 or more' → 'Must be 0 or more'. */
const sentenceOf = (reason: string): string => reason.slice(0, 1).toUpperCase() + reason.slice(1);

type FieldsDocument = SectionDocument<FieldSection>;

const readTyped = ({ $id, value }: FieldsDocument) => typedOf($id, value);

/** A typed value for people, when they choose between two versions. */
const shownValue = (field: Field<unknown> | undefined, typed = '') =>
  field?.entry ? entriesAsText(typed) : typed;

/** The orders ahead that the typed capacity has no room for. */
function beyondTyped(
  section: FieldSection,
  typed: Typed,
  ahead: readonly NamedAheadOrder[],
): NamedAheadOrder[] {
  const read = readSection(section, valuesOf(section, typed));
  return 'value' in read && 'ordersPerQuarter' in read.value ? beyondCapacity(ahead, read.value) : [];
}

interface SectionFormProps {
  /** The newest version. A form without unsaved changes shows it at once. */
  document: FieldsDocument;
  now: Date;
  /** Called with each change of the form: whether it now has unsaved changes. */
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  /** Shows only these fields, with a title and a sentence of their own; without a list those of the whole form. */
  part?: {
    title: string;
    lead: string;
    fields: readonly string[];
    /** What the form begins with, from what is stored. */
    suggest?: (stored: Typed) => Typed;
  };
  onSaved?: () => void;
}

/** The form of one section, with a preview for customers. Without `part` it fills the section's own screen. */
export function SectionForm({ document, now, onUnsaved, part, onSaved }: SectionFormProps) {
  const { $id: section } = document;
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(settingTexts);
  const affectedTexts = useTexts(affectedMessages);
  const numberWords = useTexts(rowMessages);
  const pick = usePageWords();
  const fields = fieldsOf(section);
  const labelOf = (name: string) => settingNames(pick).field(section, name) ?? name;
  const versions = useVersions(document, readTyped);
  const [typed, setTyped] = useState(() => part?.suggest?.(readTyped(document)) ?? readTyped(document));
  const [isSaved, setIsSaved] = useState(false);
  const { seen, choices } = versions;
  const unsaved = changedFields(readTyped(seen), typed).length > 0;

  if (!unsaved && document.$updatedAt > seen.$updatedAt) {
    versions.adoptTheirs(document, readTyped(document));
    setTyped(readTyped(document));
  }
  const edit = (next: Typed, stored = seen) => {
    setTyped(next);
    setIsSaved(false);
    onUnsaved(section, changedFields(readTyped(stored), next).length > 0);
  };

  const { data: ahead = [] } = useQuery({
    ...aheadOrdersQuery(sdk, useCurrentUser()?.$id ?? ''),
    enabled: section === 'capacity',
  });
  const affected = unsaved ? beyondTyped(section, typed, ahead) : [];
  const list = <AffectedOrders title={affectedTexts.capacity(affected.length)} orders={affected} />;
  const confirming = useQuestion({
    title: affectedTexts.question,
    children: list,
    confirmLabel: affectedTexts.save,
  });

  const submission = useSubmit({
    off: !unsaved && choices.length === 0,
    read: () => typed,
    check(given) {
      const read = readSection(section, valuesOf(section, given));
      if (!('problem' in read)) return {};
      const { field, reason, problem } = read.problem;
      return { [field]: problem ? problemWords(problem, numberWords) : sentenceOf(reason) };
    },
    async send(given) {
      if (affected.length > 0 && !(await confirming.ask())) return;
      const wanted = versions.settle(given);
      const saved = await saveSection(sdk, seen, JSON.stringify(valuesOf(section, wanted)));
      const refreshed = queries.invalidateQueries({ queryKey: ['settings'] });
      edit(wanted, saved.document);
      if (versions.adoptTheirs(saved.document, wanted) && saved.isTheirs) return;
      edit(readTyped(saved.document), saved.document);
      versions.adoptTheirs(saved.document, readTyped(saved.document));
      setIsSaved(true);
      if (!onSaved) return;
      toast.success(texts.saved);
      // The next form may be one of the same section. It must not begin with the version before this one.
      await refreshed;
      onSaved();
    },
    failed: (error) =>
      failureWords(error, {
        byType: { document_invalid_structure: texts.invalid },
        otherwise: texts.failed,
      }),
  });
  const { problems } = submission;
  const title = part?.title ?? pick(SECTION_ROWS[section].title);
  const names = part?.fields ?? shownFields(section, typed);
  const shown = Object.entries(fields).filter(([name]) => names.includes(name));

  return (
    <>
      <SectionFrame
        {...{ section, title, submission, unsaved, isSaved }}
        lead={part?.lead}
        isStep={part !== undefined}
        off={!unsaved && choices.length === 0}
        preview={
          <>
            <SectionEffect section={section} typed={typed} now={now} />
            {section === 'payments' && <GatewayNote />}
          </>
        }
      >
        {choices.length > 0 ? (
          <div className="sm:col-span-2">
            <Conflict
              key={seen.$updatedAt}
              versions={versions}
              mine={typed}
              label={labelOf}
              shown={(version, name) => shownValue(fields[name], version[name]) || texts.nothing}
            >
              {texts.conflict}
            </Conflict>
          </div>
        ) : (
          <SettingFields shown={shown} typed={typed} problems={problems} onChange={(next) => edit(next)} />
        )}
        {section === 'payments' && <UpiPreview typed={typed} />}
        <div className="empty:hidden sm:col-span-2">{list}</div>
      </SectionFrame>
      {confirming.question}
    </>
  );
}
