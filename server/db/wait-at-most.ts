/** Waits for a promise that never rejects, for a limited time (milliseconds). The promise continues afterwards. */
export function waitAtMost(milliseconds: number, done: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
