import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

export const CONTROL =
  'block min-h-11 w-full rounded-control border border-edge bg-paper px-3.5 py-2 text-base text-ink transition-colors duration-150 placeholder:text-muted/80 hover:border-ink aria-invalid:border-chilli aria-invalid:bg-chilli/5 [&[readonly]]:bg-ink/5';

export interface Described {
  label: string;
  /** A hint for filling it in. */
  hint?: ReactNode;
  /** The problem with its value. */
  error?: string | undefined;
}

interface FrameProps extends Described {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Ids of the texts that describe a control, for its aria-describedby. */
export function describedBy(id: string, { hint, error }: Described): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A control with its label above, and its error and hint below. */
export function FieldFrame({ id, label, hint, error, required, children }: FrameProps) {
  const { optional } = useTexts(uiTexts);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-ink text-sm">
        {label}
        {!required && <span className="font-normal text-muted">{optional}</span>}
      </label>
      {children}
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm">
        {error && <span className="mt-1 block font-semibold">{error}</span>}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = Described & ComponentProps<'input'>;

/** A text input with its label. */
export function Field({ label, hint, error, id: given, className = '', ...input }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={input.required}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} ${className}`}
      />
    </FieldFrame>
  );
}

/** The field for a person's phone number. */
export function PhoneField(field: FieldProps) {
  return <Field name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={20} {...field} />;
}
