import { senderOf, type Transport } from '#server/mail/transport.ts';

/** The service will never take this mail: its address is wrong or blocked. */
class Refused extends Error {}

/** Sends mails through the HTTP interface of a service instead of SMTP. `from` is `address` or `Name <address>`. */
export function httpMail({ url, key, from }: { url: string; key: string; from: string }): Transport {
  return {
    async send({ id, to, senderName, subject, text, html, replyTo, unsubscribeUrl }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          // A service that knows this header sends a mail once, although we try again after a lost answer.
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from: senderOf(from, senderName),
          to: [to],
          subject,
          text,
          html,
          ...(replyTo && { reply_to: replyTo }),
          ...(unsubscribeUrl && { headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` } }),
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
      });
      await answer.body?.cancel();
      if (answer.status === 422) throw new Refused('The service refuses this mail');
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
    },
    isRefusal: (error) => error instanceof Refused,
    close: () => {},
  };
}
