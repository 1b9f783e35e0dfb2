import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as the server received it. */
export interface ReceivedMail {
  to: string[];
  /** Headers and body as they were sent. */
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The number of mails that began to arrive, accepted or not. */
  begun: number;
  /** Called with each complete mail; throws to refuse it. Without it every mail is accepted. */
  judge?: (mail: ReceivedMail) => Promise<void>;
  /** Closes the port; `open` opens the same one again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** An SMTP error with a response code. */
export function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A mail server for a test on a free port. It refuses the recipient `nobody`. */
export async function openMailServer(): Promise<MailServer> {
  let smtp: SMTPServer;
  let port = 0;

  async function take(raw: string, session: SMTPServerSession): Promise<void> {
    const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
    server.begun++;
    await server.judge?.(mail);
    server.received.push(mail);
  }

  const server: MailServer = {
    url: '',
    received: [],
    begun: 0,
    async open() {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        closeTimeout: 100,
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('nobody@') ? refusal(550, 'No such mailbox') : null),
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            take(Buffer.concat(chunks).toString('utf8'), session).then(() => done(), done);
          });
        },
      });
      // Tests break connections on purpose.
      smtp.on('error', () => {});
      const listening = smtp.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      port = (listening.address() as AddressInfo).port;
      server.url = `smtp://127.0.0.1:${port}`;
    },
    close: () => new Promise((done) => smtp.close(() => done())),
  };
  await server.open();
  return server;
}
