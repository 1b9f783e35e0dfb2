import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let ravi: Person;
let chef: Person;
let photo: Buffer;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ asha, ravi, chef } = kitchen);
  photo = await sidewaysPhoto();
});
afterAll(() => kitchen.close());
beforeEach(() => {
  kitchen.takeEvents();
});

describe('permission to', () => {
  beforeAll(async () => {
    await kitchen.upload(chef, IMAGES, 'public', photo);
    await kitchen.upload(asha, ATTACHMENTS, 'private', photo);
  });

  it.each([
    ['visitor', () => VISITOR, 401],
    ['customer', () => asha, 401],
    ['admin', () => chef, 201],
  ])('add a picture: %s', async (_who, who, status) => {
    expect((await kitchen.upload(who(), IMAGES, 'new', photo)).statusCode).toBe(status);
  });

  it.each([
    ['visitor', () => VISITOR, 404, 401],
    ['other customer', () => ravi, 404, 401],
    ['owner', () => asha, 200, 200],
    ['admin', () => chef, 200, 200],
  ])('read and rename an attachment: %s', async (_who, who, read, write) => {
    for (const what of ['', '/view', '/download', '/preview']) {
      expect((await kitchen.get(who(), `${ATTACHMENTS}/private${what}`)).statusCode).toBe(read);
    }
    expect((await kitchen.get(who(), `${IMAGES}/public/view`)).statusCode).toBe(200);
    const renamed = await kitchen.send(who(), 'PUT', `${ATTACHMENTS}/private`, { name: `${_who}.jpg` });
    expect(renamed.statusCode).toBe(write);
    expect(kitchen.takeEvents()).toEqual(write === 200 ? ['files update private'] : []);
  });

  it('list: everybody sees pictures, people see their own attachments, admins see all', async () => {
    const names = async (who: Person, path: string) =>
      (await kitchen.get(who, path)).json().files.map((file: { $id: string }) => file.$id);
    expect(await names(VISITOR, IMAGES)).toContain('public');
    expect(await names(asha, ATTACHMENTS)).toContain('private');
    expect(await names(ravi, ATTACHMENTS)).not.toContain('private');
    expect(await names(chef, `${ATTACHMENTS}?search=jpg`)).toContain('private');
    expect(await names(chef, `${ATTACHMENTS}?search=nothing-of-it`)).toEqual([]);
    expect(outcome(await kitchen.get(VISITOR, ATTACHMENTS))).toEqual([401, 'user_unauthorized']);
    const query = encodeURIComponent('{"method":"equal","attribute":"storedAs","values":["x"]}');
    expect(outcome(await kitchen.get(chef, `${ATTACHMENTS}?queries[0]=${query}`))).toEqual([
      400,
      'general_query_invalid',
    ]);
  });

  it('read files by the documents routes: nobody has it', async () => {
    const answer = await kitchen.send(chef, 'GET', '/databases/rasoi/collections/files/documents');
    expect(outcome(answer)).toEqual([404, 'collection_not_found']);
  });

  it('delete: other customers do not have it; a file is deleted with its content', async () => {
    await kitchen.upload(asha, ATTACHMENTS, 'going', photo);
    kitchen.takeEvents();
    const before = (await kitchen.stored()).length;
    expect((await kitchen.send(ravi, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(401);
    expect((await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(204);
    expect((await kitchen.send(asha, 'DELETE', `${ATTACHMENTS}/going`)).statusCode).toBe(404);
    expect(kitchen.takeEvents()).toEqual(['files delete going']);
    expect((await kitchen.stored()).length).toBe(before - 1);
  });
});
