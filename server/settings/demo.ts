import * as parse from './parsers.ts';
import type { SettingGroup } from './setting.ts';

/**
 * The demo (`npm start -- --demo`, which sets RASOI_DEMO): an invented kitchen that begins anew after some time. Undefined for
 * every other kitchen.
 */
export const demo = {
  enabledBy: 'RASOI_DEMO',
  unset: 'off; `npm start -- --demo` sets it to `1`',
  settings: {
    isOn: {
      env: 'RASOI_DEMO',
      parse: parse.onlyOne,
      about:
        '`1` starts a demo: an invented kitchen in a data folder of its own, where nothing leaves the server',
    },
    resetMinutes: {
      env: 'DEMO_RESET_MINUTES',
      parse: parse.wholeNumber(5, 10_080),
      default: '120',
      about: 'minutes after which a demo begins anew',
    },
  },
} as const satisfies SettingGroup;

type Values = Readonly<Record<string, unknown>>;

/**
 * The settings of a demo: without every service that mail, text messages, payments, files or events could leave to, and without
 * a database of somebody else's, whatever the environment says (DEMO-4).
 */
export function withoutOutside(settings: Values): Values {
  const without = (name: string, over: object) => ({ [name]: { ...Object(settings[name]), ...over } });
  return {
    ...settings,
    ...{ databaseUrl: undefined, databaseDirectUrl: undefined, redisUrl: undefined },
    ...{ smtpUrl: undefined, sms: undefined, razorpay: undefined },
    ...{ google: undefined, github: undefined, oidc: undefined },
    ...{ s3: undefined, backupS3: undefined, updates: undefined },
    pincodeUrl: '/pincode',
    ...without('backup', { every: 0, folder: undefined }),
    ...without('emailService', { origin: undefined }),
    ...without('formService', { endpoint: undefined }),
  };
}
