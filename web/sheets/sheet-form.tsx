import { ID } from 'appwrite';
import { useState } from 'react';
import { rowMessages } from '#domain/rows/messages.ts';
import type { TypedValue } from '#domain/rows/typed.ts';
import type { FieldWords } from '#domain/rows/words.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSheetActions } from './actions.ts';
import { changedValues, formProblems, shownNames, typedDocument, wireOfForm } from './form-values.ts';
import { useChoices } from './queries.ts';
import { isShort, ownChoices, RowField } from './row-field.tsx';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetScreenTexts } from './texts.ts';

/** Rows of a form have words, or they do not compile. */
const NO_WORDS: FieldWords = { words: [] };

interface SheetFormProps {
  sheet: Sheet;
  /** The document as it was when the form was opened; undefined for a new one. */
  document: SheetDocument | undefined;
  /** What people call it. */
  name: string;
  onClose: () => void;
}

/**
 * The dialog that makes or changes a document. If somebody else has changed it meanwhile, it shows both versions, and nothing
 * that was typed is lost.
 */
export function SheetForm({ sheet, document, name, onClose }: SheetFormProps) {
  const { collection, rows, groups, refusals } = sheet;
  const texts = useTexts(sheetScreenTexts);
  const noun = useTexts(sheet.texts);
  const messages = useTexts(sheet.messages);
  const problemTexts = { fields: noun.fields, messages, rows: useTexts(rowMessages) };
  const failureWords = useFailureWords();
  const { timeZone } = useSiteSettings().shop;
  const asked = useChoices(sheet);
  const { add, change } = useSheetActions(collection);
  const [id] = useState(ID.unique);
  const read = (stored: SheetDocument | undefined) => typedDocument(sheet, stored, timeZone);
  const versions = useVersions(document, read);
  const { seen, base, choices } = versions;
  const [typed, setTyped] = useState(() => read(document));
  const { leave, question } = useUnsaved(changedFields(base, typed).length > 0);
  const wire = wireOfForm(sheet, typed, timeZone);
  const shown = shownNames(sheet, wire);

  const submission = useSubmit<typeof typed, string>({
    read: () => typed,
    check: (given) => formProblems(sheet, wireOfForm(sheet, versions.settle(given), timeZone), problemTexts),
    async send(given) {
      const wanted = versions.settle(given);
      const values = wireOfForm(sheet, wanted, timeZone);
      if (seen) {
        const theirs = await change(seen, changedValues(wireOfForm(sheet, base, timeZone), values));
        if (theirs && versions.adoptTheirs(theirs, wanted)) return setTyped(wanted);
      } else await add(id, values);
      toast.success(noun.saved);
      onClose();
    },
    failed(error) {
      const refused = refusals[refusalOf(error)?.type ?? ''];
      if (refused) return { [refused.name]: `${messages[refused.message]}` };
      return failureWords(error, { byType: { document_not_found: noun.gone }, otherwise: noun.failed });
    },
  });
  const cancel = () => leave(onClose);

  const choicesOf = (field: string): readonly SelectOption[] =>
    asked[field] ?? ownChoices(noun.fields[field] ?? NO_WORDS);
  const labelOf = (field: string) => noun.fields[field]?.words?.[0] ?? field;
  const valueWords = (field: string, value: TypedValue | undefined): string => {
    if (typeof value === 'boolean') return value ? texts.on : texts.off;
    const wordOf = (one: string) => choicesOf(field).find((each) => each.value === one)?.label ?? one;
    return (typeof value === 'string' ? [value] : (value ?? [])).map(wordOf).join(', ') || texts.nothing;
  };
  const fieldOf = (field: string) => {
    const row = rows[field];
    if (!row || !shown.includes(field)) return null;
    return (
      <div key={field} className={`min-w-0 ${isShort(row) ? '' : 'sm:col-span-2'}`}>
        <RowField
          name={field}
          row={row}
          words={noun.fields[field] ?? NO_WORDS}
          choices={choicesOf(field)}
          value={typed[field] ?? ''}
          error={submission.problems[field]}
          onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          isFirst={field === sheet.names[0]}
        />
      </div>
    );
  };

  return (
    <Dialog open onClose={cancel} title={document ? texts.changeOf(name) : noun.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        {choices.length > 0 ? (
          <Conflict
            key={seen?.$updatedAt}
            versions={versions}
            mine={typed}
            label={labelOf}
            shown={(version, field) => valueWords(field, version[field])}
          >
            {texts.conflict}
          </Conflict>
        ) : (
          groups.map((group) => (
            <div
              key={group[0]}
              className={
                group.every((field) => rows[field]?.type === 'boolean')
                  ? 'grid justify-items-start gap-1'
                  : 'grid gap-4 empty:hidden sm:grid-cols-2'
              }
            >
              {group.map(fieldOf)}
            </div>
          ))
        )}
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
