import { expect, it } from 'vitest';
import { publicSettings } from './public-settings.ts';
import { readSettings } from './read-settings.ts';

// DEMO-4
it('a demo has no service outside, whatever the environment says', () => {
  const OUTSIDE = {
    ...{ DATABASE_URL: 'postgres://db.example/rasoi', DATABASE_DIRECT_URL: 'postgres://db.example/rasoi' },
    ...{
      REDIS_URL: 'redis://redis.example',
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example',
    },
    ...{ RAZORPAY_KEY_ID: 'rzp_test_abcdef', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' },
    ...{ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', GITHUB_CLIENT_ID: 'g', GITHUB_CLIENT_SECRET: 's' },
    ...{ OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 's', OIDC_ISSUER: 'https://id.example' },
    ...{
      S3_ENDPOINT: 'https://files.example',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    ...{ BACKUP_S3_ENDPOINT: 'https://backups.example', BACKUP_S3_BUCKET: 'b' },
    ...{
      BACKUP_S3_ACCESS_KEY_ID: 'k',
      BACKUP_S3_SECRET_ACCESS_KEY: 's',
      BACKUP_FOLDER: '/elsewhere.example',
    },
    ...{ PINCODE_URL: 'https://pincodes.example/pincode', EMAIL_SERVICE_URL: 'https://newsletter.example' },
    FORM_SERVICE_URL: 'https://forms.example/f',
  };
  /** All hosts that a kitchen with these settings may call. */
  const hosts = (env: Record<string, string>) =>
    JSON.stringify(readSettings(env)).match(/\w+\.example/g) ?? [];
  expect(new Set(hosts(OUTSIDE)).size).toBe(11);
  expect(hosts({ ...OUTSIDE, RASOI_DEMO: '1' })).toEqual([]);
  expect(readSettings({ ...OUTSIDE, RASOI_DEMO: '1' })).toMatchObject({
    databaseUrl: undefined,
    razorpay: undefined,
    backup: { every: 0 },
  });
});

// DEMO-5
it('only RASOI_DEMO=1 makes a demo, and pages of other kitchens do not name it', () => {
  for (const off of [{}, { RASOI_DEMO: '' }]) {
    expect(readSettings(off).demo).toBeUndefined();
    expect(publicSettings(readSettings(off))).not.toHaveProperty('isDemo');
  }
  for (const odd of ['0', 'yes', 'true'])
    expect(() => readSettings({ RASOI_DEMO: odd })).toThrow('RASOI_DEMO');
  expect(readSettings({ RASOI_DEMO: '1' }).demo).toEqual({ isOn: true, resetMinutes: 120 });
  expect(publicSettings(readSettings({ RASOI_DEMO: '1' })).isDemo).toBe(true);
});
