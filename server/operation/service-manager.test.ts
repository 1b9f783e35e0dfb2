import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceManager } from './service-manager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// INSTALL-4
describe('what systemd is told', () => {
  it('is that the server is ready, that it lives three times in the time of the watchdog, and that it stops', () => {
    const told: string[] = [];
    const env = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '60000000' };
    const manager = serviceManager(env, (state) => told.push(state));
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    manager.ready();
    vi.advanceTimersByTime(60_000);
    manager.stopping();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1', 'STOPPING=1']);
  });

  it('is no sign of life where there is no watchdog, and nothing where there is no systemd', () => {
    const told: string[] = [];
    const notify = (state: string) => told.push(state);
    serviceManager({ NOTIFY_SOCKET: '/run/systemd/notify' }, notify).ready();
    const none = serviceManager({ WATCHDOG_USEC: '60000000' }, notify);
    none.ready();
    none.stopping();
    vi.advanceTimersByTime(120_000);
    expect(told).toEqual(['READY=1']);
  });
});
