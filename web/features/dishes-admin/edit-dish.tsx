import { type FormEvent, useState } from 'react';
import { changedFields, differences } from '#domain/dishes/difference.ts';
import { type DishInfo, type DishProblems, dishInfo, dishProblems, dishValues } from '#domain/dishes/form.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import type { DishDocument } from '#web/lib/documents.ts';
import { failureWords, refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusField } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { type Choice, Conflict } from './conflict.tsx';
import { type Category, DishFields } from './dish-fields.tsx';
import { ImageField } from './image-field.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface EditDishProps {
  /** As it was when it was opened; what is saved is compared with it. */
  dish: DishDocument;
  categories: readonly Category[];
  menuName: (id: string) => string;
  onClose: () => void;
}

function EditForm({ dish, categories, menuName, onClose }: EditDishProps) {
  const { change: save } = useDishActions();
  const [seen, setSeen] = useState(dish);
  const [info, setInfo] = useState(() => dishInfo(dish));
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [problems, setProblems] = useState<DishProblems>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<DishInfo>) => {
    setInfo((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const upload = useImageUpload((imgUrl) => change({ imgUrl }));

  /** What is typed, with another admin's word where that was chosen. */
  const settled = (): DishInfo => {
    const theirs = dishInfo(seen);
    const taken = choices
      .filter(({ chosen }) => chosen === 'theirs')
      .map(({ field }) => [field, theirs[field]]);
    return { ...info, ...Object.fromEntries(taken) };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || upload.sending) return;
    const wanted = settled();
    const found = dishProblems(wanted);
    setProblems(found);
    setFailure('');
    const [first] = Object.keys(found);
    if (first) return focusField(event.currentTarget, first);
    const base = dishInfo(seen);
    const values = dishValues(wanted);
    const changed = changedFields(base, wanted).map((field) => [field, values[field]]);
    setBusy(true);
    try {
      const theirs = await save(seen, Object.fromEntries(changed));
      const open = theirs ? differences(base, dishInfo(theirs), wanted) : [];
      if (theirs && open.length > 0) {
        setChoices(open.map((each) => ({ ...each, chosen: each.proposed })));
        setInfo(wanted);
        setSeen(theirs);
        return;
      }
      upload.keepOnly(wanted.imgUrl.trim());
      toast.success(dishMessages.updated);
      onClose();
    } catch (error) {
      const gone = refusalOf(error)?.code === 404;
      setFailure(gone ? dishMessages.gone : failureWords(error, { otherwise: dishMessages.updateFailed }));
      toast.error(dishMessages.updateFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 p-5">
      {failure && <Notice tone="error">{failure}</Notice>}
      {choices.length > 0 ? (
        <Conflict
          key={seen.$updatedAt}
          theirs={dishInfo(seen)}
          mine={info}
          choices={choices}
          onChoose={(field, chosen) =>
            setChoices((all) => all.map((each) => (each.field === field ? { ...each, chosen } : each)))
          }
          menuName={menuName}
        />
      ) : (
        <>
          <DishFields info={info} onChange={change} problems={problems} categories={categories} />
          <ImageField
            value={info.imgUrl}
            onChange={(imgUrl) => change({ imgUrl })}
            upload={upload}
            shown
            error={problems.imgUrl}
          />
          <Switch
            label="Available"
            checked={info.isAvailable}
            onChange={(isAvailable) => change({ isAvailable })}
          />
        </>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" off={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving..." off={upload.sending !== undefined}>
          Save changes
        </Button>
      </div>
    </form>
  );
}

/** Changes a dish, in a dialog over the list. */
export function EditDish(props: Omit<EditDishProps, 'dish'> & { dish: DishDocument | undefined }) {
  const { dish, onClose } = props;
  return (
    <Dialog open={dish !== undefined} onClose={onClose} title="Edit dish" size="medium">
      {dish && <EditForm key={dish.$id} {...props} dish={dish} />}
    </Dialog>
  );
}
