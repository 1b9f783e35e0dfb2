import { ID } from 'appwrite';
import { useState } from 'react';
import { planMessages } from '#domain/plans/messages.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanActions } from './actions.ts';
import { usePlanFailures } from './failures.ts';
import { PlanFields } from './plan-fields.tsx';
import {
  type PlanDocument,
  type PlanField,
  planProblems,
  planValues,
  type TypedPlan,
  typedPlan,
} from './plan-values.ts';
import { PriceNews } from './prices/price-news.tsx';
import type { MealTimeDocument } from './queries.ts';
import { planAdminTexts } from './texts.ts';

interface PlanDialogProps {
  /** The plan as it was when the dialog was opened; undefined for a new one. */
  plan: PlanDocument | undefined;
  mealTimes: readonly MealTimeDocument[];
  onClose: () => void;
}

/** A dialog that makes or changes a plan (PLAN-30). */
export function PlanDialog({ plan, mealTimes, onClose }: PlanDialogProps) {
  const texts = useTexts(planAdminTexts);
  const messages = useTexts(planMessages);
  const failed = usePlanFailures();
  const { timeZone } = useSiteSettings().shop;
  const actions = usePlanActions();
  const [id] = useState(ID.unique);
  const [first] = useState(() =>
    typedPlan(
      plan,
      mealTimes.map(({ $id }) => $id),
    ),
  );
  const [typed, setTyped] = useState(first);
  const { leave, question } = useUnsaved(JSON.stringify(first) !== JSON.stringify(typed));
  const submission = useSubmit<TypedPlan, PlanField>({
    read: () => typed,
    check: (given) => planProblems(given, { ...messages, ...texts.problems }),
    async send(given) {
      const values = planValues(given, plan?.cycleFrom ?? dayAt(new Date(), timeZone));
      await (plan ? actions.change(plan, values) : actions.add(values, id));
      toast.success(texts.saved(values.name));
      onClose();
    },
    failed,
  });
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={plan ? texts.changeOf(plan.name) : texts.plans.add}>
      <Form submission={submission} className="grid gap-5 p-5">
        <PlanFields
          isNew={!plan}
          typed={typed}
          mealTimes={mealTimes}
          problems={submission.problems}
          priceNews={plan && <PriceNews plan={plan} typed={typed.price} />}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
        <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
      </Form>
      {question}
    </Dialog>
  );
}
