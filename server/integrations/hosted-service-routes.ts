import type { FastifyInstance } from 'fastify';
import type { Documents } from '#server/documents/documents.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { Newsletter } from '#server/newsletter/newsletter.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { createContactForm } from './contact-form.ts';
import { emailServiceRoutes } from './email-service.ts';
import { formServiceRoutes } from './form-service.ts';

interface HostedServiceDeps {
  settings: Pick<ServerSettings, 'emailService' | 'formService' | 'publicUrl'>;
  newsletter: Newsletter;
  documents: Documents;
  clock: () => Date;
  rateLimits: RateLimits;
}

/** The routes of hosted services that this server takes over. */
export async function hostedServiceRoutes(
  server: FastifyInstance,
  { settings, newsletter, documents, clock, rateLimits }: HostedServiceDeps,
): Promise<void> {
  await server.register(emailServiceRoutes, {
    prefix: '/api/v1.0/email',
    settings: settings.emailService,
    newsletter,
    rateLimits,
  });
  await server.register(formServiceRoutes, {
    settings: settings.formService,
    contactForm: createContactForm(documents, clock),
    rateLimits,
    next: `${settings.publicUrl}/support`,
  });
}
