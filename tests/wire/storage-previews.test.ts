import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '#tests/kitchen.ts';
import {
  ATTACHMENTS,
  type FileKitchen,
  IMAGES,
  openFileKitchen,
  outcome,
  sidewaysPhoto,
} from './file-kitchen.ts';

let kitchen: FileKitchen;
let asha: Person;
let chef: Person;
let photo: Buffer;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ asha, chef } = kitchen);
  photo = await sidewaysPhoto();
});
afterAll(() => kitchen.close());

describe('previews', () => {
  beforeAll(() => kitchen.upload(chef, IMAGES, 'dish', photo));
  const preview = (search: string) => kitchen.get(VISITOR, `${IMAGES}/dish/preview?${search}`);

  it.each([
    ['', 'jpeg', 60, 40],
    ['width=30', 'jpeg', 30, 20],
    ['height=10&output=webp', 'webp', 15, 10],
    ['width=20&height=20&gravity=top-left&output=png', 'png', 20, 20],
    ['width=30&output=gif', 'gif', 30, 20],
    ['width=30&output=avif&quality=40', 'avif', 30, 20],
    ['width=30&rotation=90&output=png', 'png', 20, 30],
    ['width=30&borderWidth=5&borderColor=ff0000&output=jpg', 'jpeg', 40, 30],
    ['width=30&borderRadius=8&opacity=0.5&background=fff&output=png', 'png', 30, 20],
  ])('%s', async (search, format, width, height) => {
    const answer = await preview(search);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
    const found = await sharp(answer.rawPayload).metadata();
    expect(found).toMatchObject({ format: format === 'avif' ? 'heif' : format, width, height });
    expect(found.exif).toBeUndefined();
    expect(found.orientation).toBeUndefined();
    expect((await preview(search)).rawPayload).toEqual(answer.rawPayload);
  });

  it('can have round corners and opacity', async () => {
    const answer = await preview('borderRadius=20&opacity=0.5&output=png');
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(alpha(0, 0)).toBe(0);
    expect(alpha(30, 20)).toBeGreaterThan(120);
    expect(alpha(30, 20)).toBeLessThan(135);
  });

  it.each([
    'width=4001',
    'width=-1',
    'width=1.5',
    'quality=101',
    'rotation=361',
    'output=svg',
    'gravity=up',
    'borderColor=red',
    'opacity=2',
    'width=x',
  ])('are refused for %s', async (search) => {
    expect(outcome(await preview(search))).toEqual([400, 'general_argument_invalid']);
  });

  it('show an icon for files that are not pictures', async () => {
    await kitchen.upload(asha, ATTACHMENTS, 'words', Buffer.from('words'), { name: 'words.txt' });
    const sign = await kitchen.get(asha, `${ATTACHMENTS}/words/preview?width=64`);
    expect(await sharp(sign.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64 });
  });
});

describe('expensive previews', () => {
  // FILE-9
  it('are limited for each person; those that pages use are not', async () => {
    const strict = await openFileKitchen({ RATE_LIMIT_SCALE: '0.1' });
    try {
      await strict.upload(strict.chef, IMAGES, 'dish', photo);
      const made = async (who: Person, widths: readonly number[]) => {
        const statuses: number[] = [];
        for (const width of widths) {
          statuses.push(
            (await strict.get(who, `${IMAGES}/dish/preview?width=${width}&output=webp`)).statusCode,
          );
        }
        return statuses;
      };
      expect(await made(strict.asha, [21, 22, 23, 24, 400, 800])).toEqual([200, 200, 200, 429, 200, 200]);
      // A preview that exists is not counted, and other people have their own limits.
      expect(await made(strict.asha, [21])).toEqual([200]);
      expect(await made(strict.ravi, [24])).toEqual([200]);
    } finally {
      await strict.close();
    }
  });
});
