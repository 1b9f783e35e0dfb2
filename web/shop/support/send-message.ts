import type { ContactMessages } from '#domain/messages/messages.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { Refused } from '#web/ui/form/use-submit.ts';

/** The contact form's fields, and a hidden one (`_gotcha`) that only programs fill in. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message', '_gotcha'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/**
 * Sends a message through the form service; throws `Refused` if the service refuses it or does not answer.
 */
export async function sendMessage(
  { formService }: PublicSettings,
  typed: Readonly<Record<MessageField, string>>,
  { sendFailed }: ContactMessages,
): Promise<void> {
  const { createClient, isSubmissionError } = await import('@formspree/core');
  const endpoint = formService.endpoint ?? window.location.origin;
  const result = await createClient().submitForm(formService.contactForm, typed, { endpoint });
  if (!isSubmissionError(result)) return;
  const problems = result
    .getAllFieldErrors()
    .flatMap(([field, [first]]) => (first ? [[field, first.message] as const] : []));
  const ofForm = result.getFormErrors();
  // Only words with a code are for people: the others are errors of the browser or the server.
  const named = ofForm.find(({ code }) => code !== 'UNSPECIFIED');
  const failure = named?.message ?? (ofForm.length > 0 ? sendFailed : '');
  const fields: Problems<MessageField> = Object.fromEntries(problems);
  throw new Refused(failure, fields);
}
