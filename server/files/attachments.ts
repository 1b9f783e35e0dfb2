const MIB = 1_048_576;

/** How much one person may store in the bucket of attachments (bytes). */
export const ATTACHMENT_QUOTA = 60 * MIB;

/** Messages about files that customers send. */
export const attachmentMessages = {
  unverified: 'Please verify your e-mail address or phone number before you send files',
} as const;
