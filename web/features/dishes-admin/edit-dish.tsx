import { useState } from 'react';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import type { DishDocument } from '#web/lib/sdk/documents.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { DishConflict } from './dish-conflict.tsx';
import { type Category, DishFields } from './dish-fields.tsx';
import { type DishInfo, dishInfo, dishProblems, dishValues } from './dish-form.ts';
import { ImageField } from './image-field.tsx';
import { dishAdminMessages } from './messages.ts';
import { useFreeQuestion } from './use-free-question.ts';
import { useImageUpload } from './use-image-upload.ts';

const FAILED = {
  byType: { document_not_found: dishAdminMessages.gone },
  otherwise: dishAdminMessages.updateFailed,
};

const valuesOf = (dish: DishDocument) => dishValues(dishInfo(dish));

interface EditDishProps {
  /** As it was when it was opened; what is saved is compared with it. */
  dish: DishDocument;
  categories: readonly Category[];
  menuName: (id: string) => string;
  onClose: () => void;
}

/** Changes a dish, in a dialog over the list. */
export function EditDish({ dish, categories, menuName, onClose }: EditDishProps) {
  const { change: save } = useDishActions();
  const versions = useVersions(dish, valuesOf);
  const [info, setInfo] = useState(() => dishInfo(dish));
  const free = useFreeQuestion(info.name);
  const { leave, question } = useUnsaved(changedFields(dishInfo(dish), info).length > 0);
  const change = (part: Partial<DishInfo>) => setInfo((before) => ({ ...before, ...part }));
  const upload = useImageUpload((imgUrl) => {
    change({ imgUrl });
    submission.clear('imgUrl');
  });

  const submission = useSubmit({
    off: upload.sending !== undefined,
    read: () => info,
    check: dishProblems,
    async send(typed) {
      const wanted = versions.settle(dishValues(typed));
      const changes = versions.changes(wanted);
      if (changes.price === 0 && !(await free.ask())) return;
      const theirs = await save(versions.seen, changes);
      if (theirs && versions.meet(theirs, wanted)) return setInfo(dishInfo(wanted));
      upload.keepOnly(wanted.imgUrl);
      toast.success(dishAdminMessages.updated);
      onClose();
    },
    failed(error) {
      toast.error(dishAdminMessages.updateFailed);
      return failureWords(error, FAILED);
    },
  });
  const { busy, problems } = submission;
  const cancel = () => leave(onClose);

  return (
    <Dialog open onClose={cancel} title="Edit dish" size="medium">
      <Form submission={submission} className="grid gap-4 p-5">
        {versions.choices.length > 0 ? (
          <DishConflict versions={versions} mine={dishValues(info)} menuName={menuName} />
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
          <Button variant="secondary" off={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving..." off={upload.sending !== undefined}>
            Save changes
          </Button>
        </div>
      </Form>
      {free.question}
      {question}
    </Dialog>
  );
}
