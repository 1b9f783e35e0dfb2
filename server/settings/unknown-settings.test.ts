import { expect, it } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

// INSTALL-17
it.each([
  ['HTTPS_DOMIAN', 'Did you mean HTTPS_DOMAIN?'],
  ['SMTP_URI', 'Did you mean SMTP_URL?'],
  ['https_domain', 'Did you mean HTTPS_DOMAIN?'],
  ['BACKUP_FOLDRE', 'Did you mean BACKUP_FOLDER?'],
  ['RASOI_PORT', 'RASOI_PORT is no setting of Rasoi'],
])('names %s, which looks like a setting', (name, words) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([expect.stringContaining(words)]);
});

// INSTALL-17
it('is silent about settings and about the variables of other programs', () => {
  const others =
    'PATH HOME HOSTNAME HTTP_PROXY HTTPS_PROXY NO_PROXY LOGNAME PWD OLDPWD NODE_OPTIONS NOTIFY_SOCKET';
  const more =
    'PGHOST PGPORT LANG LC_ALL TZ SHLVL INVOCATION_ID JOURNAL_STREAM TEST_DATABASE_URL RASOI_SERVICE';
  const ours = 'PORT HOST RASOI_DATA RASOI_DEMO HTTPS_DOMAIN DATABASE_URL LOG_LEVEL NODE_ENV';
  const names = `${others} ${more} ${ours}`.split(' ');
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
