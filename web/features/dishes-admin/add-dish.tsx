import { ID } from 'appwrite';
import { type FormEvent, useState } from 'react';
import { type DishProblems, dishProblems, dishValues, NEW_DISH } from '#domain/dishes/form.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { failureWords } from '#web/lib/refusal.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { type Category, DishFields } from './dish-fields.tsx';
import { DishPreview } from './dish-preview.tsx';
import { ImageField } from './image-field.tsx';
import { useImageUpload } from './use-image-upload.ts';

/** A new dish for the menu, with a look at how it will stand there. */
export function AddDish({ categories }: { categories: readonly Category[] }) {
  const { add } = useDishActions();
  const [id, setId] = useState(ID.unique);
  const [info, setInfo] = useState(NEW_DISH);
  const [problems, setProblems] = useState<DishProblems>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<typeof info>) => {
    setInfo((before) => ({ ...before, ...part }));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  };
  const upload = useImageUpload((imgUrl) => change({ imgUrl }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || upload.sending) return;
    const form = event.currentTarget;
    const found = dishProblems(info);
    setProblems(found);
    setFailure('');
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    setBusy(true);
    try {
      await add(id, dishValues(info));
      upload.keepOnly(info.imgUrl.trim());
      toast.success(dishMessages.added);
      // Ready for the next one of the category.
      setId(ID.unique());
      setInfo({ ...NEW_DISH, menuId: info.menuId });
      focusField(form, 'name');
    } catch (error) {
      setFailure(failureWords(error, { otherwise: dishMessages.addFailed }));
      toast.error(dishMessages.addFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid min-w-0 gap-4">
        {failure && <Notice tone="error">{failure}</Notice>}
        <DishFields info={info} onChange={change} problems={problems} categories={categories} />
        <ImageField
          value={info.imgUrl}
          onChange={(imgUrl) => change({ imgUrl })}
          upload={upload}
          error={problems.imgUrl}
        />
      </div>
      <DishPreview info={info} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Adding..." off={upload.sending !== undefined}>
          Add Dish
        </Button>
        <LinkButton to="/admin/dishes" variant="secondary">
          Manage Dishes
        </LinkButton>
      </div>
    </form>
  );
}
