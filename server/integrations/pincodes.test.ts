import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '#domain/pincodes/answer.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { bundledPincodes, type Pincodes } from './pincodes.ts';

// Sorted, as the bundled file is (server/places/lines-with.test.ts).
const CSV = `pincode,block,district,state
110006,,North Delhi,Delhi
411001,Pune City,Pune,Maharashtra
411001,Haveli,Pune,Maharashtra
500001,NA,Hyderabad,Telangana
682001,"Kochi, West",Ernakulam,Kerala
`;
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-pincodes-'));
await writeFile(join(folder, 'pincodes.csv'), CSV);
const pincodes: Pincodes = bundledPincodes(join(folder, 'pincodes.csv'));

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the bundled pincodes', () => {
  it('return every post office of a pincode, in the form of the public service', async () => {
    expect(await pincodes.lookUp('411001')).toEqual([
      {
        Message: 'Number of pincode(s) found:2',
        Status: 'Success',
        PostOffice: [
          {
            Name: 'Pune City',
            Block: 'Pune City',
            District: 'Pune',
            State: 'Maharashtra',
            Pincode: '411001',
          },
          { Name: 'Haveli', Block: 'Haveli', District: 'Pune', State: 'Maharashtra', Pincode: '411001' },
        ],
      },
    ]);
  });

  it.each([
    ['411001', { city: 'Pune City', state: 'Maharashtra', pincode: '411001' }],
    ['110006', { city: 'North Delhi', state: 'Delhi', pincode: '110006' }],
    ['500001', { city: 'Hyderabad', state: 'Telangana', pincode: '500001' }],
    ['682001', { city: 'Kochi, West', state: 'Kerala', pincode: '682001' }],
  ])('name the city of %s, or its district where there is no block', async (pincode, place) => {
    expect(placeOf(await pincodes.lookUp(pincode))).toEqual(place);
  });

  it.each(['999999', '110001'])('do not contain %s', async (pincode) => {
    expect(await pincodes.lookUp(pincode)).toEqual([
      { Message: 'No records found', Status: 'Error', PostOffice: null },
    ]);
  });

  it.each([
    '',
    '41100',
    '4110011',
    '011001',
    'abcdef',
    '41100 1',
    ' 411001',
    '४११००१',
    '__proto__',
    '411001\n',
  ])('refuse %j', async (pincode) => {
    expect(await pincodes.lookUp(pincode)).toEqual([
      { Message: 'The requested resource is not found', Status: 'Error', PostOffice: null },
    ]);
  });

  it('that are part of the product can be read', async () => {
    const ours = bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv'));
    expect(placeOf(await ours.lookUp('110001'))).toEqual({
      city: 'New Delhi',
      state: 'Delhi',
      pincode: '110001',
    });
  });
});

describe('GET /pincode/{pin}', () => {
  let kitchen: Kitchen;
  beforeAll(async () => {
    kitchen = await openKitchen();
  });
  afterAll(() => kitchen.close());

  it.each([
    ['411001', 'Success'],
    ['999999', 'Error'],
    ['41', 'Error'],
    ['abc', 'Error'],
    ['%00', 'Error'],
  ])('/pincode/%s is answered with 200 to every origin: %s', async (pincode, status) => {
    const answer = await kitchen.app.server.inject({
      url: `/pincode/${pincode}`,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toHaveLength(1);
    expect(answer.json()[0].Status).toBe(status);
  });

  // RIDER-11
  it('answers where the areas of pincodes are, without those that are not known', async () => {
    const answer = await kitchen.app.server.inject({ url: '/pincodes/positions/560003,999999,x,560038' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['560003', '560038']]);
    const { latitude, longitude } = answer.json()['560003'];
    expect([latitude.toFixed(1), longitude.toFixed(1)]).toEqual(['13.0', '77.6']);
    for (const url of ['/pincodes/positions/', '/pincodes/positions/%00,,__proto__'])
      expect((await kitchen.app.server.inject({ url })).body).toMatch(/^\{/);
  });
});
