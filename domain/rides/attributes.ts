import type { RecordCodec } from '#domain/rows/row.ts';

/** The most phones that send a rider's position. */
export const MOST_PHONES = 5;
/** The most rides of a shift whose speed is kept. */
export const MOST_SPEEDS = 20;
/** Days after which shifts are deleted. */
export const SHIFT_DAYS = 90;

/** How a shift ended: by its rider, by itself, because the consent was withdrawn, or because the rider left the team. */
const SHIFT_ENDS = ['rider', 'forgotten', 'consentWithdrawn', 'leftTeam'] as const;
export type ShiftEnd = (typeof SHIFT_ENDS)[number];

/** A speed in metres a minute. */
const speedCodec: RecordCodec<number> = {
  parse: (value) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined),
  format: (speed) => speed,
};

/** A time in which a rider brings orders and is located (RIDE-1). Its rider begins it, and ends it by writing `isOpen`. */
export const riderShiftAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'rider' },
  /** The rider's name for the kitchen, which may not read profiles. */
  name: { type: 'string', size: 128, writtenBy: 'server' },
  isOpen: { type: 'boolean', default: true },
  startedAt: { type: 'datetime', assigned: true },
  endedAt: { type: 'datetime', writtenBy: 'server' },
  endedBy: { type: 'string', size: 16, oneOf: SHIFT_ENDS, writtenBy: 'server' },
  /** When the rider's phone last said where it is, at most half a minute too early; null: never. */
  seenAt: { type: 'datetime', writtenBy: 'server' },
  /** How fast the last rides of this shift were, in metres of road a minute. */
  speeds: { type: 'records', max: MOST_SPEEDS, codec: speedCodec, assigned: true },
} as const;

/**
 * Why the messages of a phone's app are of no use: it encrypts them, its clock is ahead, or they are no positions. They are
 * answered like any other, because the app would send them again before anything newer.
 */
export const PHONE_PROBLEMS = ['encrypted', 'clock', 'unreadable'] as const;
export type PhoneProblem = (typeof PHONE_PROBLEMS)[number];

/** A phone whose app sends its rider's position with a token. The token's hash is not an attribute. */
export const riderPhoneAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'rider' },
  name: { type: 'string', size: 64, min: 1, trim: true, required: true },
  /** When it last sent a position, to the minute; null: never. */
  lastSeenAt: { type: 'datetime', writtenBy: 'server' },
  /** What is wrong with what its app sent last; null: nothing. */
  problem: { type: 'string', size: 16, oneOf: PHONE_PROBLEMS, writtenBy: 'server' },
} as const;

/** Where a rider was during a shift. Deleted after some hours (RIDE-10). */
export const riderPointAttributes = {
  userId: { type: 'string', size: 36, account: true, required: true, word: 'rider' },
  shiftId: { type: 'string', size: 36, required: true },
  at: { type: 'datetime', required: true },
  latitude: { type: 'float', min: -90, max: 90, required: true },
  longitude: { type: 'float', min: -180, max: 180, required: true },
  /** How far off the position may be (metres); null: the phone did not say. */
  accuracy: { type: 'float', min: 0 },
} as const;

/** The way of one order that a located rider is bringing. It has the order's id, and exists only while that is on its way. */
export const rideAttributes = {
  /** The customer; null for an order without an account. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  riderId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'rider' },
  /** The newest position of the rider, and when the phone was there. */
  latitude: { type: 'float', assigned: true },
  longitude: { type: 'float', assigned: true },
  seenAt: { type: 'datetime', assigned: true },
  /** The rider's stops before this one. */
  stopsBefore: { type: 'integer', min: 0, assigned: true },
  /** Metres of road to go, through the stops before; null where the order's place is not known. */
  metres: { type: 'integer', min: 0, writtenBy: 'server', word: 'distance (m)' },
  /** Between which times it arrives; null where the order's place is not known. */
  arrivesFrom: { type: 'datetime', writtenBy: 'server' },
  arrivesUntil: { type: 'datetime', writtenBy: 'server' },
  /** When the ride was first known, and what was ahead then: what its speed is reckoned from. */
  startedAt: { type: 'datetime', assigned: true },
  startMetres: { type: 'integer', min: 0, writtenBy: 'server' },
  startStops: { type: 'integer', min: 0, assigned: true },
} as const;
