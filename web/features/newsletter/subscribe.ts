import type { PublicSettings } from '#domain/site/public-settings.ts';

/** Subscribes an address; rejects if the service refuses. The service's client is loaded only when it is needed. */
export async function subscribeToNewsletter({ emailService }: PublicSettings, email: string): Promise<void> {
  const { origin, publicKey, serviceId, newsletterTemplate } = emailService;
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey }, origin ?? window.location.origin);
  await send(serviceId, newsletterTemplate, { email });
}
