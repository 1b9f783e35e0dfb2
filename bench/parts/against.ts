import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** A version of the product that is measured: the folder where it is built. */
interface Version {
  name: string;
  folder: string;
}

/** This version, and the one in the folder that `--against` names. */
export function versions(): Version[] {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const now = { name: 'now', folder: PROJECT_FOLDER };
  return values.against === undefined ? [now] : [now, { name: 'against', folder: values.against }];
}
