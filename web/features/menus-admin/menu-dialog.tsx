import { ID } from 'appwrite';
import { type FormEvent, useState } from 'react';
import { menuAttributes } from '#domain/menus/attributes.ts';
import { menuMessages } from '#domain/menus/messages.ts';
import type { MenuDocument } from '#web/lib/documents.ts';
import { failureWords, refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMenuActions } from './actions.ts';
import { IconPicker } from './icon-picker.tsx';

interface MenuFormProps {
  /** The menu to change; a new one without it. */
  menu?: MenuDocument;
  onChanged: () => void;
  onClose: () => void;
}

function MenuForm({ menu, onChanged, onClose }: MenuFormProps) {
  const { add, change } = useMenuActions();
  const [id] = useState(ID.unique);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = readFields(form, ['name', 'description', 'icon']);
    const values = {
      name: typed.name.trim(),
      description: typed.description.trim(),
      icon: typed.icon.trim(),
    };
    setFailure('');
    setProblem(values.name ? undefined : menuMessages.nameMissing);
    if (!values.name) return focusField(form, 'name');
    setBusy(true);
    try {
      await (menu ? change(menu, values) : add(id, values));
      toast.success(menuMessages.saved);
      onClose();
    } catch (error) {
      toast.error(menuMessages.saveFailed);
      if (refusalOf(error)?.type === 'document_update_conflict') onChanged();
      else setFailure(failureWords(error, { otherwise: menuMessages.saveFailed }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field
        label="Name"
        name="name"
        required
        maxLength={menuAttributes.name.size}
        autoComplete="off"
        defaultValue={menu?.name ?? ''}
        onInput={() => setProblem(undefined)}
        error={problem}
      />
      <TextArea
        label="Description"
        name="description"
        rows={2}
        maxLength={menuAttributes.description.size}
        defaultValue={menu?.description ?? ''}
      />
      <IconPicker initial={menu?.icon ?? ''} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save menu
        </Button>
      </div>
    </form>
  );
}

interface MenuDialogProps {
  /** The menu to change, as it is now; 'new' to add one, undefined while closed. */
  menu: MenuDocument | 'new' | undefined;
  onClose: () => void;
}

/** Adds a menu or changes one. When another admin was faster, the form begins anew with what they saved. */
export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const [met, setMet] = useState(false);
  const close = () => {
    setMet(false);
    onClose();
  };
  return (
    <Dialog open={menu !== undefined} onClose={close} title={menu === 'new' ? 'Add a menu' : 'Edit menu'}>
      <div className="grid gap-4 p-5">
        {met && <Notice tone="warning">{menuMessages.changedMeanwhile}</Notice>}
        {menu === 'new' && <MenuForm onChanged={() => {}} onClose={close} />}
        {menu && menu !== 'new' && (
          <MenuForm key={menu.$updatedAt} menu={menu} onChanged={() => setMet(true)} onClose={close} />
        )}
      </div>
    </Dialog>
  );
}
