/** What GET /v1/slots answers: for when an order with these dishes can be placed now. */
export interface OfferedSlots {
  /** The promise of an order as soon as possible (ISO time); null while the kitchen takes none, or answers first. */
  soonest: string | null;
  /** Whether the place is so far that the kitchen says a time only when it accepts the order (AREA-16): there are no times then. */
  answersFirst: boolean;
  /** How many minutes later than usual that is, because the kitchen is busy or full; 0: it is not. */
  laterBy: number;
  /** The days with slots, in order; none unless the owner lets customers order ahead. */
  days: { date: string; slots: { at: string; time: string }[] }[];
}
