import { type ComponentProps, useId, useState } from 'react';
import { useDatesIn } from '#web/lib/dates.ts';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

type DateInputProps = Omit<ComponentProps<'input'>, 'type'>;

/**
 * A field for a date of the browser, which shows it in the order of the browser's country, and beside it the date in words of
 * the page's language: '29 Nov 2026'. Below it where there is no room.
 */
export function DateInput({ onChange, className = '', ...input }: DateInputProps) {
  const { shortDate } = useDatesIn('UTC');
  const [typed, setTyped] = useState(input.defaultValue);
  const day = Date.parse(`${input.value ?? typed ?? ''}`);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <input
        {...input}
        type="date"
        className={`max-w-full ${className}`}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {!Number.isNaN(day) && (
        <span className="whitespace-nowrap text-muted text-sm">{shortDate(new Date(day))}</span>
      )}
    </span>
  );
}

/** A field for a date with its label. */
export function DateField({ label, hint, error, id: given, ...input }: Described & DateInputProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={input.required}>
      <DateInput
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={`${CONTROL} min-w-[min(9rem,100%)] flex-1`}
      />
    </FieldFrame>
  );
}
