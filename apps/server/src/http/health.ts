import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { unavailable } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: what it measures. */
export function serveHealth(app: FastifyInstance, { database, hub, metrics, log }: Services): void {
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
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
