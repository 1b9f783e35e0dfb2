import * as v from 'valibot';

/** `somebody@example.in`, or with a name, `Rasoi <somebody@example.in>`. */
const sender = v.pipe(
  v.string(),
  v.regex(
    /^([^<>"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, or Name <address>',
  ),
);

/** The settings of the mail server, by the names of their environment variables. */
export const mailServerEntries = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a URL'),
      v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    ),
  ),
  MAIL_FROM: v.optional(sender),
};
