/**
 * How an order came into somebody's hands (DOOR-4): with the customer's code, with a photo at the door, with the name of who
 * took it, or without the code it asks for, because staff said so.
 */
export const HAND_OVER_WAYS = ['code', 'photo', 'name', 'staff'] as const;
export type HandOverWay = (typeof HAND_OVER_WAYS)[number];

/** The most characters of the name of who took the food. */
export const MAX_TAKER = 60;

/** The bucket of photos at the door. */
export const DOOR_PHOTOS = 'doorPhotos';
/** Days after which a photo at the door is deleted (DOOR-6). */
export const DOOR_PHOTO_DAYS = 30;
/** The largest width and height of a photo at the door (pixels). */
export const DOOR_PHOTO_PIXELS = 1600;

const MIB = 1_048_576;
/** Bytes of a photo as a phone sends it. */
export const MAX_DOOR_PHOTO = 12 * MIB;
const DAY = 86_400_000;

const address = (fileId: string, form: string) =>
  `/v1/storage/buckets/${DOOR_PHOTOS}/files/${fileId}/${form}project=rasoi`;

/** The address of a photo at the door. */
export const doorPhotoUrl = (fileId: string): string => address(fileId, 'view?');
/** The address of a small form of it. */
export const doorPhotoPreviewUrl = (fileId: string): string =>
  address(fileId, 'preview?width=400&output=webp&');

/** Whether a photo of an order that was handed over at `since` is still kept. */
export const isPhotoKept = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < DOOR_PHOTO_DAYS * DAY;
