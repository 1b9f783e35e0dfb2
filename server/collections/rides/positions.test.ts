import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { basicAuth, ownTracksBody, traccarBody, traccarQuery } from '#tests/doubles/phone-apps.ts';
import { outcomeOf, VISITOR } from '#tests/kitchen.ts';
import {
  KITCHEN,
  north,
  openRideKitchen,
  type PositionRequest,
  type RideKitchen,
} from '#tests/ride-kitchen.ts';

const kitchen = await closeAfterAll(openRideKitchen());
const { token, $id: phoneId } = await kitchen.connect(kitchen.rider);

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from "riderShifts"`);
  kitchen.wait(10);
  await kitchen.begin(kitchen.rider);
  // Phones send whole seconds.
  kitchen.wait(1);
});

const clock = () => new Date(kitchen.now());
const here = () => ({ ...KITCHEN, at: clock() });

const post = kitchen.postPosition;
const stored = () => kitchen.points(kitchen.rider);

// RIDE-4
describe('a position is taken', () => {
  it.each([
    ['from OwnTracks', () => post({ body: ownTracksBody(here()), headers: basicAuth(token) })],
    ['from Traccar Client 9', () => post({ body: traccarBody(token, here()) })],
    ['from Traccar Client before 9', () => post({ query: traccarQuery(token, here()) })],
    [
      'as a form',
      () =>
        post({
          body: traccarQuery(token, here()),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
    ],
    [
      'as a query with milliseconds',
      () => post({ query: `id=${token}&lat=13.0031&lon=77.5699&timestamp=${kitchen.now()}` }),
    ],
    ['as a query without a time', () => post({ query: `deviceid=${token}&lat=13.0031&lon=77.5699` })],
  ])('%s', async (_, send) => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(await stored()).toBe(1);
    const [point] = await kitchen.database.query<{ latitude: number; longitude: number; at: Date }>(
      sql`select latitude, longitude, at from "riderPoints"`,
    );
    expect(point).toMatchObject(KITCHEN);
    expect(Math.abs(Number(point?.at.getTime()) - kitchen.now())).toBeLessThan(5000);
  });

  it('from the rider’s own page, which is told what became of it', async () => {
    expect((await kitchen.move(kitchen.rider, KITCHEN)).json()).toEqual({ taken: 'stored' });
    expect((await kitchen.move(kitchen.rider, KITCHEN)).json()).toEqual({ taken: 'tooSoon' });
  });

  it('once, if a phone sends it again after a lost answer', async () => {
    const body = ownTracksBody(here());
    for (let n = 0; n < 3; n += 1)
      expect((await post({ body, headers: basicAuth(token) })).statusCode).toBe(200);
    expect(await stored()).toBe(1);
  });

  it('with the time at which the phone was last used, to the minute', async () => {
    await post({ body: ownTracksBody(here()), headers: basicAuth(token) });
    const phone = (await kitchen.read(kitchen.rider, 'riderPhones', phoneId)).json();
    expect(Math.abs(Date.parse(phone.lastSeenAt) - kitchen.now())).toBeLessThan(5000);
  });
});

// RIDE-1
it.each([
  ['another message of OwnTracks', () => ({ body: { _type: 'lwt', tst: 1 }, headers: basicAuth(token) })],
  ['an empty message of OwnTracks', () => ({ headers: basicAuth(token) })],
  [
    'an old one, which a phone sends late',
    () => ({
      body: ownTracksBody({ ...KITCHEN, at: new Date(kitchen.now() - 660_000) }),
      headers: basicAuth(token),
    }),
  ],
  [
    'one of the time before the shift',
    () => ({ body: traccarBody(token, { ...KITCHEN, at: new Date(kitchen.now() - 120_000) }) }),
  ],
  [
    'one by a cell tower',
    () => ({ body: { ...ownTracksBody(here()), acc: 1800 }, headers: basicAuth(token) }),
  ],
])('%s is answered and not stored', async (_, request) => {
  const answer = await post(request());
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  expect(await stored()).toBe(0);
});

// RIDE-1
it('outside of a shift nothing is stored', async () => {
  const [shift] = (await kitchen.list(kitchen.rider, 'riderShifts')).json().documents;
  await kitchen.end(kitchen.rider, shift.$id);
  expect((await kitchen.move(kitchen.rider, KITCHEN)).json()).toEqual({ taken: 'noShift' });
  expect((await post({ body: traccarBody(token, here()) })).json()).toEqual([]);
  expect(await stored()).toBe(0);
});

// RIDE-5
describe('what an app would send again is answered, and its rider is told', () => {
  const own = (over: object) => ({ body: { ...ownTracksBody(here()), ...over }, headers: basicAuth(token) });
  const traccar = (over: object) => {
    const body = traccarBody(token, here());
    return { body: { ...body, location: { ...body.location, ...over } } };
  };
  const query = (over: string) => ({ query: `id=${token}&lat=13&lon=77.6&${over}` });
  it.each<[string, () => PositionRequest, string | null]>([
    ['a position in the future', () => own({ tst: kitchen.now() / 1000 + 120 }), 'clock'],
    ['a place 300 km away', () => own({ lat: 16 }), null],
    ['a latitude beyond the pole', () => own({ lat: 91 }), 'unreadable'],
    ['a longitude as text', () => own({ lon: '77.6' }), 'unreadable'],
    ['a missing latitude', () => own({ lat: undefined }), 'unreadable'],
    ['a time that is none', () => own({ tst: 'now' }), 'unreadable'],
    ['an accuracy that is none', () => own({ acc: {} }), 'unreadable'],
    ['a type that is none', () => own({ _type: 7 }), 'unreadable'],
    ['a location without coordinates', () => traccar({ coords: undefined }), 'unreadable'],
    ['coordinates that are none', () => traccar({ coords: [1] }), 'unreadable'],
    ['a time of Traccar that is none', () => traccar({ timestamp: 'today' }), 'unreadable'],
    ['a location that is none', () => ({ body: { device_id: token, location: 7 } }), 'unreadable'],
    ['NaN', () => ({ query: `id=${token}&lat=NaN&lon=77` }), 'unreadable'],
    [
      'infinity',
      () => ({
        body: `{"_type":"location","lat":1e999,"lon":7,"tst":1}`,
        headers: { ...basicAuth(token), 'content-type': 'application/json' },
      }),
      'unreadable',
    ],
    ['two latitudes', () => query('lat=14'), 'unreadable'],
    ['a time of a query that is none', () => query('timestamp=soon'), 'unreadable'],
    ['a list', () => ({ body: [1], headers: basicAuth(token) }), 'unreadable'],
    ['another shape', () => ({ body: { where: 'home' }, headers: basicAuth(token) }), 'unreadable'],
    ['a message that is encrypted', () => own({ _type: 'encrypted', data: 'c2VjcmV0' }), 'encrypted'],
  ])('%s', async (_, request, told) => {
    const problem = async () => (await kitchen.read(kitchen.rider, 'riderPhones', phoneId)).json().problem;
    const answer = await post(request());
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(await stored()).toBe(0);
    expect(await problem()).toBe(told);
    expect((await post({ body: ownTracksBody(here()), headers: basicAuth(token) })).statusCode).toBe(200);
    expect([await stored(), await problem()]).toEqual([1, null]);
  });

  it('a jump of the GPS, after which the next true position counts', async () => {
    const send = (place: object, seconds: number) =>
      post({
        body: ownTracksBody({ ...KITCHEN, ...place, at: new Date(kitchen.now() + seconds * 1000) }),
        headers: basicAuth(token),
      });
    const answers = [await send({}, 0), await send(north(5000), 10), await send(north(50), 20)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stored()).toBe(2);
    const own = await kitchen.move(kitchen.rider, north(9000), { at: kitchen.now() + 30_000 });
    expect([own.statusCode, own.json()]).toEqual([200, { taken: 'jump' }]);
  });
});

// RIDE-5
describe('bad input of the rider’s own page and what cannot be read is refused', () => {
  it('with the name of the field', async () => {
    const answer = await kitchen.move(kitchen.rider, { latitude: 91, longitude: 77 });
    expect(outcomeOf(answer)).toEqual([400, 'general_argument_invalid']);
    expect(answer.json().message).toContain('`latitude`');
  });

  it('a body that cannot be read', async () => {
    const json = { ...basicAuth(token), 'content-type': 'application/json' };
    expect(outcomeOf(await post({ body: '{', headers: json }))).toEqual([400, 'general_bad_request']);
    const xml = { ...basicAuth(token), 'content-type': 'text/xml' };
    expect(outcomeOf(await post({ body: '<a/>', headers: xml }))).toEqual([400, 'general_bad_request']);
  });
});

// RIDE-5
describe('more than a position a second', () => {
  it('is refused for that phone and that person, and later for the whole network', async () => {
    const limited = await openRideKitchen({ RATE_LIMIT_SCALE: '1' });
    const { rider, otherRider, cook } = limited;
    const phone = await limited.connect(rider);
    const flood = async (send: () => ReturnType<RideKitchen['move']>, times: number) => {
      const answers = [];
      for (let n = 0; n < times; n += 1) answers.push((await send()).statusCode);
      return answers;
    };
    const byPhone = () =>
      limited.app.server.inject({
        method: 'POST',
        url: '/v1/riders/positions',
        payload: traccarBody(phone.token, KITCHEN),
      });
    const first = await flood(byPhone, 61);
    expect([first[59], first[60]]).toEqual([200, 429]);
    const refused = await byPhone();
    expect(outcomeOf(refused)).toEqual([429, 'general_rate_limit_exceeded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const page = await flood(() => limited.move(otherRider, KITCHEN), 61);
    expect([page[59], page[60]]).toEqual([200, 429]);
    await flood(() => limited.move(VISITOR, KITCHEN), 600 - 61 - 1 - 61);
    expect((await limited.move(cook, KITCHEN)).statusCode).toBe(429);
    await limited.close();
  });
});

// RIDE-4
it('customers and visitors can neither send positions nor connect phones', async () => {
  const { asha } = kitchen;
  expect(outcomeOf(await kitchen.move(asha, KITCHEN))).toEqual([401, 'user_unauthorized']);
  expect(outcomeOf(await kitchen.move(VISITOR, KITCHEN))).toEqual([401, 'general_unauthorized_scope']);
  const connect = await kitchen.send(asha, 'POST', '/riders/phones', { name: 'Mine' });
  expect(outcomeOf(connect)).toEqual([401, 'user_unauthorized']);
  expect(outcomeOf(await kitchen.agree(asha, true))).toEqual([401, 'user_unauthorized']);
  expect(outcomeOf(await kitchen.send(kitchen.rider, 'POST', '/riders/phones', { name: ' ' }))).toEqual([
    400,
    'general_argument_invalid',
  ]);
});
