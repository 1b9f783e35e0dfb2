// Loaded before the server of the handbook's pictures: its clock begins at HANDBOOK_CLOCK (an ISO date), so that every picture is of
// the same evening whenever it is taken.
const RealDate = Date;
const ahead = RealDate.parse(process.env.HANDBOOK_CLOCK ?? '') - RealDate.now();

globalThis.Date = class extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    // @ts-expect-error any of the forms of `new Date()`
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts));
  }
  static now() {
    return RealDate.now() + ahead;
  }
  /** @param {unknown} value */
  static [Symbol.hasInstance](value) {
    return RealDate[Symbol.hasInstance](value);
  }
};
