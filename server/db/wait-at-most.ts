/** Waits for a promise that never rejects, but at most some milliseconds. The promise goes on afterwards. */
export function waitAtMost(milliseconds: number, done: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
