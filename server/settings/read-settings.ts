import * as v from 'valibot';
import { adminPasswordProblem } from './admin-password.ts';
import { withoutOutside } from './demo.ts';
import { addressProblem } from './https.ts';
import { SETTINGS, type ServerSettings } from './list.ts';
import type { Setting, SettingGroup } from './setting.ts';

/** A setting with an invalid value. The message is one line for the person who starts the server. */
export class SettingsError extends Error {}

/** Reads the settings from the environment. Throws SettingsError, naming the variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const texts = new Map<string, string>();

  function given({ env: variable, emptyIsValue }: Setting): string | undefined {
    const text = env[variable];
    return text === '' && !emptyIsValue ? undefined : text;
  }

  function textOf(variable: string): string {
    const text = texts.get(variable);
    if (text === undefined) throw new Error(`${variable} comes later in the list of settings`);
    return text;
  }

  function readSetting(setting: Setting, neededWith: string | undefined): unknown {
    const { env: variable, default: standard } = setting;
    const text = given(setting) ?? (typeof standard === 'function' ? standard(textOf) : standard);
    texts.set(variable, text ?? '');
    if (text === undefined) {
      if (setting.optional) return undefined;
      throw new SettingsError(
        `${variable} is needed${neededWith === undefined ? '' : ` with ${neededWith}`}`,
      );
    }
    const read = v.safeParse(setting.parse, text);
    if (!read.success) throw new SettingsError(`${variable} ${read.issues[0].message}`);
    return read.output;
  }

  function leaveOut(setting: Setting): [] {
    texts.set(setting.env, '');
    return [];
  }

  function readGroup({ settings, enabledBy, allOrNone }: SettingGroup): unknown {
    const unset = enabledBy !== undefined && (env[enabledBy] ?? '') === '';
    const alone = Object.values(settings).find((setting) => !setting.default && given(setting) !== undefined);
    if (unset && allOrNone && alone) throw new SettingsError(`${enabledBy} is needed with ${alone.env}`);
    const values = Object.entries(settings).flatMap(([name, setting]) =>
      // An invalid value is refused even while its group is off, so that it can't cause a surprise later.
      unset && given(setting) === undefined ? leaveOut(setting) : [[name, readSetting(setting, enabledBy)]],
    );
    return unset ? undefined : Object.fromEntries(values);
  }

  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(SETTINGS) as [string, Setting | SettingGroup][]) {
    values[name] = 'settings' in entry ? readGroup(entry) : readSetting(entry, undefined);
  }
  const settings = (values.demo ? withoutOutside(values) : values) as ServerSettings;
  const problem = addressProblem(settings);
  if (problem) throw new SettingsError(problem);
  if (settings.environment === 'production' && settings.adminPassword !== undefined) {
    const problem = adminPasswordProblem(settings.adminPassword, settings);
    if (problem) throw new SettingsError(problem);
  }
  return settings;
}
