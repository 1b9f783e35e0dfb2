import type { LightMyRequestResponse } from 'fastify';
import type { Position } from '#domain/places/position.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Person } from './kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from './order-kitchen.ts';

/** Where the test kitchen is: in 560003. */
export const KITCHEN = { latitude: 13.0031, longitude: 77.5699 };
/** So many metres north of the kitchen. */
export const north = (metres: number): Position => ({
  ...KITCHEN,
  latitude: KITCHEN.latitude + metres / 111_195,
});

/** What a customer, the kitchen or a rider reads of a ride. */
export interface SeenRide {
  $id: string;
  latitude: number;
  longitude: number;
  metres: number | null;
  stopsBefore: number;
  seenAt: string;
  arrivesFrom: string | null;
  arrivesUntil: string | null;
}

/** A request of an app that sends positions. */
export interface PositionRequest {
  body?: object | string;
  query?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A kitchen whose riders can be located. */
export interface RideKitchen extends OrderKitchen {
  /** Agrees to be located and begins a shift; returns its id. */
  begin(who: Person): Promise<string>;
  end(who: Person, shiftId: string): Promise<LightMyRequestResponse>;
  agree(who: Person, given: boolean): Promise<LightMyRequestResponse>;
  /** Makes a token for the app of a phone. */
  connect(who: Person, name?: string): Promise<{ $id: string; token: string }>;
  /** Sends a position from the rider's page, where the server's clock is now. */
  move(who: Person, to: Position, over?: object): Promise<LightMyRequestResponse>;
  /** Sends a position as apps do: without a project and without a session. */
  postPosition(request: PositionRequest): Promise<LightMyRequestResponse>;
  /** Places an order to a pincode and moves it until this rider is bringing it. */
  bring(rider: Person, pincode: number | null, customer?: Person): Promise<string>;
  rides(who: Person): Promise<SeenRide[]>;
  /** How many points of a rider are stored. */
  points(who: Person): Promise<number>;
  /** The server's clock (milliseconds). */
  now(): number;
}

export async function openRideKitchen(settings: Record<string, string> = {}): Promise<RideKitchen> {
  const base = await openOrderKitchen(settings);
  let count = 0;
  const kitchen: RideKitchen = {
    ...base,
    agree: (who, given) => base.create(who, 'consents', { purpose: 'riderPosition', given }),
    async begin(who) {
      await kitchen.agree(who, true);
      const documentId = `shift-${++count}`;
      const answer = await base.create(who, 'riderShifts', { isOpen: true }, documentId);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().$id;
    },
    end: (who, shiftId) => base.change(who, 'riderShifts', shiftId, { isOpen: false }),
    connect: async (who, name = 'Moto') => (await base.send(who, 'POST', '/riders/phones', { name })).json(),
    now: () => base.app.engine.clock().getTime(),
    move: (who, to, over = {}) =>
      base.send(who, 'POST', '/riders/positions', { ...to, accuracy: 8, at: kitchen.now(), ...over }),
    postPosition: ({ body, query = '', headers = {}, remoteAddress }) =>
      base.app.server.inject({
        method: 'POST',
        url: `/v1/riders/positions${query && `?${query}`}`,
        headers,
        ...(body !== undefined && { payload: body }),
        ...(remoteAddress && { remoteAddress }),
      }),
    async bring(rider, pincode, customer = kitchen.asha) {
      const id = await base.place(customer);
      await base.database.execute(sql`update orders set pincode = ${pincode}::bigint where id = ${id}`);
      await base.walk(id, 'accepted', 'ready');
      await base.event(base.owner, id, { type: 'assign', from: 'ready', riderId: rider.id });
      const out = await base.step(rider, id, 'ready', 'outForDelivery');
      if (out.statusCode !== 201) throw new Error(out.body);
      base.takeEvents();
      return id;
    },
    rides: async (who) => (await base.list(who, 'rides')).json().documents ?? [],
    async points(who) {
      const rows = await base.database.query(sql`select 1 from "riderPoints" where "userId" = ${who.id}`);
      return rows.length;
    },
  };
  return kitchen;
}
