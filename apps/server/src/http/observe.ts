import type { FastifyInstance } from 'fastify';
import { withoutSecrets } from '../observability/log.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the contract's call that answers, such as /v1/tasks/{id}. */
    call: string | undefined;
  }
}

/** Gives every answer the id of its request, and logs and measures it. */
export function observe(app: FastifyInstance, { log, metrics }: Services): void {
  app.decorateRequest('call', undefined);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { id: requestId, method } = request;
    const status = reply.statusCode;
    const route = request.call ?? request.routeOptions.url ?? 'unknown';
    metrics.answered({ method, route, status }, reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime);
    log.info({ requestId, method, address: withoutSecrets(request.url), status, ms }, 'request');
    next();
  });
}
