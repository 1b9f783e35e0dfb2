import { type Endpoint, isSocket } from './endpoint.ts';

export interface ServerArguments {
  cluster: string;
  identity: string;
  endpoint: Endpoint;
  /** The major version of PostgreSQL. */
  major: string;
  /** False only for tests, whose data may be lost. */
  durable: boolean;
}

/** All settings are on the command line, so that they override what an older version wrote into the cluster. */
export function serverArguments({ cluster, identity, endpoint, durable, major }: ServerArguments): string[] {
  const settings: Record<string, string> = {
    cluster_name: identity,
    port: String(endpoint.port),
    listen_addresses: isSocket(endpoint) ? '' : endpoint.host,
    unix_socket_directories: isSocket(endpoint) ? endpoint.host : '',
    unix_socket_permissions: '0700',

    // Sized for a machine of 1 GB that also runs Rasoi itself.
    max_connections: '50',
    shared_buffers: '64MB',
    effective_cache_size: '256MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',

    // Logs errors without the rows that caused them, because those contain names and addresses.
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',

    ...(Number(major) >= 18 && { io_method: 'sync' }),
    ...(durable ? DURABLE : NOT_DURABLE),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/**
 * Without autovacuum: test databases are too short-lived to need it, and its workers would delay dropping them. Several files of
 * tests share a server, each with an instance or more.
 */
const NOT_DURABLE = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
