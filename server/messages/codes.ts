import { randomBytes } from 'node:crypto';

/** Characters of a code: 96 bits, and short enough for a value of a text message. */
export const CODE_LENGTH = 16;

/** The end of the link by which somebody says that a number is not theirs. */
export const newCode = (): string => randomBytes(12).toString('base64url');
