/** Types for the part of autocannon that is used here; the package has none. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  }

  interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
  }

  export type { Client, Options, Request };
  export default function autocannon(options: Options): PromiseLike<Result>;
}
