import { randomUUID } from 'node:crypto';
import { found } from '#domain/operation/checks.ts';
import { silentPhones } from '#server/collections/sightings/silent-phones.ts';
import { errorMessage } from '#server/db/embedded/report.ts';
import { sql } from '#server/db/sql-template.ts';
import { pushKeys } from '#server/integrations/web-push/push-keys.ts';
import { readCodesToday } from '#server/mail/text-messages/text-messages.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { readOutbox } from '#server/operation/database-readings.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { CheckRow } from './check.ts';

/** A mail that waits this long (seconds) does not just wait for its turn. */
const MAIL_WAITS_FROM = 15 * 60;
/** Milliseconds that another server has for an answer. */
const ANSWERS_WITHIN = 10_000;
/** A printer whose program was not there for this long (milliseconds) is away. It asks every few seconds. */
const PRINTER_AWAY_AFTER = 120_000;

async function sendTestMail(smtpUrl: string, { mailFrom: from, publicUrl }: ServerSettings, to: string) {
  const transport = smtpTransport({ url: smtpUrl, from });
  const text = `This is a test mail of ${publicUrl}. Mails to your customers go the same way.`;
  const mail = {
    id: randomUUID(),
    to,
    senderName: 'Rasoi',
    subject: 'A test mail of Rasoi',
    text,
    html: `<p>${text}</p>`,
  };
  try {
    await transport.send(
      { ...mail, replyTo: null, unsubscribeUrl: null, opens: null },
      AbortSignal.timeout(2 * ANSWERS_WITHIN),
    );
    return found('mailTestSent', to);
  } catch (error) {
    return found('mailTestFailed', errorMessage(error).split('\n')[0] ?? '');
  } finally {
    transport.close();
  }
}

export const mail: CheckRow = {
  check: 'mail',
  needsDatabase: true,
  async withoutDatabase({ settings, testMailTo }) {
    if (settings.smtpUrl === undefined) return found('noMailServer');
    return testMailTo === undefined ? undefined : sendTestMail(settings.smtpUrl, settings, testMailTo);
  },
  async run({ settings, database, clock, testMailTo }) {
    if (settings.smtpUrl === undefined) return found('noMailServer');
    if (testMailTo !== undefined) return sendTestMail(settings.smtpUrl, settings, testMailTo);
    const { waiting, oldest } = await readOutbox(database, clock());
    if (waiting === 0) return found('mailsSent');
    return oldest < MAIL_WAITS_FROM
      ? found('mailsWait', waiting)
      : found('mailsStuck', waiting, Math.floor(oldest / 60));
  },
};

export const codes: CheckRow = {
  check: 'codes',
  needsDatabase: true,
  async run({ settings, database, site, clock }) {
    const { sent, most } = await readCodesToday(database, await site.current(), clock());
    if (sent >= most) return found('codesSpent', sent, most);
    return settings.sms ? found('codes', sent, most) : found('codesWithoutGateway');
  },
};

/** What the gateway says of the keys: one payment is listed, which changes nothing. */
async function answerOfGateway({ site, keyId, keySecret }: NonNullable<ServerSettings['razorpay']>) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const answer = await fetch(`${site}/v1/payments?count=1`, {
    headers: { authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}

export const payments: CheckRow = {
  check: 'payments',
  needsDatabase: false,
  async run({ settings: { razorpay }, isThorough }) {
    if (!razorpay) return found('paymentsWithoutGateway');
    const status = isThorough ? await answerOfGateway(razorpay) : 200;
    if (status === 401 || status === 403) return found('paymentsRefused');
    if (status !== 200) return found('paymentsSilent');
    if (razorpay.keyId.startsWith('rzp_test_')) return found('paymentsTest');
    return isThorough ? found('paymentsGood') : found('paymentsSet');
  },
};

export const push: CheckRow = {
  check: 'push',
  needsDatabase: true,
  async run({ database }) {
    // Made now if nobody has asked for them yet; an error if they cannot be read.
    await pushKeys(database)();
    const [row] = await database.query<{ devices: number }>(
      sql`select count(*) as devices from "pushSubscriptions"`,
    );
    return found('push', row?.devices ?? 0);
  },
};

export const printers: CheckRow = {
  check: 'printers',
  needsDatabase: true,
  async run({ database, clock }) {
    const rows = await database.query<{ name: string; seen: Date }>(
      sql`select name, "lastSeenAt" as seen from devices where kind = 'printer' and "lastSeenAt" is not null
        order by "lastSeenAt" limit 100`,
    );
    const [longest] = rows;
    if (!longest) return found('noPrinters');
    const isAway = clock().getTime() - longest.seen.getTime() > PRINTER_AWAY_AFTER;
    return isAway
      ? { ...found('printerAway', longest.name), at: longest.seen.toISOString() }
      : found('printersSeen', rows.length);
  },
};

export const moneyPhones: CheckRow = {
  check: 'moneyPhones',
  needsDatabase: true,
  async run({ database, site, clock }) {
    const [silent] = await silentPhones(database, await site.current(), clock());
    if (silent) return { ...found('moneyPhoneSilent', silent.name), at: silent.lastSeenAt.toISOString() };
    const [heard] = await database.query<{ name: string; seen: Date }>(
      sql`select name, "lastSeenAt" as seen from devices where kind = 'money' and "lastSeenAt" is not null
        order by "lastSeenAt" limit 1`,
    );
    return heard && { ...found('moneyPhoneHeard', heard.name), at: heard.seen.toISOString() };
  },
};
