import type { Language } from '#domain/languages/languages.ts';
import type { PublicSettings } from '#domain/site/public-settings.ts';

/** Subscribes an address to mails in the language of the page; rejects if the service refuses. The service's client is loaded only when it is needed. */
export async function subscribeToNewsletter(
  { emailService }: PublicSettings,
  email: string,
  language: Language,
): Promise<void> {
  const { origin, publicKey, serviceId, newsletterTemplate } = emailService;
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey }, origin ?? window.location.origin);
  await send(serviceId, newsletterTemplate, { email, language });
}
