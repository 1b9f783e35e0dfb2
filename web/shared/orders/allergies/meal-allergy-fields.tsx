import { MAX_ALLERGIES } from '#domain/allergies/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { mealAllergyTexts } from './meal-allergy-texts.ts';

/** What is typed of allergies, with the consent to keep it. */
export interface TypedMealAllergies {
  words: string;
  consent: boolean;
}

interface MealAllergyFieldsProps {
  typed: TypedMealAllergies;
  /** What is kept already; nobody is asked again for the same. */
  kept: string;
  /** Whether staff type it for somebody on the phone. */
  byPhone?: boolean;
  error: string | undefined;
  onChange: (typed: TypedMealAllergies) => void;
}

/** Whether words are typed that need a consent, and have none. */
export const lacksConsent = ({ words, consent }: TypedMealAllergies, kept: string): boolean =>
  words.trim() !== '' && words.trim() !== kept && !consent;

/** The field for what somebody does not tolerate in the meals of a plan; new words are kept only with consent (PLAN-61). */
export function MealAllergyFields({ typed, kept, byPhone = false, error, onChange }: MealAllergyFieldsProps) {
  const texts = useTexts(mealAllergyTexts);
  const { words, consent } = typed;
  return (
    <div className="grid gap-2">
      <Field
        label={texts.label}
        name="allergies"
        autoComplete="off"
        maxLength={MAX_ALLERGIES}
        value={words}
        onChange={({ target }) => onChange({ ...typed, words: target.value })}
        hint={byPhone ? texts.byPhoneHint : texts.hint}
        error={error}
      />
      {words.trim() !== '' && words.trim() !== kept && (
        <CheckBox
          label={byPhone ? texts.byPhoneConsent : texts.consent}
          name="allergiesConsent"
          checked={consent}
          onChange={(checked) => onChange({ ...typed, consent: checked })}
        />
      )}
    </div>
  );
}
