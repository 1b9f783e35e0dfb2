import { ID } from 'appwrite';
import { useState } from 'react';
import { ZERO_PAISE } from '#domain/money.ts';
import { changedFields } from '#web/lib/editing/difference.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { focusField } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDishActions } from './actions.ts';
import { type Category, DishFields } from './dish-fields.tsx';
import { dishProblems, dishValues, NEW_DISH } from './dish-form.ts';
import { DishPreview } from './dish-preview.tsx';
import type { DishInfo } from './dish-values.ts';
import { FactFields } from './fact-fields.tsx';
import { ImageField } from './image-field.tsx';
import { OptionFields } from './options/option-fields.tsx';
import { dishOptionTexts } from './options/texts.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { PortionsField } from './stock-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { dishAdminTexts } from './texts.ts';
import { useFreeQuestion } from './use-free-question.ts';

interface AddDishProps {
  categories: readonly Category[];
  /** The values with which the form begins: empty, or those of the dish that is copied. */
  first?: DishInfo;
  /** Called once a dish was added; the form is empty then. */
  onAdded: () => void;
}

/** The form for a new dish, with a preview of how it will look on the menu. */
export function AddDish({ categories, first = NEW_DISH, onAdded }: AddDishProps) {
  const { add } = useDishActions();
  const texts = useTexts(dishAdminTexts);
  const { refused } = useTexts(dishOptionTexts);
  const failureWords = useFailureWords();
  const [id, setId] = useState(ID.unique);
  const [base, setBase] = useState(first);
  const [info, setInfo] = useState(first);
  const free = useFreeQuestion(info.name);
  const change = (part: Partial<typeof info>) => setInfo((before) => ({ ...before, ...part }));

  const upload = useImageUpload((imgUrl) => {
    change({ imgUrl });
    submission.clear('imgUrl');
  });
  const submission = useSubmit({
    read: () => info,
    check: (typed) => dishProblems(typed, texts.problems),
    async send(typed, form) {
      const values = dishValues(typed);
      if (values.price === ZERO_PAISE && !(await free.ask())) return;
      await add(id, values);
      upload.keepOnly(values.imgUrl);
      toast.success(texts.adding.done);
      // The form is emptied for the next dish of the same category.
      setId(ID.unique());
      setBase(NEW_DISH);
      setInfo({ ...NEW_DISH, menuId: typed.menuId });
      onAdded();
      focusField(form, 'name');
    },
    failed(error) {
      toast.error(texts.adding.failed);
      return failureWords(error, {
        byType: { document_invalid_structure: refused },
        otherwise: texts.adding.failed,
      });
    },
  });
  const { busy, problems } = submission;
  const untouched = { ...base, menuId: info.menuId };
  const { question } = useUnsaved(changedFields(untouched, info).length > 0);

  return (
    <>
      <Form submission={submission} className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          <DishFields info={info} onChange={change} problems={problems} categories={categories} />
          <ScheduleFields info={info} onChange={change} problems={problems} />
          <PortionsField info={info} onChange={change} problems={problems} />
          <ImageField
            value={info.imgUrl}
            onChange={(imgUrl) => change({ imgUrl })}
            upload={upload}
            error={problems.imgUrl}
          />
          <TaxFields info={info} onChange={change} problems={problems} />
          <FactFields info={info} onChange={change} problems={problems} />
          <OptionFields
            groupIds={info.optionGroupIds}
            onChange={(optionGroupIds) => change({ optionGroupIds })}
          />
        </div>
        <DishPreview info={info} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel={texts.adding.busy}>
            {texts.adding.submit}
          </Button>
          <LinkButton to="/admin/dishes" variant="secondary">
            {texts.page.title}
          </LinkButton>
        </div>
      </Form>
      {free.question}
      {question}
    </>
  );
}
