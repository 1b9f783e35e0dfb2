const MIB = 1_048_576;

/** The bucket of files that customers attach. Only they and the admins may read them. */
export const ATTACHMENTS = 'attachments';

/** Bytes of one file: a current phone's photo. */
export const MAX_ATTACHMENT_SIZE = 12 * MIB;

const address = (fileId: string, form: string) =>
  `/v1/storage/buckets/${ATTACHMENTS}/files/${fileId}/${form}project=rasoi`;

/** The address of an attachment. */
export const attachmentUrl = (fileId: string): string => address(fileId, 'view?');

/** The address of a small form of an attached picture. */
export const attachmentPreviewUrl = (fileId: string): string =>
  address(fileId, 'preview?width=400&output=webp&');
