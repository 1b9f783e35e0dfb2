import type { orderEventAttributes } from '#domain/orders/events/event-attributes.ts';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { MOST_SPEEDS, riderShiftAttributes } from '#domain/rides/attributes.ts';
import { rideMessages } from '#domain/rides/messages.ts';
import { speedOf } from '#domain/rides/pace.ts';
import { ROLES } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { hasRole, kitchenOnly, ownerOnly, userOf } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { consents, hasConsent, recordConsent } from '../consents.ts';
import { orderEvents } from '../orders/order-events.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../users.ts';
import { agreeTour } from './agree-tour.ts';
import {
  endShift,
  forgetPoints,
  lockOpenShift,
  recentPoint,
  removeRides,
  shiftTable,
  updateRides,
} from './follow-rides.ts';
import { riderPhones } from './rider-phones.ts';
import { rides } from './rides.ts';

type OrderEvent = Document<typeof orderEventAttributes>;

/** How fast the ride of an order was that its rider has just delivered. */
async function speedOfRide(work: Work, { data }: OrderEvent): Promise<number | undefined> {
  if (data.type !== 'step' || data.to !== 'delivered' || !isOnTheWay(data.from)) return undefined;
  const ride = (await find(work.sql, rides, data.orderId))?.data;
  if (!ride) return undefined;
  const took = work.now.getTime() - ride.startedAt.getTime();
  return speedOf({ metres: ride.startMetres, stops: ride.startStops, took });
}

/** Brings the rides of a rider up to date with an event of one of their orders. */
async function followEvent(work: Work, riderId: string, event: OrderEvent): Promise<void> {
  const shift = await lockOpenShift(work, riderId);
  if (!shift) return;
  const speed = await speedOfRide(work, event);
  if (speed !== undefined)
    await work.updateWhere(shiftTable, equal(shiftTable.fields.id, shift.id), {
      speeds: [...shift.speeds, speed].slice(-MOST_SPEEDS),
    });
  const point = await recentPoint(work, shift.id);
  if (point) await updateRides(work, riderId, point);
  else await work.removeWhere(rides, equal(rides.fields.id, event.data.orderId));
}

/**
 * The shifts of riders, who are located only during them (RIDE-1). A rider has one open shift at most; beginning another
 * answers the open one.
 */
export const riderShifts = defineCollection('riderShifts', riderShiftAttributes, (shifts) => ({
  belongsTo: {
    owner: shifts.fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'riderShifts' },
    few: 'A rider begins one or two a day, and they are deleted after 90 days.',
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => kitchenOnly(caller) || ownerOnly(shifts.fields.userId)(caller),
    create: hasRole(...ROLES),
    update: ownerOnly(shifts.fields.userId),
  },
  audit: { never: 'Riders begin and end their own; they change nothing of the kitchen’s.' },
  hooks: {
    /** Locks the rider, so that two taps begin one shift. */
    lock: lockPerson,
    async beforeCreate(work) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized');
      if (!(await hasConsent(work, user.id, 'riderPosition'))) throw new Failure('rider_consent_missing');
      const { fields } = shifts;
      const [open] = await findAll(
        work.sql,
        shifts,
        and(equal(fields.userId, user.id), equal(fields.isOpen, true)),
      );
      if (open) return { merge: open, values: {} };
      return {
        insert: { userId: user.id, name: user.name, isOpen: true, startedAt: work.now, speeds: [] },
      };
    },
    async beforeUpdate(work, { data }, { isOpen = data.isOpen }) {
      if (isOpen === data.isOpen) return { change: {} };
      if (isOpen) throw new Failure('general_argument_invalid', rideMessages.onlyEnd);
      if (data.userId !== null) await removeRides(work, data.userId);
      return { change: { isOpen: false, endedAt: work.now, endedBy: 'rider' } };
    },
  },
  reactsTo: [
    changesOf(orderEvents, {
      async afterCreate(work, event) {
        const { from, to, riderId, riderBefore } = event.data;
        const leaves = to !== null && isOnTheWay(to);
        if (!isOnTheWay(from) && !leaves) return;
        if (leaves && riderId !== null) await agreeTour(work, riderId);
        // In one order, so that two such events do not wait for each other.
        const riders = [...new Set([riderId, riderBefore])].filter((id) => id !== null).sort();
        for (const rider of riders) await followEvent(work, rider, event);
      },
    }),
    changesOf(consents, {
      /** Whoever no longer wants to be located has no shift, and leaves no points (RIDE-2). */
      async afterCreate(work, { data }) {
        if (data.purpose !== 'riderPosition' || data.given || data.userId === null) return;
        await endShift(work, data.userId, 'consentWithdrawn');
        await forgetPoints(work, data.userId);
      },
    }),
    changesOf(users, {
      /** Whoever comes back later is asked again. */
      async afterUpdate(work, before, after) {
        if (before.data.role === null || after.data.role !== null) return;
        await endShift(work, after.id, 'leftTeam');
        await forgetPoints(work, after.id);
        await work.removeWhere(riderPhones, equal(riderPhones.fields.userId, after.id));
        if (!(await hasConsent(work, after.id, 'riderPosition'))) return;
        const person = { id: after.id, email: after.data.email ?? '' };
        await recordConsent(work, person, { purpose: 'riderPosition', given: false, way: 'leftTeam' });
      },
    }),
  ],
}));
