import type { ReactNode } from 'react';
import { MAX_EMAIL } from '#domain/email.ts';
import type { PersonalProblems } from '#web/lib/person/personal-info.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Draws the fields of an address, with what is wrong in them. */
export type AddressPart = (problems: PersonalProblems) => ReactNode;

interface PersonalStepProps {
  problems: PersonalProblems;
  address: AddressPart;
}

/** Who, and where to deliver. */
export function PersonalStep({ problems, address }: PersonalStepProps) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={128}
          error={problems.name}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={20}
          error={problems.phone}
        />
      </div>
      <Field
        label="Email"
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
