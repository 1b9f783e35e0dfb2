// What systemd is told by sd_notify(3): that the server is ready, lives, and stops (INSTALL-4).
import { execFile } from 'node:child_process';

/** The variables that systemd sets for a service of Type=notify with WatchdogSec. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Tells systemd of a state, such as READY=1. */
export type Notify = (state: string) => void;

/**
 * Node has no sockets for datagrams of this kind, so the program of systemd itself sends them. A message that can't be sent
 * is not repeated: without signs of life systemd restarts the service, which is what they are for.
 */
const byProgram: Notify = (state) => {
  execFile('systemd-notify', [state], () => undefined);
};

export interface ServiceManager {
  /** Says that the server answers, and from now on that it lives, three times in the time that systemd waits. */
  ready(): void;
  /** Says that the server stops. */
  stopping(): void;
}

/** The service manager that started this process. Without one it is told nothing. */
export function serviceManager(env: Environment, notify: Notify = byProgram): ServiceManager {
  if (!env.NOTIFY_SOCKET) return { ready: () => undefined, stopping: () => undefined };
  const milliseconds = Number(env.WATCHDOG_USEC ?? 0) / 1000;
  let timer: NodeJS.Timeout | undefined;
  return {
    ready() {
      notify('READY=1');
      // A timer fires only while the event loop turns, so a stuck process is found.
      if (milliseconds > 0) timer = setInterval(() => notify('WATCHDOG=1'), milliseconds / 3).unref();
    },
    stopping() {
      clearInterval(timer);
      notify('STOPPING=1');
    },
  };
}
