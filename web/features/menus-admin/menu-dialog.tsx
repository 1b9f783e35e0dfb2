import { ID } from 'appwrite';
import { type ReactNode, useState } from 'react';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { menuMessages } from '#domain/menus/messages.ts';
import { FoodIcon } from '#web/brand/food-icon.tsx';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import type { MenuDocument } from '#web/lib/sdk/documents.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Conflict } from '#web/ui/conflict.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { type MenuValues, useMenuActions } from './actions.ts';
import { IconPicker } from './icon-picker.tsx';

const FIELD_WORDS: Record<keyof MenuValues, string> = {
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
};

const FAILED = {
  byType: { document_not_found: menuMessages.gone },
  otherwise: menuMessages.saveFailed,
};

const trimmed = ({ name, description, icon }: MenuValues): MenuValues => ({
  name: name.trim(),
  description: description.trim(),
  icon: icon.trim(),
});

/** What of a menu stands in its form; of a new one, nothing. */
const valuesOf = (menu: MenuDocument | undefined): MenuValues => ({
  name: menu?.name ?? '',
  description: menu?.description ?? '',
  icon: menu?.icon ?? '',
});

const shown = (menu: MenuValues, field: keyof MenuValues): ReactNode => {
  if (menu[field] === '') return 'Nothing';
  if (field !== 'icon') return menu[field];
  return (
    <>
      <FoodIcon icon={menu.icon} className="size-8" />
      <span className="sr-only">{menu.icon}</span>
    </>
  );
};

interface MenuDialogProps {
  /** The menu to change, as it was when the dialog was opened; a new one without it. */
  menu: MenuDocument | undefined;
  onClose: () => void;
}

/** Adds a menu or changes one. When another admin was faster, both versions are shown. */
export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const { add, change: save } = useMenuActions();
  const [id] = useState(ID.unique);
  const versions = useVersions(menu, valuesOf);
  const { seen, choices } = versions;
  const [info, setInfo] = useState(() => valuesOf(menu));
  const { leave, question } = useUnsaved(changedFields(valuesOf(menu), info).length > 0);
  const change = (part: Partial<MenuValues>) => setInfo((before) => ({ ...before, ...part }));

  const submission = useSubmit({
    read: () => trimmed(info),
    check: ({ name }) => (name ? {} : { name: menuMessages.nameMissing }),
    async send(typed) {
      const wanted = versions.settle(typed);
      const theirs = seen ? await save(seen, versions.changes(wanted)) : await add(id, wanted);
      if (theirs && versions.meet(theirs, wanted)) return setInfo(wanted);
      toast.success(menuMessages.saved);
      onClose();
    },
    failed(error) {
      toast.error(menuMessages.saveFailed);
      return failureWords(error, FAILED);
    },
  });
  const { busy, problems } = submission;
  const cancel = () => leave(onClose);

  return (
    <Dialog open onClose={cancel} title={menu ? 'Edit menu' : 'Add a menu'}>
      <Form submission={submission} className="grid gap-4 p-5">
        {choices.length > 0 ? (
          <Conflict
            key={seen?.$updatedAt}
            disagreements={choices.map(({ field, chosen }) => ({
              field,
              label: FIELD_WORDS[field],
              theirs: shown(valuesOf(seen), field),
              mine: shown(info, field),
              chosen,
            }))}
            onChoose={versions.choose}
          >
            {menuMessages.changedMeanwhile}
          </Conflict>
        ) : (
          <>
            <Field
              label={FIELD_WORDS.name}
              name="name"
              required
              maxLength={menuAttributes.name.size}
              autoComplete="off"
              value={info.name}
              onChange={(event) => change({ name: event.target.value })}
              error={problems.name}
            />
            <TextArea
              label={FIELD_WORDS.description}
              name="description"
              rows={2}
              maxLength={menuAttributes.description.size}
              value={info.description}
              onChange={(event) => change({ description: event.target.value })}
            />
            <IconPicker label={FIELD_WORDS.icon} icon={info.icon} onChange={(icon) => change({ icon })} />
          </>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" off={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save menu
          </Button>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
