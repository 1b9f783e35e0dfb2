/** The uploads that run, by the form whose field has begun them. */
const running = new Map<HTMLFormElement, Set<Promise<unknown>>>();

/** Notes that a form has an upload until it is over. @param field lies in the form; null for an upload of no form */
export function noteUpload(field: Element | null, done: Promise<unknown>): void {
  const form = field?.closest('form');
  if (!form) return;
  const uploads = running.get(form) ?? new Set();
  running.set(form, uploads.add(done));
  const over = () => {
    uploads.delete(done);
    if (uploads.size === 0) running.delete(form);
  };
  done.then(over, over);
}

export const hasUploads = (form: HTMLFormElement): boolean => running.has(form);

/**
 * Waits for a form's uploads, and for those that replace them meanwhile. Returns whether the last ones have succeeded: a form is
 * not sent without a picture that somebody has chosen.
 */
export async function uploadsOf(form: HTMLFormElement): Promise<boolean> {
  let succeeded = true;
  while (running.has(form)) {
    const results = await Promise.allSettled(running.get(form) ?? []);
    succeeded = results.every(({ status }) => status === 'fulfilled');
  }
  return succeeded;
}
