import * as v from 'valibot';
import { grievanceOutcomeWords } from '#domain/grievances/messages.ts';
import { button, note, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** The grievance officer's answer to a complaint, with its outcome once it is closed. */
export const grievanceAnswered = defineEmail({
  kind: 'grievance-answered',
  secret: v.object({ path: v.string() }),
  isNotice: true,
  about: 'grievances',
  texts: {
    outcomes: grievanceOutcomeWords,
    subject: (ticket: string, shop: string) => `Answer to your complaint ${ticket} to ${shop}`,
    answered: 'Your complaint has an answer',
    closed: 'Your complaint is closed',
    ended: (outcome: string) => `The complaint is closed: ${outcome}.`,
    officer: 'Our grievance officer writes:',
    elsewhere: 'The answer is on the page of your complaint.',
    button: 'See your complaint',
    note: 'If that does not settle it, the National Consumer Helpline (1915) hears you.',
  },
  write: ({ kitchen, secret: { path }, about: { ticket, answer, outcome } }, texts) => ({
    subject: texts.subject(ticket, kitchen.name),
    heading: outcome === null ? texts.answered : texts.closed,
    blocks: [
      ...(answer === null ? [] : [paragraph(texts.officer), quote(typed(answer, texts.elsewhere))]),
      ...(outcome === null ? [] : [paragraph(texts.ended(texts.outcomes[outcome]))]),
      button(texts.button, `${kitchen.publicUrl}${path}`),
      note(texts.note),
    ],
  }),
});
