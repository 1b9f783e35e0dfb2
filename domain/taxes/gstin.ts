import { stateName } from './states.ts';

/** Two digits of the state, the PAN, a number of the registration, Z, and a check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The code of the state in a GST number. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);

/** The check character of the first 14 characters: every second one counts twice, and the digits of products in base 36 are added. */
function checkCharacter(number: string): string | undefined {
  const sum = [...number].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}

/** Whether a text is a GST number (GSTIN) in capitals: its shape, its state and its check character (GST-2). */
export function isGstin(text: string): boolean {
  return (
    SHAPE.test(text) &&
    stateName(stateOfGstin(text)) !== undefined &&
    checkCharacter(text.slice(0, -1)) === text.at(-1)
  );
}
