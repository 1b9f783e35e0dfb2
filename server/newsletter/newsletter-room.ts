import type { FastifyInstance } from 'fastify';
import { createNewsletter, type NewsletterDeps } from './newsletter.ts';
import { type OwnSubscriptionDeps, ownSubscriptionRoutes } from './own-subscription-routes.ts';
import { newsletterRoutes } from './routes.ts';

/** Subscribing: by a form, by the link of a mail and by who is signed in. */
export function openNewsletterRoom(deps: NewsletterDeps) {
  const newsletter = createNewsletter(deps);
  return {
    newsletter,
    api: (app: FastifyInstance, shared: Omit<OwnSubscriptionDeps, 'newsletter'>): void =>
      ownSubscriptionRoutes(app, { ...shared, newsletter }),
    async site(server: FastifyInstance): Promise<void> {
      await server.register(newsletterRoutes, { newsletter });
    },
  };
}
