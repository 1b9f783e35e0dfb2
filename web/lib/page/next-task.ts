/** Lets the browser answer a press or paint before the work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
