const MIB = 1_048_576;

/** The bucket of files that customers attach. */
export const ATTACHMENTS = 'attachments';

/** Bytes of one file: a current phone's photo. */
export const MAX_ATTACHMENT_SIZE = 12 * MIB;
/** Bytes one person may store in it. */
export const ATTACHMENT_QUOTA = 60 * MIB;

/** Words about files that customers send. */
export const attachmentMessages = {
  unverified: 'Please verify your e-mail address or phone number before you send files',
} as const;
