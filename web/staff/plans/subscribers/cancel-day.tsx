import { useState } from 'react';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { MealTimeDocument } from '../queries.ts';
import { useSubscriberActions, useSubscriberFailures } from './actions.ts';
import { planSubscriberTexts } from './texts.ts';

interface CancelDayProps {
  /** The day that is chosen at first. */
  day: Day;
  mealTimes: readonly MealTimeDocument[];
}

type Typed = { day: string; mealTimeId: string };

function CancelForm({ day, mealTimes, onClose }: CancelDayProps & { onClose: () => void }) {
  const texts = useTexts(planSubscriberTexts);
  const words = texts.cancelDay;
  const failed = useSubscriberFailures();
  const { timeZone } = useSiteSettings().shop;
  const { cancelDay } = useSubscriberActions();
  const [typed, setTyped] = useState<Typed>({ day, mealTimeId: '' });
  const submission = useSubmit<Typed, 'day'>({
    read: () => typed,
    check: (given): { day?: string } =>
      given.day < dayAt(new Date(), timeZone) ? { day: words.dayWrong } : {},
    async send(given) {
      const { meals, orders, kept } = await cancelDay(given.day, given.mealTimeId || null);
      const done = meals + orders > 0 ? words.done(meals + orders) : words.none;
      toast.success(kept > 0 ? `${done} ${words.kept(kept)}` : done);
      onClose();
    },
    failed,
  });
  return (
    <Form submission={submission} className="grid gap-4 p-5">
      <p>{words.lead}</p>
      <p className="text-muted text-sm">{words.orders}</p>
      <DateField
        label={words.day}
        name="day"
        required
        value={typed.day}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        error={submission.problems.day}
      />
      <Select
        label={words.mealTime}
        required
        choices={[
          { value: '', label: words.all },
          ...mealTimes.map(({ $id, name }) => ({ value: $id, label: name })),
        ]}
        value={typed.mealTimeId}
        onPick={(mealTimeId) => setTyped({ ...typed, mealTimeId })}
      />
      <SaveButtons
        texts={{ cancel: texts.cancel, save: words.confirm, saving: words.busy }}
        busy={submission.busy}
        onCancel={onClose}
      />
    </Form>
  );
}

/** A button that cancels all meals of a day, after asking which (PLAN-35). */
export function CancelDay(props: CancelDayProps) {
  const words = useTexts(planSubscriberTexts).cancelDay;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} size="small">
        <CancelForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
