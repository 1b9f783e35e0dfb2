/** What GET /v1/slots answers: for when an order with these dishes can be placed now. */
export interface OfferedSlots {
  /** The promise of an order as soon as possible (ISO time); null while the kitchen takes none, or answers first. */
  soonest: string | null;
  /** Whether the place is so far that the kitchen says a time only when it accepts the order (AREA-16): there are no times then. */
  answersFirst: boolean;
  /** Whether it is open and has no room for an order as soon as possible within three hours (SLOT-2). */
  isFull: boolean;
  /** How many minutes later than usual that is, because the kitchen is busy or full; 0: it is not. */
  laterBy: number;
  /** The days with slots, in order; none unless the owner lets customers order ahead. `full`: its times that have no room. */
  days: { date: string; slots: OfferedSlot[]; full: OfferedSlot[] }[];
}

/** A time to choose. */
export interface OfferedSlot {
  /** ISO time. */
  at: string;
  /** In the kitchen's zone, '18:30'. */
  time: string;
}
