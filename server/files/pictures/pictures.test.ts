import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictures } from './pictures.ts';

const { receive } = createPictures();
const whole = (pages = 1) => {
  const noise = {
    create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  };
  return pages === 1 ? sharp(noise as never) : sharp([noise, noise] as never, { join: { animated: true } });
};

// FILE-2
describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is refused without its last bytes: %s',
    async (form) => {
      const content = await whole().toFormat(form).toBuffer();
      expect((await receive(async () => content)).colour).toMatch(/^[0-9a-f]{3}$/);
      const cut = content.subarray(0, content.length - 900);
      await expect(receive(async () => cut)).rejects.toMatchObject({ type: 'storage_invalid_file' });
    },
  );

  it.each(['webp', 'gif'] as const)('is refused if its last frame is not whole: %s', async (form) => {
    const content = await whole(2).toFormat(form).toBuffer();
    await expect(receive(async () => content)).resolves.toBeDefined();
    const cut = content.subarray(0, content.length - 900);
    await expect(receive(async () => cut)).rejects.toMatchObject({ type: 'storage_invalid_file' });
  });
});
