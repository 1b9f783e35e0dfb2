import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Asks a person to confirm the subscription of their address. */
export const newsletterConfirmation = defineEmail({
  kind: 'newsletter-confirmation',
  secret: v.object({ path: v.string() }),
  about: 'subscribers',
  texts: {
    en: {
      subject: 'Please confirm your subscription',
      heading: 'News from the kitchen?',
      request: 'Namaste! Somebody, we hope you, asked for our newsletter at this address.',
      button: 'Yes, send me the newsletter',
      note: 'If it was not you, you need not do anything: without this link nothing more is sent.',
    },
    hi: {
      subject: 'कृपया अपनी सदस्यता पक्की करें',
      heading: 'रसोई की खबरें चाहिए?',
      request: 'नमस्ते! किसी ने, हमें उम्मीद है आपने, इस पते पर हमारा न्यूज़लेटर माँगा है।',
      button: 'हाँ, मुझे न्यूज़लेटर भेजें',
      note: 'अगर यह आप नहीं थे, तो कुछ न करें: इस लिंक के बिना और कुछ नहीं भेजा जाएगा।',
    },
  },
  write: ({ kitchen, secret: { path } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.request), button(texts.button, `${kitchen.publicUrl}${path}`), note(texts.note)],
  }),
});
