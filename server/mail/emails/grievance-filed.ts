import { grievanceCategoryWords } from '#domain/grievances/messages.ts';
import { button, oneLine, paragraph, quote, typed } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';
import { longDay } from '#server/mail/moments.ts';

/** Tells the kitchen and its grievance officer of a new complaint, and by when it must be settled. */
export const grievanceFiled = defineEmail({
  kind: 'grievance-filed',
  secret: null,
  about: 'grievances',
  forTeam: true,
  texts: {
    categories: grievanceCategoryWords,
    subject: (ticket: string, day: string) => `Complaint ${ticket}: settle it by ${day}`,
    heading: 'Somebody complains',
    number: 'Number',
    from: 'From',
    visitor: 'A visitor',
    email: 'E-mail',
    hidden: 'Hidden',
    about: 'About',
    order: 'Order',
    settleBy: 'Settle it by',
    elsewhere: 'The complaint is in the admin’s list.',
    answer: 'Answer it in the list of complaints, so that the answer has its number and stays with it.',
    button: 'Answer the complaint',
  },
  write(facts, texts) {
    const { kitchen, about } = facts;
    const { ticket, category, text, name, email, orderNumber } = about;
    const settleBy = longDay(facts, about.resolveBy);
    return {
      subject: texts.subject(ticket, settleBy),
      heading: texts.heading,
      blocks: [
        {
          kind: 'rows',
          rows: [
            [texts.number, ticket],
            [texts.from, typed(oneLine(name), texts.visitor)],
            [texts.email, typed(email, texts.hidden)],
            [texts.about, texts.categories[category]],
            ...(orderNumber === null ? [] : [[texts.order, `#${orderNumber}`] as const]),
            [texts.settleBy, settleBy],
          ],
        },
        quote(typed(text, texts.elsewhere)),
        paragraph(texts.answer),
        button(texts.button, `${kitchen.publicUrl}/admin/grievances`),
      ],
    };
  },
});
