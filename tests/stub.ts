/** An object with only those parts of a `T` that a test uses, in the place of a whole one. */
export function stub<T>(parts: object): T {
  return Object.assign(Object.create(null), parts);
}
