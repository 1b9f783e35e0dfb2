import { ID } from 'appwrite';
import { useState } from 'react';
import { trimmedTranslations } from '#domain/languages/document-translations.ts';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { translationWords } from '#web/brand/translation-words.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Conflict } from '#web/ui/conflict.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { type MenuValues, useMenuActions } from './actions.ts';
import { IconPicker } from './icon-picker.tsx';
import { menuAdminTexts } from './texts.ts';

const trimmed = ({ name, description, translations, icon }: MenuValues): MenuValues => ({
  name: name.trim(),
  description: description.trim(),
  translations: trimmedTranslations(translations),
  icon: icon.trim(),
});

/** A menu as its form shows it; a new one is empty. */
const valuesOf = (menu: MenuDocument | undefined): MenuValues => ({
  name: menu?.name ?? '',
  description: menu?.description ?? '',
  translations: menu?.translations ?? {},
  icon: menu?.icon ?? '',
});

const translated = menuAttributes.translations.fields;

function Shown({ menu, field }: { menu: MenuValues; field: keyof MenuValues }) {
  const texts = useTexts(menuAdminTexts);
  if (field === 'translations') return translationWords(menu.translations) || texts.nothing;
  if (menu[field] === '') return texts.nothing;
  if (field !== 'icon') return menu[field];
  return (
    <>
      <FoodIcon icon={menu.icon} className="size-8" />
      <span className="sr-only">{menu.icon}</span>
    </>
  );
}

interface MenuDialogProps {
  /** The menu as it was when the dialog was opened; undefined to add one. */
  menu: MenuDocument | undefined;
  onClose: () => void;
}

/** A dialog that adds or changes a menu. If another admin has changed it meanwhile, it shows both versions (ADMIN-19). */
export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const { add, change: save } = useMenuActions();
  const [id] = useState(ID.unique);
  const texts = useTexts(menuAdminTexts);
  const failureWords = useFailureWords();
  const versions = useVersions(menu, valuesOf);
  const { seen, choices } = versions;
  const [info, setInfo] = useState(() => valuesOf(menu));
  const { leave, question } = useUnsaved(changedFields(valuesOf(menu), info).length > 0);
  const change = (part: Partial<MenuValues>) => setInfo((before) => ({ ...before, ...part }));

  const submission = useSubmit({
    read: () => trimmed(info),
    check: ({ name }) => (name ? {} : { name: texts.saving.nameMissing }),
    async send(typed) {
      const wanted = versions.settle(typed);
      const theirs = seen ? await save(seen, versions.changes(wanted)) : await add(id, wanted);
      if (theirs && versions.adoptTheirs(theirs, wanted)) return setInfo(wanted);
      toast.success(texts.saving.done);
      onClose();
    },
    failed(error) {
      toast.error(texts.saving.failed);
      return failureWords(error, {
        byType: { document_not_found: texts.saving.gone },
        otherwise: texts.saving.failed,
      });
    },
  });
  const { busy, problems } = submission;
  const cancel = () => leave(onClose);

  return (
    <Dialog open onClose={cancel} title={menu ? texts.saving.title : texts.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        {choices.length > 0 ? (
          <Conflict
            key={seen?.$updatedAt}
            versions={versions}
            mine={info}
            label={(field) => texts.fields[field]}
            shown={(menu, field) => <Shown menu={menu} field={field} />}
          >
            {texts.saving.conflict}
          </Conflict>
        ) : (
          <>
            <Field
              label={texts.fields.name}
              name="name"
              required
              maxLength={menuAttributes.name.size}
              autoComplete="off"
              value={info.name}
              onChange={(event) => change({ name: event.target.value })}
              error={problems.name}
            />
            <TextArea
              label={texts.fields.description}
              name="description"
              rows={2}
              maxLength={menuAttributes.description.size}
              value={info.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            <TranslationFields
              fields={{
                name: { label: texts.fields.name, size: translated.name },
                description: { label: texts.fields.description, size: translated.description, rows: 2 },
              }}
              values={info.translations}
              onChange={(translations) => change({ translations })}
            />
            <IconPicker label={texts.fields.icon} icon={info.icon} onChange={(icon) => change({ icon })} />
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
