import { passwordStrength } from '#domain/users/password.ts';
import { useTexts } from '#web/lib/texts.ts';
import { signupTexts } from './texts.tsx';

const COLOURS = ['bg-chilli', 'bg-chilli', 'bg-turmeric', 'bg-coriander', 'bg-coriander'];

/** The strength of a password: a bar (25 percent per point), a word and a hint (SIGNUP-6). */
export function StrengthBar({ password }: { password: string }) {
  const texts = useTexts(signupTexts).strength;
  const { score, level, percent } = passwordStrength(password);
  return (
    <div className="text-sm">
      {/* biome-ignore lint/a11y/useSemanticElements: a `meter` element can't be styled in every browser */}
      <div
        role="meter"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={password ? texts.levels[level] : texts.none}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-200 ease-out ${COLOURS[score]}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1.5 text-muted">
        <span aria-live="polite" className="font-semibold text-ink">
          {password && `${texts.levels[level]}. `}
        </span>
        {texts.hint}
      </p>
    </div>
  );
}
