import type { ReactNode } from 'react';
import type { Problem } from '#domain/users/personal-info.ts';
import { Field } from '#web/ui/field.tsx';

/** Draws the fields of an address, with what is wrong in them. */
export type AddressPart = (problem: Problem | undefined) => ReactNode;

interface PersonalStepProps {
  problem: Problem | undefined;
  address: AddressPart;
}

/** Who, and where to deliver. */
export function PersonalStep({ problem, address }: PersonalStepProps) {
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.message : undefined);
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
          error={errorOf('name')}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={20}
          error={errorOf('phone')}
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
        maxLength={320}
        error={errorOf('email')}
      />
      {address(problem)}
    </div>
  );
}
