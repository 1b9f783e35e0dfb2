import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { everyDay, openSlotKitchen, thali, wire } from '#tests/slot-kitchen.ts';

const {
  kitchen,
  asha,
  owner,
  cook,
  set,
  place,
  waitUntil,
  today,
  placed,
  refusal,
  quarters,
  offered,
  reset,
} = await openSlotKitchen();

afterAll(() => kitchen.close());
afterEach(() => reset());

// SLOT-4
describe('an order ahead', () => {
  it('is promised for the chosen time, and due when the kitchen has to begin', async () => {
    await set('capacity', { scheduleDays: 2, ordersPerQuarter: 5 });
    await set('kitchen', { orderMode: 'board' });
    waitUntil(12, 3);
    const scheduledFor = today(18, 0, 1).toISOString();
    const order = await placed({ scheduledFor, promisedAt: null, dueAt: today(3).toISOString() });
    const chosen = wire(scheduledFor);
    expect(order).toMatchObject({ scheduledFor: chosen, promisedAt: chosen, slotAt: chosen });
    expect(order.dueAt).toBe(wire(today(17, 30, 1).toISOString()));
    expect(order.acceptBy).toBe(wire(today(17, 45, 1).toISOString()));
  });

  // SLOT-9
  it('takes the last place of its time, which is then offered as full', async () => {
    await set('capacity', { ordersPerQuarter: 1, scheduleDays: 1, slotMinutes: 30 });
    waitUntil(12, 3);
    const scheduledFor = today(18).toISOString();
    await placed({ scheduledFor });
    const { isFull, days } = await offered();
    expect(isFull).toBe(false);
    expect(days[0]?.full).toEqual([{ at: scheduledFor, time: '18:00' }]);
    expect(days[0]?.slots.map(({ time }) => time)).not.toContain('18:00');
  });

  it('is possible while the kitchen is closed or paused, and not for such a time', async () => {
    await set('hours', everyDay('12:00', '22:00'));
    await set('capacity', { scheduleDays: 1 });
    waitUntil(10);
    expect((await refusal(place()))[1]).toBe('kitchen_closed');
    expect((await offered()).soonest).toBeNull();
    await placed({ scheduledFor: today(12, 30).toISOString() });
    const notOffered = (next: string) => [
      409,
      'order_slot_unavailable',
      `We can’t take orders for this time. The next free time is ${next}.`,
    ];
    kitchen.takeEvents();
    expect(await refusal(place({ scheduledFor: today(12).toISOString() }))).toEqual(
      notOffered('12:30 pm today'),
    );
    waitUntil(13);
    await set('pause', { lasts: '60' });
    expect(await refusal(place({ scheduledFor: today(14).toISOString() }))).toEqual(
      notOffered('3:00 pm today'),
    );
    await placed({ scheduledFor: today(15).toISOString() });
  });

  it.each([
    ['between two slots', () => today(18, 10)],
    ['that has passed', () => today(11)],
    ['that is too soon', () => today(12, 30)],
    ['further ahead than the owner allows', () => today(12, 30, 1)],
  ])('is refused for a time %s', async (_what, moment) => {
    await set('capacity', { scheduleDays: 1 });
    waitUntil(12, 10);
    const [status, type] = await refusal(place({ scheduledFor: moment().toISOString() }));
    expect([status, type]).toEqual([409, 'order_slot_unavailable']);
  });

  it('is taken for a slot that was offered until a few minutes ago', async () => {
    await set('capacity', { scheduleDays: 1 });
    waitUntil(12, 3);
    await placed({ scheduledFor: today(12, 30).toISOString() });
  });

  it('is refused when the owner takes none, also if staff type it', async () => {
    const scheduledFor = today(18).toISOString();
    const refused = [
      409,
      'order_slot_unavailable',
      'We take no orders ahead right now. Please order as soon as possible instead.',
    ];
    expect(await refusal(place({ scheduledFor }))).toEqual(refused);
    const typed = { channel: 'staff', customerPhone: '9876512345', scheduledFor };
    expect(await refusal(place(typed, cook))).toEqual(refused);
  });

  // ORDER-3
  it('that is sent again gets the first answer and takes one place, even if its slot is full by then', async () => {
    await set('capacity', { scheduleDays: 1, ordersPerQuarter: 1 });
    waitUntil(12, 3);
    const asked = { scheduledFor: today(18).toISOString() };
    const first = await place(asked, asha, 'sent-again');
    const again = await place(asked, asha, 'sent-again');
    expect([again.statusCode, again.json().number]).toEqual([first.statusCode, first.json().number]);
    expect(await quarters()).toEqual([{ orders: 1, items: 1 }]);
  });

  it('is typed by staff for a customer on the phone', async () => {
    await set('capacity', { scheduleDays: 1 });
    waitUntil(12, 3);
    const scheduledFor = today(18).toISOString();
    const typed = { channel: 'staff', customerPhone: '9876512345', scheduledFor, promisedInMinutes: 20 };
    expect(await placed(typed, cook)).toMatchObject({
      promisedAt: wire(scheduledFor),
      promisedInMinutes: null,
    });
  });

  it('is refused if the hours change before it is placed, and is told the next time', async () => {
    await set('capacity', { scheduleDays: 2 });
    waitUntil(12, 3);
    const scheduledFor = today(21).toISOString();
    expect((await offered()).days[0]?.slots.some((slot) => slot.at === scheduledFor)).toBe(true);
    await set('hours', everyDay('12:00', '20:00'));
    expect((await refusal(place({ scheduledFor })))[2]).toBe(
      'We can’t take orders for this time. The next free time is 12:30 pm tomorrow.',
    );
  });
});

// SLOT-3
describe('the list of slots', () => {
  it('can be read by everybody, without those that are full', async () => {
    await set('capacity', { scheduleDays: 1, itemsPerQuarter: 5, slotMinutes: 15 });
    waitUntil(12, 3);
    await placed({ scheduledFor: today(18).toISOString(), items: [thali(3)] });
    const times = async (query: string, who = VISITOR) => {
      const answer = await kitchen.send(who, 'GET', `/slots${query}`);
      const { days } = answer.json() as OfferedSlots;
      return days[0]?.slots.map(({ time }) => time);
    };
    expect((await times('?items=2'))?.slice(0, 2)).toEqual(['12:45', '13:00']);
    expect(await times('?items=2')).toContain('18:00');
    for (const who of [VISITOR, asha, owner]) expect(await times('?items=3', who)).not.toContain('18:00');
  });

  it('follows the hours of the dishes’ menus, and the kind of the order', async () => {
    const { menuId } = (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
    await set('hours', { menus: [{ menuId, spans: [{ from: '16:00', to: '16:30' }] }] });
    await set('capacity', { scheduleDays: 1 });
    waitUntil(12, 3);
    const { soonest, days } = await offered('?dishes=samosa,ghar-ki-thali');
    expect([soonest, days[0]?.slots.map(({ time }) => time)]).toEqual([null, ['16:30']]);
    expect((await offered('?dishes=ghar-ki-thali&kind=pickup')).days[0]?.slots[0]?.time).toBe('12:30');
  });

  it.each([
    '?kind=drone',
    '?pincode=1',
    '?items=0',
    '?items=x',
    '?dishes=%20',
    `?dishes=${'a,'.repeat(100)}a`,
  ])('is refused for %s', async (query) => {
    const answer = await kitchen.send(VISITOR, 'GET', `/slots${query}`);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
  });
});
