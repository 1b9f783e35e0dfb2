import { type ReactNode, useState } from 'react';
import { addressMessages } from '#domain/addresses/messages.ts';
import { userMessages } from '#domain/users/messages.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { PROFILE_FIELDS, type ProfileInfo, profileProblems } from '#web/lib/person/personal-info.ts';
import { useUpdateProfile } from '#web/lib/person/save-profile.ts';
import { personTexts } from '#web/lib/person/texts.ts';
import type { AddressInfo } from '#web/lib/person/typed-address.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PhoneField } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type Problems, problemWords, readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { profileInfoOf } from './profile-info.ts';
import { profileTexts } from './texts.ts';

/** Renders the fields of an address, filled in from the profile, with their problems. */
export type ProfileAddressPart = (problems: Problems<keyof ProfileInfo>, known: AddressInfo) => ReactNode;

interface ProfileFormProps {
  user: CurrentUser;
  address: ProfileAddressPart;
  /** Called after saving, and when editing is cancelled. */
  onDone: () => void;
}

/** Types of refusals that mean that the session has ended. */
const SIGNED_OUT = ['general_unauthorized_scope', 'user_unauthorized'];

/** The text of the toast, by the type of the refusal. */
function toastWords(error: unknown, words: { loginFirst: string; failed: string; lost: string }): string {
  const { loginFirst, failed, lost } = words;
  const refusal = refusalOf(error);
  if (!refusal) return lost;
  return SIGNED_OUT.includes(refusal.type) ? loginFirst : failed;
}

/** Edits name, phone and address. The email is shown but cannot be changed here. */
export function ProfileForm({ user, address, onDone }: ProfileFormProps) {
  const texts = useTexts(profileTexts).form;
  const { loginFirst } = useTexts(userMessages);
  const { mealsOutside } = useTexts(addressMessages);
  const problemTexts = useTexts(personTexts);
  const failureWords = useFailureWords();
  const update = useUpdateProfile(user);
  const [known] = useState(() => profileInfoOf(user));
  const submission = useSubmit({
    read: (form) => readFields(form, PROFILE_FIELDS),
    check: (info) => problemWords(profileProblems(info, known), problemTexts),
    async send(info) {
      await update(info);
      toast.success(texts.saved);
      onDone();
    },
    failed(error) {
      toast.error(toastWords(error, { ...texts, loginFirst }));
      return failureWords(error, {
        byType: { address_meals_outside: mealsOutside },
        otherwise: texts.failed,
      });
    },
  });
  const { busy, problems } = submission;

  return (
    <Form submission={submission} className="grid gap-3">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={MAX_PERSON_NAME}
          defaultValue={known.name}
          error={problems.name}
        />
        <PhoneField
          label={texts.phone}
          required={known.phone !== ''}
          defaultValue={known.phone}
          error={problems.phone}
        />
      </div>
      <Field
        label={texts.email}
        type="email"
        required
        readOnly
        value={user.email ?? ''}
        hint={texts.emailHint}
      />
      {address(problems, known)}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="secondary" off={busy} onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
