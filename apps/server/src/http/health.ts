import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { unauthorised, unavailable } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`, where it is switched on: what it measures. */
export function serveHealth(app: FastifyInstance, { config, database, hub, metrics, log }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await database.shared((db) => sql`select 1`.execute(db));
    } catch (error) {
      log.warn({ err: error }, 'Not ready: the database does not answer');
      throw unavailable();
    }
    return { status: 'ready', database: 'ok', events: hub.listening() ? 'ok' : 'reconnecting' };
  });
  if (config.metrics === 'off') return;
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'token' && !bears(request, config.metricsToken ?? ''))
      throw unauthorised('Send METRICS_TOKEN as a bearer token.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function bears({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
