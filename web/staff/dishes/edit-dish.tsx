import { useState } from 'react';
import { ZERO_PAISE } from '#domain/money.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useVersions } from '#web/lib/editing/versions.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { DishConflict } from './dish-conflict.tsx';
import { type Category, DishFields } from './dish-fields.tsx';
import { dishInfo, dishProblems, dishValues } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { FactFields } from './fact-fields.tsx';
import { ImageField } from './image-field.tsx';
import { OptionFields } from './options/option-fields.tsx';
import { dishOptionTexts } from './options/texts.ts';
import type { AdminDish } from './present.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { dishAdminTexts } from './texts.ts';
import { useFreeQuestion } from './use-free-question.ts';

const valuesOf = (dish: AdminDish) => dishValues(dishInfo(dish));

interface EditDishProps {
  /** The dish as it was when the form was opened; only differences from it are sent. */
  dish: AdminDish;
  categories: readonly Category[];
  menuName: (id: string) => string;
  onClose: () => void;
}

/** A dialog that changes a dish. If another admin has changed it meanwhile, it shows both versions (ADMIN-6). */
export function EditDish({ dish, categories, menuName, onClose }: EditDishProps) {
  const { change: save } = useDishActions();
  const texts = useTexts(dishAdminTexts);
  const { refused } = useTexts(dishOptionTexts);
  const failureWords = useFailureWords();
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
    read: () => info,
    check: (typed) => dishProblems(typed, texts.problems, dish),
    async send(typed) {
      const wanted = versions.settle(dishValues(typed));
      const changes = versions.changes(wanted);
      if (changes.price === ZERO_PAISE && !(await free.ask())) return;
      const theirs = await save(versions.seen, changes);
      if (theirs && versions.adoptTheirs(theirs, wanted)) return setInfo(dishInfo(wanted));
      upload.keepOnly(wanted.imgUrl);
      toast.success(texts.editing.done);
      onClose();
    },
    failed(error) {
      toast.error(texts.editing.failed);
      return failureWords(error, {
        byType: { document_not_found: texts.editing.gone, document_invalid_structure: refused },
        otherwise: texts.editing.failed,
      });
    },
  });
  const { busy, problems } = submission;
  const cancel = () => leave(onClose);

  return (
    <Dialog open onClose={cancel} title={texts.editing.title} size="medium">
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
              shownFor={info.name}
              error={problems.imgUrl}
            />
            <TaxFields info={info} onChange={change} problems={problems} />
            <FactFields info={info} onChange={change} problems={problems} />
            <OptionFields
              groupIds={info.optionGroupIds}
              onChange={(optionGroupIds) => change({ optionGroupIds })}
            />
            <ScheduleFields info={info} onChange={change} problems={problems} />
            <StockFields info={info} onChange={change} problems={problems} stored={dish} />
          </>
        )}
        <SaveButtons
          texts={{ cancel: texts.editing.cancel, save: texts.editing.submit, saving: texts.editing.busy }}
          busy={busy}
          onCancel={cancel}
        />
      </Form>
      {free.question}
      {question}
    </Dialog>
  );
}
