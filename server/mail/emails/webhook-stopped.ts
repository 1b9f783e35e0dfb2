import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Tells the owner that a webhook was turned off, because it has failed for days or said that it is gone (HOOK-7). */
export const webhookStopped = defineEmail({
  kind: 'webhook-stopped',
  secret: null,
  about: 'webhooks',
  forTeam: true,
  texts: {
    subject: (host: string) => `${host} is not told of orders any more`,
    heading: 'A connected program does not answer',
    stopped: (host: string) =>
      `For days, ${host} took none of our messages, or it says that it wants none. So nothing more is sent to it.`,
    next: 'Ask whoever runs that program. Then turn it on again: what waits is sent then.',
    button: 'Open the webhooks',
    note: 'You get this because the kitchen’s address receives alerts.',
  },
  write: ({ kitchen, about }, texts) => {
    const { host } = new URL(about.url);
    return {
      subject: texts.subject(host),
      heading: texts.heading,
      blocks: [
        paragraph(texts.stopped(host)),
        paragraph(texts.next),
        button(texts.button, `${kitchen.publicUrl}/admin/webhooks`),
        note(texts.note),
      ],
    };
  },
});
