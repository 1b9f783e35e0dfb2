import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { DEFAULT_PORT } from './options.ts';

/** Milliseconds in which a machine of the same network answers. */
const ANSWER_WITHIN = 600;
/** Addresses that are tried at once. */
const AT_ONCE = 64;

/** Whether something accepts connections at an address. */
const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(ANSWER_WITHIN, () => end(false));
    socket.once('error', () => end(false)).once('connect', () => end(true));
  });

/** The other addresses of this machine's networks, at most 254 of each. */
function neighbours(): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const networks = new Set(own.map((address) => address.slice(0, address.lastIndexOf('.'))));
  return [...networks].flatMap((network) =>
    Array.from({ length: 254 }, (_, last) => `${network}.${last + 1}`).filter((host) => !own.includes(host)),
  );
}

/** The addresses near this machine at which a printer may be: whatever accepts connections at port 9100. */
export async function findPrinters(): Promise<string[]> {
  const hosts = neighbours();
  const found: string[] = [];
  while (hosts.length > 0) {
    const some = hosts.splice(0, AT_ONCE);
    const known = await Promise.all(some.map((host) => answers(host, DEFAULT_PORT)));
    found.push(...some.filter((_, index) => known[index]));
  }
  return found;
}
