import type { MailContent } from '#domain/mails/view.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { type LeasedMail, leaseDue } from './batch.ts';
import { asError, composeMails, kitchenOf } from './compose.ts';
import type { OutboxMail } from './email.ts';
import { emailOfKind, emails } from './emails.ts';
import type { TakenJobs } from './lane.ts';
import { CONNECTIONS, type Transport } from './transport.ts';

/** Mails taken in one batch. */
const BATCH = 50;
/** How long a batch is leased (milliseconds). If no outcome is recorded by then, another worker takes the mails. */
const LEASE = 180_000;

/** The transport of each channel. Mails of a channel without a transport stay in the outbox. */
export type Transports = Readonly<Record<Channel, Transport | undefined>>;

type Channel = OutboxMail['channel'];

/**
 * The channels, with how many messages of each are sent at the same time. Each has its own turns: a mail server that answers slowly
 * delays no text message. Push messages go to the services of several browsers, so they have more.
 */
export const CHANNELS = [
  { channel: 'email', connections: CONNECTIONS },
  { channel: 'sms', connections: CONNECTIONS },
  { channel: 'push', connections: 10 },
] as const satisfies readonly { channel: Channel; connections: number }[];

/** A leased mail that waits to be sent. */
export interface Job {
  mail: LeasedMail;
  to: string;
  /** The name of the shop. */
  senderName: string;
  content: MailContent | Error | undefined;
  transport: Transport;
  /** Who takes it, if a channel leads to several; few messages at once wait for the same one. */
  receiver: string | undefined;
  /** When the mail was leased: `performance.now()`, in milliseconds. */
  leasedAt: number;
}

export interface JobsDeps {
  engine: EngineDeps;
  /** The site's public URL without a trailing slash. */
  publicUrl: string;
  transports: Transports;
  /** Called for each mail that stays in the outbox because its channel has no transport. */
  onKept(email: OutboxMail): void;
}

/** Leases a batch of due mails of a channel for the worker `leasedBy`, and composes those that are to be sent. */
export async function takeJobs(
  { engine, publicUrl, transports, onKept }: JobsDeps,
  leasedBy: string,
  channel: Channel,
): Promise<TakenJobs<Job>> {
  const { database, clock } = engine;
  const now = clock();
  const leasedUntil = new Date(now.getTime() + LEASE);
  const transport = transports[channel];
  const kinds = emails.filter((email) => email.channel === channel).map(({ kind }) => kind);
  const leftOut = emails.filter((email) => email.channel !== channel).map(({ kind }) => kind);
  const carried = transport ? kinds : [];
  const kitchen = await kitchenOf(engine, publicUrl);
  const leasedAt = performance.now();
  const mails = await leaseDue(database, { now, leasedUntil, leasedBy, carried, leftOut, limit: BATCH });
  for (const { status, kind } of mails) {
    const email = emailOfKind(kind);
    if (status === 'kept' && email) onKept(email);
  }
  const sending = mails.filter(({ status }) => status === 'sending');
  const contents = await composeMails(database, { kitchen }, sending).catch(asError);
  const receivers = await transport?.receiversOf?.(sending.flatMap(({ to }) => to ?? []));
  const jobs = sending.flatMap((mail): Job[] => {
    if (!transport) return [];
    const content = contents instanceof Error ? contents : contents.get(mail.id);
    const to = mail.to ?? kitchen.email;
    const receiver = receivers?.get(to);
    return [{ mail, to, senderName: kitchen.name, content, transport, receiver, leasedAt }];
  });
  return { jobs, count: mails.length, isLast: mails.length < BATCH };
}
