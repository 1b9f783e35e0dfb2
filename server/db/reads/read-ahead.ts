/** The same parts, each asked for while the one before it is worked on. Nothing is asked for before the first is wanted. */
export async function* readAhead<T>(parts: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  let next = parts.next();
  try {
    for (let result = await next; !result.done; result = await next) {
      next = parts.next();
      // A failure is thrown when the part is waited for, not while nobody waits.
      next.catch(() => {});
      yield result.value;
    }
  } finally {
    await parts.return();
  }
}
