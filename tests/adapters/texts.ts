import type { Transport } from '#server/mail/transport.ts';

/** The gateway will never take this message: the number or the text is wrong. */
class Refused extends Error {}

/** Sends text messages through a gateway that takes a form and answers with the word OK. */
export function formGateway({ url, key }: { url: string; key: string }): Transport {
  return {
    async send({ id, to, text }, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ key, to, message: text, reference: id }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
      });
      const words = (await answer.text()).slice(0, 200);
      if (answer.status === 400) throw new Refused(words);
      if (!answer.ok || !words.startsWith('OK')) throw new Error(`The gateway answered ${answer.status}`);
    },
    isRefusal: (error) => error instanceof Refused,
    close: () => {},
  };
}
