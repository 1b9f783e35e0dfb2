import { useQuery } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef, useState } from 'react';
import { allergyMessages } from '#domain/allergies/messages.ts';
import { parsePhone } from '#domain/phone.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { addDays, dayAt } from '#domain/site/local-time.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { lacksConsent, MealAllergyFields } from '#web/shared/orders/allergies/meal-allergy-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.tsx';
import { toast } from '#web/ui/toast.ts';
import type { MealTimeDocument } from '../meal-time-values.ts';
import type { PlanDocument } from '../plan-values.ts';
import { useSubscriberActions, useSubscriberFailures } from './actions.ts';
import { companyOfPersonQuery } from './company-of-person.ts';
import { callersQuery } from './queries.ts';
import { SubscriptionFields } from './subscription-fields.tsx';
import { planSubscriberTexts } from './texts.ts';
import {
  callerProblems,
  firstSubscription,
  forSomebodyElse,
  type SubscriptionField,
  subscriptionProblems,
  type TypedCaller,
  type TypedSubscription,
} from './values.ts';

interface SubscribeDialogProps {
  plans: readonly PlanDocument[];
  mealTimes: readonly MealTimeDocument[];
  onClose: () => void;
}

type CallerField = 'phone' | 'name' | 'address';
const NEW = 'new';
const NOBODY: TypedCaller = { phone: '', name: '', address: '', userId: undefined };
const MOST_ADDRESS = 1000;

interface CallerFieldsProps {
  caller: TypedCaller;
  problems: Partial<Record<CallerField, string>>;
  onChange: (caller: TypedCaller) => void;
}

/** Who calls: a customer found by the number, or a new one with a name; and where their meals go. */
function CallerFields({ caller, problems, onChange }: CallerFieldsProps) {
  const { noName, form } = useTexts(planSubscriberTexts);
  const number = parsePhone(caller.phone);
  const query = useQuery(callersQuery(useSdk(), number));
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const known = number === undefined ? [] : (query.data ?? []);
  const isSearched = number !== undefined && query.isSuccess && caller.userId === undefined;
  const options = [
    ...known.map((each) => ({
      id: each.userId,
      content: (
        <span className="min-w-0">
          <span className="block font-semibold">{each.name || noName}</span>
          <span className="wrap-anywhere block text-muted text-sm">{each.address}</span>
        </span>
      ),
    })),
    ...(known.length > 0
      ? [{ id: NEW, content: <span className="font-semibold">{form.newCustomer}</span> }]
      : []),
  ];
  const pick = (id: string) => {
    const picked = known.find(({ userId }) => userId === id);
    onChange({
      ...caller,
      userId: picked?.userId ?? (id === NEW ? '' : undefined),
      name: picked?.name ?? '',
      address: picked?.address ?? '',
    });
    // The fields are rendered again after this event.
    setTimeout(() => (picked ? address : name).current?.focus());
  };
  const status = () => {
    if (number === undefined) return form.phoneHint;
    if (query.isPending) return form.searching;
    return known.length === 0 ? form.unknown : form.known(known.length);
  };
  const isChosen = caller.userId !== undefined && caller.userId !== '';
  return (
    <>
      {isChosen ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-cream px-4 py-3">
          <p className="wrap-anywhere min-w-0 font-semibold">
            {caller.name || noName}
            <span className="block font-normal text-muted tabular-nums">{caller.phone}</span>
          </p>
          <Button variant="outline" onClick={() => onChange(NOBODY)}>
            {form.anotherNumber}
          </Button>
        </div>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Combobox
            name="phone"
            inputMode="tel"
            label={form.phone}
            autofocus
            required
            hint={status()}
            error={problems.phone}
            value={caller.phone}
            onType={(phone) => onChange({ ...caller, phone, userId: undefined })}
            options={isSearched ? options : []}
            onPick={pick}
            waiting={number !== undefined && query.isPending}
            status={status()}
          />
          <Field
            ref={name}
            label={form.name}
            name="name"
            required
            autoComplete="off"
            maxLength={128}
            value={caller.name}
            onChange={({ target }) => onChange({ ...caller, name: target.value })}
            error={problems.name}
          />
        </div>
      )}
      <Field
        ref={address}
        label={form.address}
        name="address"
        required
        autoComplete="off"
        maxLength={MOST_ADDRESS}
        hint={form.addressHint}
        value={caller.address}
        onChange={({ target }) => onChange({ ...caller, address: target.value })}
        error={problems.address}
      />
    </>
  );
}

/** A dialog that subscribes whoever is on the phone, with few key presses (PLAN-33). */
export function SubscribeDialog({ plans, mealTimes, onClose }: SubscribeDialogProps) {
  const texts = useTexts(planSubscriberTexts);
  const messages = useTexts(planMessages);
  const { needConsent } = useTexts(allergyMessages);
  const { form } = texts;
  const { timeZone } = useSiteSettings().shop;
  const failed = useSubscriberFailures();
  const { subscribe } = useSubscriberActions();
  const [id] = useState(ID.unique);
  const [caller, setCaller] = useState(NOBODY);
  const [typed, setTyped] = useState<TypedSubscription>(() =>
    firstSubscription(
      plans.find(({ isOnSale }) => isOnSale) ?? plans[0],
      addDays(dayAt(new Date(), timeZone), 1),
    ),
  );
  const [allergies, setAllergies] = useState({ words: '', consent: false });
  const { data: company } = useQuery(companyOfPersonQuery(useSdk(), useAdminId(), caller.userId ?? ''));
  const call = (next: TypedCaller) => {
    if (next.userId !== caller.userId) setTyped(forSomebodyElse);
    setCaller(next);
  };
  const { leave, question } = useUnsaved(caller.phone !== '' || caller.userId !== undefined);
  const who = { ...caller, userId: caller.userId || undefined };
  const submission = useSubmit<TypedSubscription, SubscriptionField | CallerField | 'allergies'>({
    read: () => typed,
    check: (given) => ({
      ...callerProblems(who, texts.problems),
      ...subscriptionProblems(given, { ...messages, ...texts.problems }),
      ...(lacksConsent(allergies, '') && { allergies: needConsent }),
    }),
    async send(given) {
      await subscribe(id, who, given, allergies);
      toast.success(form.subscribed(caller.name || caller.phone));
      onClose();
    },
    failed,
  });
  const { problems } = submission;
  const cancel = () => leave(onClose);
  return (
    <Dialog open onClose={cancel} title={form.add}>
      <Form submission={submission} className="grid gap-4 p-5">
        <CallerFields caller={caller} problems={problems} onChange={call} />
        <SubscriptionFields
          typed={typed}
          plans={plans}
          mealTimes={mealTimes}
          company={company ?? undefined}
          problems={problems}
          onChange={setTyped}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={form.startsOn}
            name="startsOn"
            type="date"
            required
            value={typed.startsOn}
            onChange={({ target }) => setTyped({ ...typed, startsOn: target.value })}
            error={problems.startsOn}
          />
          <Field
            label={form.endsOn}
            name="endsOn"
            type="date"
            hint={form.endsHint}
            value={typed.endsOn}
            onChange={({ target }) => setTyped({ ...typed, endsOn: target.value })}
            error={problems.endsOn}
          />
        </div>
        <MealAllergyFields
          typed={allergies}
          kept=""
          byPhone
          error={problems.allergies}
          onChange={setAllergies}
        />
        {typed.companyId === null && <p className="text-muted text-sm">{form.payInHint}</p>}
        <SaveButtons
          texts={{ cancel: texts.cancel, save: form.subscribe, saving: form.subscribing }}
          busy={submission.busy}
          onCancel={cancel}
        />
      </Form>
      {question}
    </Dialog>
  );
}
