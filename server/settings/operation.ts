import * as parse from './parsers.ts';
import type { SettingGroup } from './setting.ts';

/** What the person who runs the server watches. */
export const operation = {
  settings: {
    logFile: {
      env: 'LOG_FILE',
      parse: parse.path,
      optional: true,
      unset: 'standard output',
      about:
        'the file of the log; put aside each day or at 20 MB, and the last 14 are kept. A relative path starts at the project',
    },
    slowQueryMs: {
      env: 'SLOW_QUERY_MS',
      parse: parse.wholeNumber(0, 60_000),
      default: '1000',
      about: 'milliseconds from which a query of the database is logged as slow; `0` logs none',
    },
    metricsToken: {
      env: 'METRICS_TOKEN',
      parse: parse.token,
      optional: true,
      unset: 'none: `/metrics` answers 404',
      about:
        'the token that Prometheus sends for `/metrics` (`Authorization: Bearer …`), of at least 16 characters',
    },
    drainSeconds: {
      env: 'DRAIN_SECONDS',
      parse: parse.wholeNumber(0, 300),
      default: '0',
      about:
        'seconds after SIGTERM in which `/ready` answers 503 and everything else is served, so that a load balancer can take the server out',
    },
  },
} as const satisfies SettingGroup;
