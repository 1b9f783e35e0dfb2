import { MapPin, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { joinAddress } from '#domain/users/address.ts';
import { userMessages } from '#domain/users/messages.ts';
import { type Problem, personalInfoProblem } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords, useSaveAddress } from './actions.ts';
import { AddressFields } from './address-fields.tsx';
import { focusField, infoOf, isDeliverable, readInfo } from './info.ts';

interface DeliveryDetailsProps {
  user: CurrentUser;
  /** The form is open; it always is while the profile lacks something. */
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** Where to deliver and whom to call, from the profile; what is missing is asked for and kept there. */
export function DeliveryDetails({ user, editing, onEditing }: DeliveryDetailsProps) {
  const save = useSaveAddress(user);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState('');

  if (!editing)
    return (
      <div className="flex items-start justify-between gap-4">
        <address className="grid min-w-0 gap-2 not-italic">
          <p className="font-semibold">{user.name}</p>
          <p className="flex gap-2.5">
            <MapPin className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
            <span className="wrap-break-word min-w-0">{joinAddress(user)}</span>
          </p>
          <p className="flex gap-2.5">
            <Phone className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
            <span className="tabular-nums">{user.phone}</span>
          </p>
        </address>
        <Button variant="secondary" onClick={() => onEditing(true)}>
          Change<span className="sr-only"> delivery address</span>
        </Button>
      </div>
    );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { name, email } = infoOf(user);
    const info = { ...readInfo(form), name, email };
    const found = personalInfoProblem(info);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      await save(info);
      toast.success(userMessages.profileUpdated);
      onEditing(false);
    } catch (error) {
      setFailure(failureWords(error, userMessages.profileUpdateFailed));
      toast.error(userMessages.profileUpdateFailed);
    } finally {
      setBusy(false);
    }
  };

  const known = infoOf(user);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-3"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field
        label="Contact phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={20}
        defaultValue={known.phone}
        error={problem?.field === 'phone' ? problem.message : undefined}
      />
      <AddressFields problem={problem} defaults={known} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" variant="outline" busy={busy} busyLabel="Saving...">
          Save address
        </Button>
        {isDeliverable(user) && (
          <Button variant="quiet" onClick={() => onEditing(false)}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
