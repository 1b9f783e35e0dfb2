import { type ReactNode, useState } from 'react';
import { userMessages } from '#domain/users/messages.ts';
import { type PersonalProblems, PROFILE_FIELDS, profileProblems } from '#web/lib/person/personal-info.ts';
import type { AddressInfo } from '#web/lib/person/typed-address.ts';
import { failureWords, refusalOf } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useUpdateProfile } from './actions.ts';
import { profileInfoOf } from './profile-info.ts';

/** Draws the fields of an address as the profile has it, with what is wrong in them. */
export type ProfileAddressPart = (problems: PersonalProblems, known: AddressInfo) => ReactNode;

interface ProfileFormProps {
  user: CurrentUser;
  address: ProfileAddressPart;
  /** Saved or given up. */
  onDone: () => void;
}

/** What is said in passing; the form says more. */
function toastWords(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal?.code === 401) return userMessages.loginFirst;
  return refusal ? userMessages.profileUpdateFailed : userMessages.profileUpdateLost;
}

/** Edits name, phone and address; the email is there to be read. */
export function ProfileForm({ user, address, onDone }: ProfileFormProps) {
  const update = useUpdateProfile(user);
  const [known] = useState(() => profileInfoOf(user));
  const submission = useSubmit({
    read: (form) => readFields(form, PROFILE_FIELDS),
    check: (info) => profileProblems(info, known),
    async send(info) {
      await update(info);
      toast.success(userMessages.profileUpdated);
      onDone();
    },
    failed(error) {
      toast.error(toastWords(error));
      return failureWords(error, { otherwise: userMessages.profileUpdateFailed });
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-3">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={128}
          defaultValue={known.name}
          error={problems.name}
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
          error={problems.phone}
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
      {address(problems, known)}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" off={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
