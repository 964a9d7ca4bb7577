import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

export type Log = Logger;

/** What the server counts and measures, for Prometheus. */
export interface Metrics {
  registry: Pick<Registry, 'contentType' | 'metrics'>;
  /** An answered request, and how long it took, in seconds. `route` is a pattern, never an address. */
  answered(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** A job that ran, and how it ended. */
  ran(labels: { job: string; outcome: 'done' | 'failed' }): void;
  /** A workspace's ledger that was summed up, and whether it adds up. */
  verified(outcome: 'sound' | 'unsound'): void;
  /** A workspace's audit trail that was walked, and whether it is unbroken. */
  auditVerified(outcome: 'sound' | 'unsound'): void;
}
