import { withoutGroups } from '#domain/numbers.ts';
import { stateName } from './states.ts';

/**
 * Two digits of the state, the PAN, a number of the registration, a letter, and a check character. The letter is Z, or D for who
 * deducts tax (TDS; with a TAN, or with a PAN), C for who collects it (TCS), K for both.
 */
const SHAPE = /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z][ZCDK][0-9A-Z]$/;
/** Numbers of the United Nations and embassies (UN, ON), of sellers who live abroad (NR), and of online services from there (OS). */
const SPECIAL = /^\d{4}[A-Z]{3}\d{5}(?:UN|ON|NR|OS)[0-9A-Z]$/;
/** Codes that stand where other numbers have their state: other territory, and all of India. */
const NO_STATES = ['97', '99'];

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

/** A typed GST number in capitals, without the spaces of its groups: '29 aagcb 7383 j1z4'. */
export const typedGstin = (typed: string): string => withoutGroups(typed).toUpperCase();

/** Whether a text is a GST number (GSTIN) in capitals: its shape, its state and its check character (GST-2). */
export function isGstin(text: string): boolean {
  return (
    (SHAPE.test(text) || SPECIAL.test(text)) &&
    (stateName(stateOfGstin(text)) !== undefined || NO_STATES.includes(stateOfGstin(text))) &&
    checkCharacter(text.slice(0, -1)) === text.at(-1)
  );
}
