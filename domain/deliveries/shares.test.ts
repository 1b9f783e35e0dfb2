import { describe, expect, it } from 'vitest';
import type { Position } from '#domain/places/position.ts';
import { proposedShares, type SharingRider, wayOfShare } from './shares.ts';

const KITCHEN: Position = { latitude: 18.52, longitude: 73.85 };
/** A place so many kilometres away, in a direction (degrees from the east). */
const at = (degrees: number, kilometres = 2): Position => ({
  latitude: KITCHEN.latitude + (kilometres / 111) * Math.sin((degrees * Math.PI) / 180),
  longitude: KITCHEN.longitude + (kilometres / 105.4) * Math.cos((degrees * Math.PI) / 180),
});
const riders = (...has: number[]): SharingRider[] => has.map((count, n) => ({ id: `r${n}`, has: count }));
const idsOf = (shares: ReturnType<typeof proposedShares>) =>
  shares.map(({ stops }) => stops.map(({ id }) => id).join(''));

let seed = 11;
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const anyStops = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    position: random(8) ? at(random(360), 1 + random(90) / 10) : undefined,
  }));

// RIDER-17
describe('a proposal who brings what', () => {
  it('gives each rider what lies in one direction, and cuts at the widest gap', () => {
    const east = [80, 100, 120].map((angle, n) => ({ id: `n${n}`, position: at(angle) }));
    const south = [260, 270, 280].map((angle, n) => ({ id: `s${n}`, position: at(angle) }));
    const mixed = [...south, ...east].sort((one, other) =>
      (one.id.at(-1) ?? '').localeCompare(other.id.at(-1) ?? ''),
    );
    expect(idsOf(proposedShares(mixed, riders(0, 0), KITCHEN)).toSorted()).toEqual(['n0n1n2', 's0s1s2']);
  });

  it('gives more to who has less, and those nobody can place to the last', () => {
    const stops = [10, 20, 30].map((angle, n) => ({ id: `${n}`, position: at(angle) }));
    const all = [...stops, { id: 'x', position: undefined }];
    expect(idsOf(proposedShares(all, riders(6, 1), KITCHEN))).toEqual(['', '012x']);
    expect(idsOf(proposedShares(all, riders(0, 0), KITCHEN))).toEqual(['01', '2x']);
  });

  it('gives nobody anything without riders, and riders nothing without orders', () => {
    expect(proposedShares(anyStops(5), [], KITCHEN)).toEqual([]);
    expect(idsOf(proposedShares([], riders(0, 0), KITCHEN))).toEqual(['', '']);
  });

  it('names each order once, is balanced within one, and is the same each time, whatever it is about', () => {
    for (let round = 0; round < 300; round++) {
      const stops = anyStops(random(60));
      const some = riders(...Array.from({ length: 1 + random(6) }, () => 0));
      const shares = proposedShares(stops, some, KITCHEN);
      const given = shares.flatMap((share) => share.stops.map(({ id }) => id));
      expect(given.toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
      const counts = shares.map((share) => share.stops.length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(idsOf(proposedShares(stops.toReversed(), some, KITCHEN))).toEqual(idsOf(shares));
    }
  });

  it('evens out what riders have already, as far as the orders go', () => {
    for (let round = 0; round < 200; round++) {
      const stops = anyStops(random(40));
      const some = riders(...Array.from({ length: 1 + random(5) }, () => random(8)));
      const shares = proposedShares(stops, some, KITCHEN);
      const totals = shares.map((share, n) => ({
        has: some[n]?.has ?? 0,
        all: (some[n]?.has ?? 0) + share.stops.length,
      }));
      const most = Math.max(0, ...totals.filter(({ has, all }) => all > has).map(({ all }) => all));
      for (const { all } of totals) expect(all).toBeGreaterThanOrEqual(Math.min(most - 1, all));
      const least = Math.min(...totals.map(({ all }) => all));
      expect(most - least).toBeLessThanOrEqual(1);
    }
  });

  it('is a shorter way for all riders than giving them the orders in turn', () => {
    const ways = { swept: 0, inTurn: 0 };
    for (let round = 0; round < 20; round++) {
      const stops = anyStops(30).map((stop) => ({ ...stop, position: stop.position ?? at(random(360), 3) }));
      const some = riders(0, 0, 0);
      for (const share of proposedShares(stops, some, KITCHEN))
        ways.swept += wayOfShare(share.stops, KITCHEN);
      some.forEach((_rider, n) => {
        ways.inTurn += wayOfShare(
          stops.filter((_stop, at) => at % 3 === n),
          KITCHEN,
        );
      });
    }
    expect(ways.swept / ways.inTurn).toBeLessThan(0.75);
  });
});
