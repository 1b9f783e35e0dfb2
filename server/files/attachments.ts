const MIB = 1_048_576;

/** The bucket of what customers send along. */
export const ATTACHMENTS = 'attachments';

/** Of one file, in bytes: a photo of today. */
export const MAX_ATTACHMENT_SIZE = 12 * MIB;
/** Of everything one person keeps there, in bytes. */
export const ATTACHMENT_QUOTA = 60 * MIB;

/** Words about files that customers send. */
export const attachmentMessages = {
  unverified: 'Please verify your e-mail address or phone number before you send files',
} as const;
