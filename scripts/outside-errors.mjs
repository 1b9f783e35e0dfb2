// A Vitest reporter: writes the errors thrown outside of any test to OUTSIDE_ERRORS_FILE, which the JSON report leaves out.
import { writeFileSync } from 'node:fs';

export default class OutsideErrors {
  /** @param {unknown} _modules @param {readonly { message?: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.OUTSIDE_ERRORS_FILE;
    if (file)
      writeFileSync(file, JSON.stringify(errors.map((error) => error.stack ?? error.message ?? 'unknown')));
  }
}
