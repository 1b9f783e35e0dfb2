import { addressKey } from '#server/http/addresses.ts';

/** The most open sockets, in total and per address. Phones of one carrier share an address, as does a campus. */
const MAX_SOCKETS = 4_000;
const MAX_PER_ADDRESS = 200;

export interface SocketBounds {
  /** The number of open sockets. */
  readonly open: number;
  /**
   * Counts a socket of an IP address; IPv6 addresses are counted by their /64 network. Returns a function that stops
   * counting the socket, or undefined if there are too many.
   */
  admit(ip: string): (() => void) | undefined;
}

/** @param scale multiplies both limits; 0 turns them off */
export function createSocketBounds(scale: number): SocketBounds {
  const most = (count: number) => (scale === 0 ? Infinity : Math.max(1, Math.round(count * scale)));
  const counts = new Map<string, number>();
  let all = 0;
  return {
    get open() {
      return all;
    },
    admit(ip) {
      const address = addressKey(ip);
      const own = counts.get(address) ?? 0;
      if (all >= most(MAX_SOCKETS) || own >= most(MAX_PER_ADDRESS)) return undefined;
      all++;
      counts.set(address, own + 1);
      return () => {
        all--;
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      };
    },
  };
}
