import { Field } from '#web/ui/form/field.tsx';
import type { Way } from './two-step.ts';

const LOOK = 'text-center font-semibold text-xl tracking-[0.25em] tabular-nums';

/** Where a code is typed: phones offer the one that just came, and show the keys it needs. */
export function CodeField({ way, error }: { way: Way; error: string | undefined }) {
  const shared = { name: 'code', required: true, error, className: LOOK, 'data-way': way, spellCheck: false };
  return way === 'recoverycode' ? (
    <Field {...shared} label="Recovery code" autoComplete="off" autoCapitalize="none" maxLength={24} />
  ) : (
    <Field {...shared} label="6-digit code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  );
}
