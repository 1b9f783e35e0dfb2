import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as it came over the network. */
export interface ReceivedMail {
  to: string[];
  /** Headers and body as they were sent. */
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Mails that began to arrive, taken or not. */
  begun: number;
  /** What happens to a mail once its whole text has come; taking it when not set. Throws to refuse. */
  judge?: (mail: ReceivedMail) => Promise<void>;
  /** Closes the port; `open` opens the same one again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** A refusal in the words of SMTP. */
export function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A mail server for a test, on a port of its own. It knows nobody called `nobody`. */
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
      // Connections that break are the tests' own doing.
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
