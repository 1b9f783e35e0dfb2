import { DOOR_PHOTO_PIXELS } from '#domain/hand-over/attributes.ts';

/** The quality of a photo as it is sent, out of 1. */
const QUALITY = 0.8;

/**
 * A photo as small as it is kept, so that a rider's phone sends a tenth of what its camera makes. A browser that can't draw it
 * sends it as it is; the server makes it smaller then.
 */
export async function shrunk(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, DOOR_PHOTO_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return blob ? new File([blob], 'door.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
