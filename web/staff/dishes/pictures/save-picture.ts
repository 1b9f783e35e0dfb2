import { IMAGES, imageUrl } from '#domain/files/images.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { dropFile, uploadFile } from '#web/lib/upload/upload.ts';

/** Uploads a picture and gives it to a dish. If the dish does not take it, the file is deleted again; then this rejects. */
export async function savePicture(sdk: Sdk, dishId: string, file: File): Promise<void> {
  const uploaded = await uploadFile(IMAGES, file, null, () => {}).done;
  try {
    await updateDocument(sdk, 'dishes', dishId, { imgUrl: imageUrl(uploaded) });
  } catch (error) {
    void dropFile(IMAGES, uploaded);
    throw error;
  }
}
