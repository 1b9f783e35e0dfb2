import { afterEach, describe, expect, it } from 'vitest';
import { HOURS_DEFAULTS, type HoursSettings } from '#domain/site/hours-settings.ts';
import { dayAt, momentOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE = 60_000;
/** How far the server's clock is ahead (minutes). */
let ahead = 0;

const kitchenNow = () => new Date(Date.now() + ahead * MINUTE);
function wait(minutes: number) {
  ahead += minutes;
  kitchen.wait(minutes);
}
/** Moves the server's clock to the next time of day, such as '11:30'. */
function waitUntil(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const now = kitchenNow();
  const today = momentOf(dayAt(now, ZONE), hours * 60 + minutes, ZONE);
  wait(((today > now.getTime() ? today : today + 1440 * MINUTE) - now.getTime()) / MINUTE);
}

const kitchen = await closeAfterAll(openKitchen());
const people = { ...(await kitchen.everybody()), other: await kitchen.customer('other') };

afterEach(async () => {
  await kitchen.changeSettings(people.owner, 'hours', {});
  await kitchen.changeSettings(people.owner, 'pause', {});
  await kitchen.changeSettings(people.owner, 'busy', {});
});

const value = async (section: string) =>
  JSON.parse((await kitchen.read(VISITOR, 'settings', section)).json().value);
const everyDay = (from: string, to: string): HoursSettings['week'] => {
  const week = { ...HOURS_DEFAULTS.week };
  for (const day of WEEKDAYS) week[day] = [{ from, to }];
  return week;
};

const LINES = {
  thali: { DishID: 'ghar-ki-thali', quantity: 1, price: 249 },
  samosa: { DishID: 'samosa', quantity: 1, price: 59 },
};
function place(who: Person = people.customer, over: object = {}, documentId?: string) {
  const data = { items: [JSON.stringify(LINES.thali)], address: '4, MG Road, Pune', ...over };
  return kitchen.create(who, 'orders', data, documentId);
}
const refusal = async (answer: ReturnType<typeof place>) => {
  const { statusCode } = await answer;
  const { type, message } = (await answer).json();
  return [statusCode, type, message];
};
const minutesFromNow = (moment: string) =>
  Math.round((new Date(moment).getTime() - kitchenNow().getTime()) / MINUTE);
const opening = async () => (await kitchen.send(VISITOR, 'GET', '/opening')).json();

// HOURS-5
describe('a customer’s order', () => {
  it('is refused while the kitchen is closed, with the time of opening, and nothing changes', async () => {
    await kitchen.changeSettings(people.owner, 'hours', { week: everyDay('12:00', '22:00') });
    waitUntil('11:30');
    kitchen.takeEvents();
    expect(await refusal(place())).toEqual([409, 'kitchen_closed', 'Closed now. Opens at 12:00 pm today.']);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await opening()).state).toBe('closed');
    wait(31);
    expect((await place()).statusCode).toBe(201);
    expect((await opening()).state).toBe('open');
  });

  it('is refused in the last minutes before closing', async () => {
    await kitchen.changeSettings(people.owner, 'hours', {
      week: everyDay('12:00', '22:00'),
      lastOrderMinutes: 20,
    });
    waitUntil('21:35');
    expect((await place()).statusCode).toBe(201);
    wait(10);
    expect(await refusal(place())).toEqual([
      409,
      'kitchen_closed',
      'Closed now. Opens at 12:00 pm tomorrow.',
    ]);
  });

  it('is refused with the name of a dish that is outside its menu’s hours', async () => {
    const { menuId } = (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
    await kitchen.changeSettings(people.owner, 'hours', {
      menus: [{ menuId, spans: [{ from: '07:00', to: '11:00' }] }],
    });
    waitUntil('11:05');
    const items = [LINES.thali, LINES.samosa].map((line) => JSON.stringify(line));
    const [status, type, message] = await refusal(place(people.customer, { items }));
    expect([status, type]).toEqual([409, 'kitchen_closed']);
    expect(message).toContain('from 7:00 am tomorrow. Please remove it from your cart to order the rest.');
    expect((await opening()).closedMenus).toEqual([
      { id: menuId, opens: { time: '07:00', day: 'tomorrow' } },
    ]);
    expect((await place()).statusCode).toBe(201);
  });

  it('that was placed before closing gets the same answer when repeated after it', async () => {
    await kitchen.changeSettings(people.owner, 'hours', { week: everyDay('12:00', '22:00') });
    waitUntil('21:59');
    const first = await place(people.customer, {}, 'before-closing');
    wait(5);
    const again = await place(people.customer, {}, 'before-closing');
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  it('can be entered by staff even while the kitchen is closed', async () => {
    await kitchen.changeSettings(people.owner, 'hours', { week: everyDay('12:00', '22:00') });
    waitUntil('23:00');
    const answer = await place(people.kitchen, { channel: 'staff', customerPhone: '9876543210' });
    expect(answer.statusCode).toBe(201);
    expect((await place(people.kitchen)).statusCode).toBe(409);
  });
});

const END_OF = { '15': 15, '30': 30, '60': 60 } as const;

// HOURS-6
describe('a pause', () => {
  it.each(Object.keys(END_OF) as (keyof typeof END_OF)[])(
    'of %s minutes refuses orders, tells why and until when, and ends by itself',
    async (lasts) => {
      waitUntil('13:00');
      await kitchen.changeSettings(people.kitchen, 'pause', { lasts, reason: 'Power cut' });
      const { until } = await value('pause');
      expect(minutesFromNow(until)).toBe(END_OF[lasts]);
      const [status, type, message] = await refusal(place());
      expect([status, type]).toEqual([409, 'kitchen_closed']);
      expect(message).toMatch(
        /^We take no orders right now: Power cut\. Please order from \d+:\d\d pm today\.$/,
      );
      expect((await opening()).state).toBe('paused');
      wait(END_OF[lasts] + 1);
      expect((await place()).statusCode).toBe(201);
    },
  );

  it('until tomorrow ends when the kitchen opens the next day', async () => {
    await kitchen.changeSettings(people.owner, 'hours', { week: everyDay('12:00', '22:00') });
    waitUntil('13:00');
    await kitchen.changeSettings(people.manager, 'pause', { lasts: 'tomorrow' });
    expect((await refusal(place()))[2]).toBe(
      'We take no orders right now. Please order from 12:00 pm tomorrow.',
    );
    waitUntil('11:59');
    expect((await place()).statusCode).toBe(409);
    wait(2);
    expect((await place()).statusCode).toBe(201);
  });

  it('can be ended by the kitchen', async () => {
    await kitchen.changeSettings(people.kitchen, 'pause', { lasts: '60' });
    expect((await place()).statusCode).toBe(409);
    kitchen.takeEvents();
    await kitchen.changeSettings(people.kitchen, 'pause', {});
    expect(kitchen.takeEvents()).toEqual(['settings update pause']);
    expect((await place()).statusCode).toBe(201);
  });

  it('has only the end that the server computes', async () => {
    const until = new Date(Date.now() + 9_999 * MINUTE).toISOString();
    await kitchen.changeSettings(people.kitchen, 'pause', { lasts: '15', until });
    expect(minutesFromNow((await value('pause')).until)).toBe(15);
    await kitchen.changeSettings(people.kitchen, 'pause', { until });
    expect(await value('pause')).toEqual({ lasts: null, reason: '', until: null });
  });
});

// HOURS-7
describe('a busy kitchen', () => {
  it('adds its minutes to each new promised time for an hour', async () => {
    await kitchen.changeSettings(people.kitchen, 'busy', { minutes: 20 });
    expect(minutesFromNow((await value('busy')).until)).toBe(60);
    expect(minutesFromNow((await place()).json().promisedAt)).toBe(50);
    const typed = { channel: 'staff', customerPhone: '9876543210' };
    expect(minutesFromNow((await place(people.kitchen, typed)).json().promisedAt)).toBe(50);
    const own = { ...typed, promisedInMinutes: 25 };
    expect(minutesFromNow((await place(people.kitchen, own)).json().promisedAt)).toBe(25);
    // HOURS-14
    expect((await kitchen.send(VISITOR, 'GET', '/slots?dishes=samosa')).json()).toMatchObject({
      laterBy: 20,
    });
    wait(61);
    expect(minutesFromNow((await place()).json().promisedAt)).toBe(30);
    expect((await kitchen.send(VISITOR, 'GET', '/slots?dishes=samosa')).json()).toMatchObject({ laterBy: 0 });
  });
});

// HOURS-8
describe('pausing', () => {
  it.each([
    ['visitor', 401],
    ['customer', 401],
    ['rider', 401],
    ['kitchen', 200],
    ['manager', 200],
    ['owner', 200],
  ] as const)('and being busy, as %s, is answered with %i', async (who, status) => {
    expect((await kitchen.changeSettings(people[who], 'pause', { lasts: '15' })).statusCode).toBe(status);
    expect((await kitchen.changeSettings(people[who], 'busy', { minutes: 10 })).statusCode).toBe(status);
    const mayAll = who === 'owner' ? 200 : 401;
    expect((await kitchen.changeSettings(people[who], 'hours', {})).statusCode).toBe(mayAll);
    expect((await kitchen.changeSettings(people[who], 'kitchen', {})).statusCode).toBe(mayAll);
  });

  it.each([
    ['pause', { lasts: 'forever' }, '"lasts" must be one of 15, 30, 60, tomorrow'],
    ['pause', { lasts: '15', reason: 'x'.repeat(101) }, '"reason" must have at most 100 characters'],
    ['busy', { minutes: 15 }, '"minutes" must be one of 0, 10, 20, 30, 40'],
  ])('is refused with a %s of %j: %s', async (section, given, reason) => {
    const answer = await kitchen.changeSettings(people.kitchen, section, given);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
    expect(answer.json().message).toContain(reason);
  });

  it('is in the audit log, with the person’s name', async () => {
    await kitchen.changeSettings(people.kitchen, 'pause', { lasts: '30', reason: 'Gas is out' });
    const answer = await kitchen.list(people.owner, 'audits', {
      method: 'orderDesc',
      attribute: '$sequence',
    });
    const [{ adminId, documentId, changes }] = answer.json().documents;
    expect([adminId, documentId]).toEqual(['kitchen', 'pause']);
    expect(changes.join()).toContain('Gas is out');
  });
});
