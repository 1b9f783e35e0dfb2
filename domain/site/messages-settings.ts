import * as v from 'valibot';
import { isEmail } from '#domain/email.ts';

/** Where messages to the kitchen go. Only owners may read it. */
export const messagesSchema = v.object({
  /** Receives the messages of the contact form, and alerts. */
  kitchenEmail: v.pipe(
    v.string('must be an e-mail address'),
    v.trim(),
    v.toLowerCase(),
    v.check(isEmail, 'must be an e-mail address'),
  ),
});
