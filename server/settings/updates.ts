import * as parse from './parsers.ts';
import type { SettingGroup } from './setting.ts';

/** The notice that there is a newer version. Undefined unless whoever runs the server wants it. */
export const updates = {
  enabledBy: 'UPDATE_FEED_URL',
  unset: 'none: nothing is asked, and nobody is told of newer versions',
  settings: {
    feedUrl: {
      env: 'UPDATE_FEED_URL',
      parse: parse.providerUrl,
      about:
        'the address of the signed list of versions (`…/updates.json`), with its signature beside it (`.minisig`). It is asked for once a day, with nothing about the kitchen',
    },
    key: {
      env: 'UPDATE_KEY',
      parse: parse.minisignKey,
      optional: true,
      unset: 'the key that the release brings',
      about: 'the public key of minisign that must have signed the list',
    },
  },
} as const satisfies SettingGroup;
