import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/tenancy.ts';
import type { Metrics } from '../ports/observability.ts';

/** `openStreams` counts the open streams of events. */
export function createMetrics(database: Database, openStreams: () => number): Metrics {
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) throw new Error('unreachable');
  collectDefaultMetrics({ register: registry });
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
  gauge('database_connections', 'Connections of the pool', () => database.pool.totalCount);
  gauge('database_connections_idle', 'Unused connections of the pool', () => database.pool.idleCount);
  gauge('database_waiting', 'Requests that wait for a connection', () => database.pool.waitingCount);
  gauge('event_streams', 'Open streams of events', openStreams);
  return {
    registry,
    answered: (labels, seconds) => requests.observe(labels, seconds),
    ran: (labels) => jobs.inc(labels),
    verified: (outcome) => verifications.inc({ outcome }),
    auditVerified: (outcome) => auditVerifications.inc({ outcome }),
  };
}
