import { didYouMean, nearestWord } from '#domain/nearest-word.mjs';
import { SETTINGS } from './list.ts';
import type { Setting, SettingGroup } from './setting.ts';

const NAMES = (Object.values(SETTINGS) as (Setting | SettingGroup)[]).flatMap((entry) =>
  'settings' in entry ? Object.values(entry.settings).map(({ env }) => env) : [entry.env],
);

/** How all variables begin that no other program has, and those of ours that are no settings of the server. */
const OWN = 'RASOI_';
const OTHERS_OF_OURS = [
  ...['RASOI_SERVICE', 'RASOI_SERVER', 'RASOI_TOKEN'],
  ...['RASOI_SIGNING_KEY', 'RASOI_DOWNLOAD_PAGE'],
];

/** One line for each variable that is no setting but looks like one. Variables of other programs are left alone. */
export const unknownSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => !NAMES.includes(name) && !OTHERS_OF_OURS.includes(name))
    .filter((name) => name.startsWith(OWN) || nearestWord(name, NAMES) !== undefined)
    .map((name) => `${name} is no setting of Rasoi, so it changes nothing.${didYouMean(name, NAMES)}`);
