import { type ComponentProps, useId } from 'react';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

type TextAreaProps = Described & ComponentProps<'textarea'>;

/** A multi-line text input with its label. */
export function TextArea({ label, hint, error, id: given, className = '', ...area }: TextAreaProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={area.required}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} resize-y ${className}`}
      />
    </FieldFrame>
  );
}
