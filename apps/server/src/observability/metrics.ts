import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../config/version.ts';
import type { Database } from '../database/tenancy.ts';
import type { Metrics, Readings } from '../ports/observability.ts';
import { addReadings } from './gauges.ts';

interface Measured {
  pool: Database['pool'];
  /** Most connections of the pool. */
  databasePool: number;
  /** Counts the open streams of events. */
  openStreams: () => number;
  readings: Readings;
}

/** What the process tells of itself: once, however many servers it has, since each would keep timers for it. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });
new Gauge({
  name: 'kazi_build_info',
  help: 'The version that runs, as a label of 1',
  labelNames: ['version'],
  registers: [ofProcess],
}).set({ version }, 1);

/** Makes the metrics of a server. Durations are in seconds; `readings` are read each time that the metrics are asked for. */
export function createMetrics({ pool, databasePool, openStreams, readings }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ran',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const verifications = new Counter({
    name: 'ledger_verifications_total',
    help: 'Ledgers that were summed up, one for each workspace and night',
    labelNames: ['outcome'],
    registers,
  });
  const auditVerifications = new Counter({
    name: 'audit_verifications_total',
    help: 'Audit trails that were verified, one for each workspace and night',
    labelNames: ['outcome'],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('database_connections', 'Connections of the pool', () => pool.totalCount);
  gauge('database_connections_idle', 'Unused connections of the pool', () => pool.idleCount);
  gauge('database_connections_max', 'Most connections of the pool', () => databasePool);
  gauge('database_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  gauge('event_streams', 'Open streams of events', openStreams);
  addReadings(registry, readings);
  // A rise is seen only from a value that was there before.
  for (const outcome of ['sound', 'unsound'])
    for (const counter of [verifications, auditVerifications]) counter.inc({ outcome }, 0);
  return {
    registry: Registry.merge([ofProcess, registry]),
    answered: (labels, seconds) => requests.observe(labels, seconds),
    ran: (labels) => jobs.inc(labels),
    verified: (outcome) => verifications.inc({ outcome }),
    auditVerified: (outcome) => auditVerifications.inc({ outcome }),
  };
}
