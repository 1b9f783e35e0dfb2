import type { ReactNode } from 'react';
import { MAX_EMAIL } from '#domain/email.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import type { PersonalInfo } from '#web/lib/person/personal-info.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field, PhoneField } from '#web/ui/form/field.tsx';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { signupTexts } from './texts.tsx';

/** Renders the fields of an address with their problems. */
export type AddressPart = (problems: Problems<keyof PersonalInfo>) => ReactNode;

interface PersonalStepProps {
  problems: Problems<keyof PersonalInfo>;
  address: AddressPart;
}

/** The first step of signup: name, phone, e-mail and address. */
export function PersonalStep({ problems, address }: PersonalStepProps) {
  const texts = useTexts(signupTexts);
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={MAX_PERSON_NAME}
          error={problems.name}
        />
        <PhoneField label={texts.phone} required error={problems.phone} />
      </div>
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        maxLength={MAX_EMAIL}
        error={problems.email}
      />
      {address(problems)}
    </div>
  );
}
