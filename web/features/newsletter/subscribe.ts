import type { PublicSettings } from '#domain/site/public-settings.ts';

/** Puts an address down for the newsletter; rejects when the service refuses. Its client is fetched only now. */
export async function subscribe({ emailService }: PublicSettings, email: string): Promise<void> {
  const { origin, publicKey, serviceId, newsletterTemplate } = emailService;
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey }, origin ?? window.location.origin);
  await send(serviceId, newsletterTemplate, { email });
}
