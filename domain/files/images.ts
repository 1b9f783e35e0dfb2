/** The id of the bucket with the menu's pictures. */
export const IMAGES = 'images';

/** The largest picture that can be uploaded, in megabytes. Photos from phones are smaller. */
export const MAX_IMAGE_MEGABYTES = 30;
/** The same in bytes. */
export const MAX_IMAGE_SIZE = MAX_IMAGE_MEGABYTES * 1_048_576;

/** The most pixels of a picture, because a small file can decode to more pixels than the server's memory holds. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** The MIME types of pictures that are accepted. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** The address of an uploaded picture, as stored in a dish's `imgUrl`. */
export const imageUrl = (fileId: string): string =>
  `/v1/storage/buckets/${IMAGES}/files/${fileId}/view?project=rasoi`;

const ADDRESS = new RegExp(`^/v1/storage/buckets/${IMAGES}/files/([\\w.-]+)/view\\?`);

/** The id of the uploaded picture with an address as `imageUrl` makes it; undefined for any other picture. */
export const imageIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/** Why a picture can't be uploaded, as the key of its message; undefined if it can. */
export function imageProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'notAnImage' | 'tooLarge' | undefined {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'notAnImage';
  return size > MAX_IMAGE_SIZE ? 'tooLarge' : undefined;
}

/** Messages about uploaded pictures, for server and pages. */
export const imageMessages = {
  notAnImage: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF',
  tooLarge: `Please choose a picture of at most ${MAX_IMAGE_MEGABYTES} MB`,
  tooManyPixels: `Please choose a picture of at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels`,
  unreadable: 'This picture cannot be opened',
  unusable: `This picture cannot be used. Please choose one of at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels.`,
  tooManyUnfinished: 'Too many uploads are unfinished. Please try again in ten minutes.',
  broken: 'No picture loads from this address. The placeholder would be shown instead.',
  failed: 'The picture could not be uploaded. Please try again.',
  cancelled: 'Upload cancelled',
} as const;
