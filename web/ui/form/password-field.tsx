import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { CONTROL, type Described, describedBy, FieldFrame } from './field.tsx';

type PasswordFieldProps = Described & Omit<ComponentProps<'input'>, 'type'>;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, id: given, ...input }: PasswordFieldProps) {
  const texts = useTexts(uiTexts);
  const made = useId();
  const id = given ?? made;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={input.required}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          className={`${CONTROL} pr-12`}
        />
        <button
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
