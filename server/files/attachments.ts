const MIB = 1_048_576;

/** Bytes one person may store in it. */
export const ATTACHMENT_QUOTA = 60 * MIB;

/** Words about files that customers send. */
export const attachmentMessages = {
  unverified: 'Please verify your e-mail address or phone number before you send files',
} as const;
