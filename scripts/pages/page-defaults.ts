// In the build for browsers, replaces the modules with the first values of settings by these values alone. Otherwise every
// visitor would load the rows of all settings, with their rules and the words of their forms, and the library of the rules.
import { type Plugin, runnerImport } from 'vite';

const DEFAULTS = /[\\/]domain[\\/]site[\\/](content[\\/]content|page)-defaults\.ts$/;

export function pageDefaults(root: string): Plugin {
  return {
    name: 'page-defaults',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !DEFAULTS.test(id)) return null;
      const { module } = await runnerImport<object>(id, { root, configFile: false, logLevel: 'error' });
      const values = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: values.join('\n'), map: null };
    },
  };
}
