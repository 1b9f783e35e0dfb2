import { type FormEvent, type ReactNode, useState } from 'react';
import type { AddressInfo } from '#domain/addresses/form.ts';
import { userMessages } from '#domain/users/messages.ts';
import { type Problem, profileProblem } from '#domain/users/personal-info.ts';
import type { CurrentUser } from '#web/lib/current-user.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusField, readFields } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUpdateProfile } from './care.ts';
import { PROFILE_FIELDS, profileInfoOf } from './info.ts';

/** Draws the fields of an address as the profile has it, with what is wrong in them. */
export type ProfileAddressPart = (problem: Problem | undefined, known: AddressInfo) => ReactNode;

interface ProfileFormProps {
  user: CurrentUser;
  address: ProfileAddressPart;
  /** Saved or given up. */
  onDone: () => void;
}

interface Failure {
  toast: string;
  words: string;
}

function failureOf(error: unknown): Failure {
  const refusal = refusalOf(error);
  if (refusal?.code === 401) return { toast: userMessages.loginFirst, words: userMessages.loginFirst };
  if (refusal) return { toast: userMessages.profileUpdateFailed, words: refusal.message };
  return { toast: userMessages.profileUpdateLost, words: userMessages.wentWrong };
}

/** Edits name, phone and address; the email is there to be read. */
export function ProfileForm({ user, address, onDone }: ProfileFormProps) {
  const update = useUpdateProfile(user);
  const [known] = useState(() => profileInfoOf(user));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState('');
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.message : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const info = readFields(form, PROFILE_FIELDS);
    const found = profileProblem(info, known);
    setProblem(found);
    setFailure('');
    if (found) return focusField(form, found.field);
    setBusy(true);
    try {
      await update(info);
      toast.success(userMessages.profileUpdated);
      onDone();
    } catch (error) {
      const said = failureOf(error);
      setFailure(said.words);
      toast.error(said.toast);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setProblem(undefined)}
      className="grid gap-3"
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={128}
          defaultValue={known.name}
          error={errorOf('name')}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={known.phone !== ''}
          maxLength={20}
          defaultValue={known.phone}
          error={errorOf('phone')}
        />
      </div>
      <Field
        label="Email"
        type="email"
        required
        readOnly
        value={user.email ?? ''}
        hint="Your email stays as it is."
      />
      {address(problem, known)}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" off={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
