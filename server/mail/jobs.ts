import type { MailContent } from '#domain/mails/view.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { type LeasedMail, leaseDue } from './batch.ts';
import { asError, composeMails, kitchenOf } from './compose.ts';
import type { OutboxMail } from './email.ts';
import { emailOfKind, emails } from './emails.ts';
import type { Transport } from './transport.ts';

/** Mails taken in one batch. */
const BATCH = 50;
/** How long a batch is leased (milliseconds). If no outcome is recorded by then, another worker takes the mails. */
const LEASE = 180_000;

/** The transport of each channel. Mails of a channel without a transport stay in the outbox. */
export type Transports = Readonly<Record<OutboxMail['channel'], Transport | undefined>>;

/** A leased mail that waits to be sent. */
export interface Job {
  mail: LeasedMail;
  to: string;
  /** The name of the shop. */
  senderName: string;
  content: MailContent | Error | undefined;
  transport: Transport;
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

interface TakenJobs {
  jobs: Job[];
  /** The number of mails taken, also of those that are not sent. */
  count: number;
  /** Whether no more mails were due. */
  isLast: boolean;
}

/** Leases a batch of due mails for the worker `leasedBy`, and composes those that are to be sent. */
export async function takeJobs(
  { engine, publicUrl, transports, onKept }: JobsDeps,
  leasedBy: string,
): Promise<TakenJobs> {
  const { database, clock } = engine;
  const now = clock();
  const leasedUntil = new Date(now.getTime() + LEASE);
  const carried = emails.filter(({ channel }) => transports[channel]).map(({ kind }) => kind);
  const kitchen = await kitchenOf(engine, publicUrl);
  const leasedAt = performance.now();
  const mails = await leaseDue(database, { now, leasedUntil, leasedBy, carried, limit: BATCH });
  for (const { status, kind } of mails) {
    const email = emailOfKind(kind);
    if (status === 'kept' && email) onKept(email);
  }
  const sending = mails.filter(({ status }) => status === 'sending');
  const contents = await composeMails(database, { kitchen }, sending).catch(asError);
  const jobs = sending.flatMap((mail): Job[] => {
    const transport = transports[emailOfKind(mail.kind)?.channel ?? 'email'];
    if (!transport) return [];
    const content = contents instanceof Error ? contents : contents.get(mail.id);
    return [{ mail, to: mail.to ?? kitchen.email, senderName: kitchen.name, content, transport, leasedAt }];
  });
  return { jobs, count: mails.length, isLast: mails.length < BATCH };
}
