import { writeLogs } from '#server/accounts/logs/logs.ts';
import { resetOwnerPassword } from '#server/accounts/owner-password.ts';
import { audits } from '#server/collections/audits.ts';
import { allCollections } from '#server/collections/index.ts';
import { reactions } from '#server/collections/reactions.ts';
import { webhookRecorder } from '#server/collections/webhooks/record-changes.ts';
import { withLongWork } from '#server/db/connection.ts';
import { collectionList } from '#server/documents/collection-list.ts';
import { createEvents } from '#server/documents/events.ts';
import { newsletterMails } from '#server/newsletter/newsletter-mails.ts';
import { createSiteSettings, firstSiteSettings } from '#server/site/site-settings.ts';
import { withKitchen } from '#server/start/command-database.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command } from './command.ts';

/** Gives an owner a new password and prints it (INSTALL-9). */
export const resetPassword: Command = {
  argument: { name: 'E-MAIL', isOptional: true },
  does: 'gives the first owner, or the one of this address, a new password and prints it',
  async run({ argument: email }, settings) {
    const login = await withKitchen(settings, (url) =>
      withLongWork({ url }, (database) => {
        const events = createEvents((error) => {
          throw error;
        });
        const site = createSiteSettings(database, events, firstSiteSettings(settings));
        const collections = collectionList(allCollections, [...reactions, newsletterMails]);
        const clock = () => new Date();
        const engine = {
          ...{ database, events, collections, site, settings, clock },
          ...{ auditLog: audits, logAccountEvents: writeLogs },
          changeRecorder: webhookRecorder(database, events),
        };
        return resetOwnerPassword(engine, email?.trim().toLowerCase());
      }),
    );
    if (!login)
      throw new StartError(
        email === undefined
          ? 'There is no owner yet. Start Rasoi first: it makes one.'
          : `${email} is no owner's address. Without an address the first owner gets the password.`,
      );
    process.stdout.write(`${login.email}  ${login.password}\nAll their sessions have ended.\n`);
  },
};
