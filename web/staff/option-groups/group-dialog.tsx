import { ID } from 'appwrite';
import { useState } from 'react';
import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { readChoices } from '#domain/option-groups/choice.ts';
import { brandTexts } from '#web/brand/texts.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { translationWords } from '#web/brand/translation-words.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { StoredGroup } from '#web/shared/option-groups/stored-groups.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useGroupActions } from './actions.ts';
import { ChoiceList, type DishOption } from './choice-list.tsx';
import { choiceText } from './choice-words.ts';
import { groupInfo, groupProblems, groupVersion, infoOfVersion, newGroup } from './group-form.ts';
import type { GroupInfo, GroupVersion } from './group-values.ts';
import { groupAdminTexts } from './texts.ts';

interface GroupDialogProps {
  /** The group as it was when the dialog was opened; undefined to add one. */
  group: StoredGroup | undefined;
  dishes: readonly DishOption[];
  onClose: () => void;
}

/** A field's value in one version. The choices stand below each other, with all that may differ in them. */
function Shown({ version, field }: { version: GroupVersion; field: keyof GroupVersion }) {
  const { notAvailable } = useTexts(groupAdminTexts).choice;
  const { diet } = useTexts(brandTexts);
  if (field === 'translations') return translationWords(version.translations);
  if (field !== 'choices') return version[field];
  return readChoices(version.choices).map((choice) => (
    <span key={choice.id} className="block">
      {choiceText(choice, { nonVeg: diet['non-veg'], notAvailable })}
    </span>
  ));
}

/** A dialog that adds or changes an option group. If another admin has changed it meanwhile, it shows both versions. */
export function GroupDialog({ group, dishes, onClose }: GroupDialogProps) {
  const { add, change: save } = useGroupActions();
  const texts = useTexts(groupAdminTexts);
  const failureWords = useFailureWords();
  const [id] = useState(ID.unique);
  const [first] = useState(() => (group ? groupInfo(group) : newGroup(ID.unique())));
  const [info, setInfo] = useState<GroupInfo>(first);
  const versions = useVersions(group, (stored) => groupVersion(stored ? groupInfo(stored) : first));
  const { seen, choices } = versions;
  const { leave, question } = useUnsaved(changedFields(groupVersion(first), groupVersion(info)).length > 0);
  const change = (part: Partial<GroupInfo>) => setInfo((before) => ({ ...before, ...part }));

  const submission = useSubmit({
    read: () => info,
    check: (typed) => groupProblems(typed, texts.problems),
    async send(typed) {
      const wanted = versions.settle(groupVersion(typed));
      const theirs = seen ? await save(seen, versions.changes(wanted)) : await add(id, wanted);
      if (theirs && versions.adoptTheirs(theirs, wanted)) return setInfo(infoOfVersion(wanted));
      toast.success(texts.saving.done);
      onClose();
    },
    failed(error) {
      toast.error(texts.saving.failed);
      return failureWords(error, {
        byType: {
          document_not_found: texts.saving.gone,
          document_invalid_structure: texts.saving.refused,
        },
        otherwise: texts.saving.failed,
      });
    },
  });
  const { busy, problems } = submission;
  const cancel = () => leave(onClose);
  const countField = (name: 'min' | 'max', hint?: string) => (
    <Field
      label={texts.fields[name]}
      name={name}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={info[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={problems[name]}
      hint={hint}
    />
  );

  return (
    <Dialog open onClose={cancel} title={group ? texts.saving.title : texts.add} size="large">
      <Form submission={submission} className="grid gap-4 p-5">
        {choices.length > 0 ? (
          <Conflict
            key={seen?.$updatedAt}
            versions={versions}
            mine={groupVersion(info)}
            label={(field) => texts.fields[field]}
            shown={(version, field) => <Shown version={version} field={field} />}
          >
            {texts.saving.conflict}
          </Conflict>
        ) : (
          <>
            <Field
              label={texts.fields.name}
              name="name"
              required
              maxLength={optionGroupAttributes.name.size}
              autoComplete="off"
              value={info.name}
              onChange={(event) => change({ name: event.target.value })}
              error={problems.name}
              hint={texts.nameHint}
            />
            <TranslationFields
              fields={{ name: { label: texts.fields.name, size: optionGroupAttributes.name.size } }}
              values={info.translations}
              onChange={(translations) => change({ translations })}
            />
            <div className="grid grid-cols-2 items-start gap-4">
              {countField('min', texts.minHint)}
              {countField('max')}
            </div>
            <ChoiceList
              choices={info.choices}
              dishes={dishes}
              onChange={(choices) => change({ choices })}
              problems={problems}
            />
          </>
        )}
        <SaveButtons
          texts={{ cancel: texts.saving.cancel, save: texts.saving.submit, saving: texts.saving.busy }}
          busy={busy}
          onCancel={cancel}
        />
      </Form>
      {question}
    </Dialog>
  );
}
