import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { problemWords, rowMessages } from '#domain/rows/messages.ts';
import type { Typed } from '#domain/site/setting-rows.ts';
import { type FieldSection, readSection, type SettingsSection } from '#domain/site/settings.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { Refused, useSubmit } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { fieldsOf, shownFields, typedOf, valuesOf } from '../fields.ts';
import { type SectionDocument, saveSection } from '../queries.ts';
import { SectionEffect } from '../section-effect.tsx';
import { SettingFields } from '../setting-fields.tsx';
import { settingTexts } from '../texts.ts';

/** Some fields of one section; missing fields: those that the section's form shows. No two parts have a field of the same name. */
export interface FormPart {
  document: SectionDocument<FieldSection>;
  fields?: readonly string[];
}

/** What a form saves besides settings. */
interface Besides {
  fields: ReactNode;
  unsaved: boolean;
  check: () => Problems;
  save: () => Promise<unknown>;
}

interface SectionsFormProps {
  title: string;
  lead: string;
  parts: readonly FormPart[];
  now: Date;
  /** Fills in what is empty when the form opens and whenever another field changes. */
  suggest?: (typed: Typed) => Typed;
  /** Called with the first change. */
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  onSaved: () => void;
  besides?: Besides;
}

const readTyped = ({ document }: FormPart): Typed => typedOf(document.$id, document.value);

/** The parts of one form with the fields that it shows and may save. */
const withNames = (parts: readonly FormPart[], typed: Typed) =>
  parts.map((part) => {
    const shown = shownFields(part.document.$id, typed);
    return { ...part, names: shown.filter((name) => part.fields?.includes(name) ?? true) };
  });

/** The values of a part's section with what is typed; fields that the form does not show stay as they are stored. */
function typedPart(part: FormPart, typed: Typed): Typed {
  const shown = part.fields ?? Object.keys(fieldsOf(part.document.$id));
  const own = Object.entries(typed).filter(([key]) => shown.includes(key.split(':')[0] ?? key));
  const stored = readTyped(part);
  return { ...stored, ...Object.fromEntries(own.filter(([key]) => key in stored)) };
}

/** Fields of several sections in one form of the guide, saved by one press. */
export function SectionsForm({
  title,
  lead,
  parts,
  now,
  suggest = (typed) => typed,
  ...props
}: SectionsFormProps) {
  const { onUnsaved, onSaved, besides } = props;
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(settingTexts);
  const numberWords = useTexts(rowMessages);
  const stored: Typed = Object.assign({}, ...parts.map(readTyped));
  const [typed, setTyped] = useState<Typed>(() => suggest(stored));
  const changed = (part: FormPart) => {
    const wanted = valuesOf(part.document.$id, typedPart(part, typed));
    return JSON.stringify(wanted) !== JSON.stringify(valuesOf(part.document.$id, readTyped(part)));
  };
  const isOff = !besides?.unsaved && !parts.some(changed);

  const edit = (next: Typed) => {
    const isEmptied = (key: string) => typed[key] !== '' && next[key] === '';
    const filled = Object.entries(suggest(next)).filter(([key]) => !isEmptied(key));
    setTyped({ ...next, ...Object.fromEntries(filled) });
    const [first] = parts;
    if (first) onUnsaved(first.document.$id, true);
  };

  const submission = useSubmit({
    off: isOff,
    read: () => typed,
    check(given) {
      const problems: Problems = { ...besides?.check() };
      for (const part of parts) {
        const { $id } = part.document;
        const read = readSection($id, valuesOf($id, typedPart(part, given)));
        if (!('problem' in read)) continue;
        const { field, reason, problem } = read.problem;
        problems[field] = problem
          ? problemWords(problem, numberWords)
          : reason.slice(0, 1).toUpperCase() + reason.slice(1);
      }
      return problems;
    },
    async send(given) {
      await besides?.save();
      for (const part of parts.filter(changed)) {
        const { document } = part;
        const value = JSON.stringify(valuesOf(document.$id, typedPart(part, given)));
        const { isTheirs } = await saveSection(sdk, document, value);
        if (!isTheirs) continue;
        await queries.invalidateQueries({ queryKey: ['settings'] });
        throw new Refused(texts.changedMeanwhile);
      }
      toast.success(texts.saved);
      await queries.invalidateQueries({ queryKey: ['settings'] });
      onSaved();
    },
    failed: (error) =>
      error instanceof Refused
        ? error
        : failureWords(error, {
            byType: { document_invalid_structure: texts.invalid },
            otherwise: texts.failed,
          }),
  });

  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{lead}</p>
      <Form submission={submission} className="grid gap-4">
        {besides?.fields}
        {withNames(parts, typed).map(({ document: { $id }, names }) => (
          <div key={$id} className="grid min-w-0 gap-4 sm:grid-cols-2">
            <SettingFields
              shown={Object.entries(fieldsOf($id)).filter(([name]) => names.includes(name))}
              typed={typed}
              problems={submission.problems}
              onChange={edit}
            />
            <div className="empty:hidden sm:col-span-2">
              <SectionEffect section={$id} typed={typed} now={now} />
            </div>
          </div>
        ))}
        <div className="flex justify-end">
          <Button type="submit" busy={submission.busy} busyLabel={texts.saving} off={isOff}>
            {texts.save}
            <span className="sr-only">{`: ${title}`}</span>
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
