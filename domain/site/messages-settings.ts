import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';

/** How the kitchen itself is reached. Owners alone read it. */
export const messagesSchema = v.object({
  /** Where messages of the contact form and alerts go. */
  kitchenEmail: v.pipe(
    v.string('must be an e-mail address'),
    v.trim(),
    v.toLowerCase(),
    v.check(isEmail, 'must be an e-mail address'),
  ),
});
