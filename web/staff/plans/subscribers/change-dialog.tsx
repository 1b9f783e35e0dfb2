import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney, ZERO_PAISE } from '#domain/money.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ChatButton } from '#web/shared/chats/chat-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PlanDocument } from '../plan-values.ts';
import type { MealTimeDocument } from '../queries.ts';
import { useSubscriberActions, useSubscriberFailures } from './actions.ts';
import { companyOfPersonQuery } from './company-of-person.ts';
import { Pauses } from './pauses.tsx';
import type { ShownSubscriber } from './queries.ts';
import { SubscriptionFields } from './subscription-fields.tsx';
import { beginningsOf } from './terms.ts';
import { planSubscriberTexts } from './texts.ts';
import {
  type SubscriptionField,
  subscriptionProblems,
  type TypedSubscription,
  typedSubscription,
} from './values.ts';

interface ChangeDialogProps {
  subscriber: ShownSubscriber;
  plans: readonly PlanDocument[];
  mealTimes: readonly MealTimeDocument[];
  onClose: () => void;
}

/** A dialog that changes, moves, pauses or ends somebody's subscription (PLAN-34). */
export function ChangeDialog({ subscriber, plans, mealTimes, onClose }: ChangeDialogProps) {
  const texts = useTexts(planSubscriberTexts);
  const messages = useTexts(planMessages);
  const words = texts.change;
  const { timeZone } = useSiteSettings().shop;
  const failed = useSubscriberFailures();
  const { change, endOn } = useSubscriberActions();
  const [seen] = useState(subscriber);
  const { data: joined } = useQuery(companyOfPersonQuery(useSdk(), useAdminId(), subscriber.userId));
  const paying = seen.companyId !== null && { id: seen.companyId, name: seen.company ?? '' };
  const company = paying || (joined ?? undefined);
  const planOf = (id: string) => plans.find(({ $id }) => $id === id);
  const [first] = useState(() => typedSubscription(subscriber, planOf(subscriber.planId)));
  const [typed, setTyped] = useState(first);
  const [takesBundle, setTakesBundle] = useState(false);
  const { leave, question } = useUnsaved(takesBundle || JSON.stringify(first) !== JSON.stringify(typed));
  const name = subscriber.name ?? texts.noName;
  const ending = useQuestion({
    title: words.endQuestion(name),
    children: words.endHint,
    confirmLabel: words.end,
  });
  const submission = useSubmit<TypedSubscription, SubscriptionField>({
    read: () => typed,
    check: (given) => subscriptionProblems(given, { ...messages, ...texts.problems }),
    async send(given) {
      await change(seen, given, takesBundle && offersBundle);
      toast.success(words.saved);
      onClose();
    },
    failed,
  });
  const end = async () => {
    if (!(await ending.ask())) return;
    await submission.run(async () => {
      await endOn(seen, dayAt(new Date(), timeZone));
      toast.success(words.saved);
      onClose();
    }, failed);
  };
  const plan = planOf(typed.planId);
  const other = typed.planId === first.planId ? undefined : plan;
  // A move makes balance of what is left of a bundle.
  const hasBundle = seen.bundleLeft > 0 && !other;
  const offersBundle = !hasBundle && !seen.trial && beginningsOf(plan, typed).includes('bundle');
  const cancel = () => leave(onClose);
  const ledger = (
    <Link
      to={`/admin/ledger/${subscriber.userId}`}
      className="touchable font-semibold text-chilli-text underline underline-offset-4"
    >
      {words.ledger}
    </Link>
  );
  return (
    <Dialog open onClose={cancel} title={words.title(name)}>
      {subscriber.state === 'ended' ? (
        <div className="grid gap-3 p-5">
          <p>{words.hasEnded}</p>
          {ledger}
        </div>
      ) : (
        <div className="grid gap-5 p-5">
          <Form submission={submission} className="grid gap-4">
            {ledger}
            <SubscriptionFields
              typed={typed}
              plans={plans}
              mealTimes={mealTimes}
              companies={company ? [company] : []}
              problems={submission.problems}
              onChange={setTyped}
            />
            {offersBundle && (
              <CheckBox
                name="takesBundle"
                checked={takesBundle}
                onChange={setTakesBundle}
                label={words.takesBundle(
                  plan?.bundleMeals ?? 0,
                  formatMoney(plan?.bundlePrice ?? ZERO_PAISE),
                )}
              />
            )}
            {other && <Notice>{words.moved(formatMoney(other.price))}</Notice>}
            <div className="flex flex-wrap items-start gap-3">
              <div className="min-w-40 flex-1">
                <DateField
                  label={texts.form.endsOn}
                  name="endsOn"
                  hint={texts.form.endsHint}
                  value={typed.endsOn}
                  onChange={({ target }) => setTyped({ ...typed, endsOn: target.value })}
                  error={submission.problems.endsOn}
                />
              </div>
              <Button variant="quiet" className="sm:mt-6" off={submission.busy} onClick={() => void end()}>
                {words.end}
              </Button>
            </div>
            <SaveButtons texts={texts} busy={submission.busy} onCancel={cancel} />
          </Form>
          <ChatButton subject="subscription" id={subscriber.$id} name={name} phone={subscriber.phone} />
          <Pauses subscriber={subscriber} />
        </div>
      )}
      {question}
      {ending.question}
    </Dialog>
  );
}
