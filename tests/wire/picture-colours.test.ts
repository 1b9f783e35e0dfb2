import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageUrl } from '#domain/files/images.ts';
import { at } from '#tests/kitchen.ts';
import { type FileKitchen, IMAGES, openFileKitchen, plainPhoto } from './file-kitchen.ts';

let kitchen: FileKitchen;
beforeAll(async () => {
  kitchen = await openFileKitchen();
});
afterAll(() => kitchen.close());

const data = { name: 'Patti', description: 'Crisp', price: 40, menuId: 'snacks' };
const colourOf = async (id: string) =>
  (await kitchen.send(kitchen.chef, 'GET', at('dishes', id))).json().imgColour;

// DISH-23
it('a dish has the colour of its picture: of an uploaded one, of one of ours, or none of a foreign one', async () => {
  const uploaded = await kitchen.upload(kitchen.chef, IMAGES, 'green', await plainPhoto());
  expect(uploaded.statusCode).toBe(201);
  const made = await kitchen.send(kitchen.chef, 'POST', at('dishes'), {
    documentId: 'patti',
    data: { ...data, imgUrl: imageUrl('green'), imgColour: 'fff' },
  });
  expect(made.statusCode).toBe(201);
  expect(await colourOf('patti')).toBe('0f0');
  for (const [imgUrl, colour] of [
    ['/images/samosa.webp', '344'],
    ['https://pictures.example/patti.jpg', null],
    [imageUrl('nowhere'), null],
    ['/images/nothing.webp', null],
  ]) {
    await kitchen.send(kitchen.chef, 'PATCH', at('dishes', 'patti'), { data: { imgUrl } });
    expect(await colourOf('patti')).toBe(colour);
  }
  await kitchen.send(kitchen.chef, 'PATCH', at('dishes', 'patti'), { data: { imgColour: '123' } });
  expect(await colourOf('patti')).toBeNull();
  expect(await colourOf('masala-chai')).toBe('964');
});
