import { contactMessages } from '#domain/messages/messages.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';

/** The contact form's fields as typed, with the one that people do not see. */
export type TypedMessage = Record<'name' | 'email' | 'subject' | 'message' | '_gotcha', string>;

/** What the service found wrong: with which fields, and with the form as a whole. */
export interface MessageProblems {
  fields: Partial<Record<keyof TypedMessage, string>>;
  form?: string;
}

/** The client tells an answer that never came in the words of the browser's own error; those are for nobody. */
const worthSaying = ({ code, message }: { code: string; message: string }) =>
  code !== 'UNSPECIFIED' || message === contactMessages.tooMany;

/** Sends a message through the form service; answers what is wrong with it, or undefined when it arrived. */
export async function sendMessage(
  { formService }: PublicSettings,
  typed: TypedMessage,
): Promise<MessageProblems | undefined> {
  const { createClient, isSubmissionError } = await import('@formspree/core');
  const endpoint = formService.endpoint ?? window.location.origin;
  const result = await createClient().submitForm(formService.contactForm, typed, { endpoint });
  if (!isSubmissionError(result)) return undefined;
  const fields = result
    .getAllFieldErrors()
    .flatMap(([field, [first]]) => (first ? [[field, first.message] as const] : []));
  const ofForm = result.getFormErrors();
  const form =
    ofForm.find(worthSaying)?.message ?? (ofForm.length > 0 ? contactMessages.sendFailed : undefined);
  return { fields: Object.fromEntries(fields), ...(form !== undefined && { form }) };
}
