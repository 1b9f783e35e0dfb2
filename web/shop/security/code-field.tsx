import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { twoStepTexts } from './texts.tsx';
import type { Way } from './two-step.ts';

const NAME = 'code';
const LOOK = 'text-center font-semibold text-xl tracking-[0.25em] tabular-nums';

/** The field for a code. Phones show the right keyboard, and suggest the code of a message that just arrived. */
export function CodeField({ way, error }: { way: Way; error: string | undefined }) {
  const texts = useTexts(twoStepTexts).challenge;
  const shared = { name: NAME, required: true, error, className: LOOK, spellCheck: false };
  return way === 'recoverycode' ? (
    <Field {...shared} label={texts.recoveryCode} autoComplete="off" autoCapitalize="none" maxLength={24} />
  ) : (
    <Field {...shared} label={texts.code} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  );
}

/** The code in a form; empty when the form has no such field. */
export const readCode = (form: HTMLFormElement): string => readFields(form, [NAME])[NAME].trim();

/** Selects the code in a form, so that the next code replaces a wrong one. */
export function selectCode(form: HTMLFormElement): void {
  const field = form.elements.namedItem(NAME);
  if (field instanceof HTMLInputElement) field.select();
}
