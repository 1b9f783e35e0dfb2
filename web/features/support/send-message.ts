import type { ContactMessages } from '#domain/messages/messages.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { Refused } from '#web/ui/form/use-submit.ts';

/** The contact form's fields, and one that people do not see. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message', '_gotcha'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/**
 * Sends a message through the form service; throws `Refused` when the service refuses it, and also when there was
 * no answer. The service's client knows no code for too many messages, so that text alone is recognised.
 */
export async function sendMessage(
  { formService }: PublicSettings,
  typed: Readonly<Record<MessageField, string>>,
  { sendFailed, tooMany }: ContactMessages,
): Promise<void> {
  const { createClient, isSubmissionError } = await import('@formspree/core');
  const endpoint = formService.endpoint ?? window.location.origin;
  const result = await createClient().submitForm(formService.contactForm, typed, { endpoint });
  if (!isSubmissionError(result)) return;
  const problems = result
    .getAllFieldErrors()
    .flatMap(([field, [first]]) => (first ? [[field, first.message] as const] : []));
  const ofForm = result.getFormErrors();
  // Without a code, the text is the browser's own error.
  const named = ofForm.find(({ code, message }) => code !== 'UNSPECIFIED' || message === tooMany);
  const failure = named?.message ?? (ofForm.length > 0 ? sendFailed : '');
  const fields: Problems<MessageField> = Object.fromEntries(problems);
  throw new Refused(failure, fields);
}
