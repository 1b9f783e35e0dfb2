import { allergyMessages } from '#domain/allergies/messages.ts';
import { Failure } from '#server/base/failure.ts';

interface AskedAllergies {
  allergies: string | null;
  allergiesConsent: boolean;
}

/**
 * The words to keep; null without any.
 * @throws Failure general_argument_invalid without the consent to keep them
 */
export function keptAllergies({ allergies, allergiesConsent }: AskedAllergies): string | null {
  if (!allergies) return null;
  if (!allergiesConsent) throw new Failure('general_argument_invalid', allergyMessages.needConsent);
  return allergies;
}
