import { expect, it } from 'vitest';
import { isPushEndpoint } from './endpoints.ts';

// ALERT-2
it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://jmt17.google.com/fcm/send/abc', true],
  ['https://push.example.org/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://notpush.apple.com@127.0.0.1/', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://10.0.0.7/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://database/abc', false],
  ['https://printer.local/abc', false],
  ['https://metadata.google.internal/abc', false],
  ['https://:secret@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['https://fcm.googleapis.com./abc', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('messages may go to %s: %s', (endpoint, allowed) => {
  expect(isPushEndpoint(endpoint)).toBe(allowed);
});
