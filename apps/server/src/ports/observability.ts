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

/** What the metrics tell of the queue of jobs, on all servers together. */
export interface Queue {
  /** Jobs that could run now and do not yet, and for how many seconds the oldest of them has waited. */
  waiting: number;
  oldestSeconds: number;
  running: number;
  /** Jobs that failed for the last time and are kept for the operator. */
  givenUp: number;
  /** Jobs that failed and are tried again, by their names, and for how many seconds the oldest of each has been in the queue. */
  failing: readonly { job: string; count: number; oldestSeconds: number }[];
}

/** A value of a gauge with its labels, whose names the gauge declares. */
export interface Labelled {
  labels: Record<string, string>;
  value: number;
}

/** What the metrics tell of the money of all workspaces: counts and ages in seconds. */
export interface MoneyGauges {
  workspaces: number;
  /** Payments without an outcome, by rail and status. */
  open: Labelled[];
  /** For how many seconds the oldest of each rail and status is without one. */
  oldestSeconds: Labelled[];
  /** Payments asked for in the last 24 hours that have an outcome, by rail and status. */
  decided: Labelled[];
  /** Differences between statements and books that are not settled. */
  differences: number;
  /** Alerts of the last 24 hours, by kind. */
  alerts: Labelled[];
}

/** What is read when the metrics are asked for. One that cannot be read is left out, so that its absence is seen. */
export interface Readings {
  queue(): Promise<Queue>;
  money(): Promise<MoneyGauges>;
  /** The states of the replicas, and where the reads went that may be a moment old, since the start. */
  replicas(): Promise<{
    states: { name: string; isFit: boolean; lagSeconds: number | undefined }[];
    reads: Readonly<Record<string, number>>;
  }>;
  /** When the last backup was taken, the beginning of time for never; nothing where the database has its own backups. */
  lastBackup(): Promise<Date | undefined>;
}

/** Traces by OpenTelemetry. */
export interface Traces {
  /** What is worked in, under the names that collectors of logs know; nothing outside of a span. */
  here(): { trace_id: string; span_id: string } | undefined;
  /** Takes the span of the request that just came in. Gives what names it, once its answer is sent. */
  request(id: string): (answer: { method: string; route: string }) => void;
  /** Does some work in a span of its own. */
  within<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was not sent yet, if that is soon done. */
  stop(): Promise<void>;
}
