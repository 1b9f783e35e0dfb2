/** An object with only the parts of a `T` that a test uses, typed as a complete one. */
export function stub<T>(parts: object): T {
  return Object.assign(Object.create(null), parts);
}
