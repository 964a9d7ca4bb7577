import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { version } from '../config/version.ts';
import { refuse, unavailable } from '../refuse.ts';
import type { Services } from '../services.ts';

/**
 * `/healthz`: the process answers and is not about to stop, which is what balancers ask. `/readyz`: it can serve, its database
 * included. `/metrics`, where it is switched on: what it measures.
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const { config, database, draining, hub, metrics, log } = services;
  app.get('/healthz', () => {
    if (draining()) throw unavailable('the server is about to stop');
    return { status: 'ok', version };
  });
  app.get('/readyz', async () => {
    if (draining()) throw unavailable('the server is about to stop');
    try {
      await database.shared((db) => sql`select 1`.execute(db));
    } catch (error) {
      log.warn({ err: error }, 'Not ready: the database does not answer');
      throw unavailable('the database does not answer');
    }
    return { status: 'ready', database: 'ok', events: hub.listening() ? 'ok' : 'reconnecting' };
  });
  // A proxy that keeps a connection would send its next request over it after the server has stopped listening.
  app.addHook('onRequest', async (_request, reply) => {
    if (draining()) reply.raw.setHeader('connection', 'close');
  });
  if (config.metrics === 'off') return;
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'token' && !bears(request, config.metricsToken ?? ''))
      throw refuse('metrics-token-needed');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function bears({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
