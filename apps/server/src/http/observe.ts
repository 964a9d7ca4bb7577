import type { FastifyInstance } from 'fastify';
import { withoutSecrets } from '../observability/log.ts';
import type { Traces } from '../ports/observability.ts';
import type { Services } from '../services.ts';
import type { RequestFacts } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts | undefined;
    /** Names the request's span, where there are traces. */
    nameSpan: ReturnType<Traces['request']> | undefined;
  }
}

/** Refusals that may be an attempt to break in: no login, no right, too often. */
const suspicious = new Set([401, 403, 429]);

/** What failed is an error with its reason, what was refused a warning, and all else tells what happened. */
const levelOf = (status: number) => (status >= 500 ? 'error' : suspicious.has(status) ? 'warn' : 'info');

/** Gives every answer the id of its request, and logs, measures and traces it. */
export function observe(app: FastifyInstance, { log, metrics, traces }: Services): void {
  app.decorateRequest('facts', undefined);
  app.decorateRequest('nameSpan', undefined);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    request.nameSpan = traces?.request(request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { id: requestId, method, ip } = request;
    const { call, tenant, user, failure } = request.facts ?? {};
    const status = reply.statusCode;
    const route = call ?? request.routeOptions.url ?? 'unknown';
    metrics.answered({ method, route, status }, reply.elapsedTime / 1000);
    request.nameSpan?.({ method, route });
    const ms = Math.round(reply.elapsedTime);
    const address = withoutSecrets(request.url);
    const line = { requestId, ip, tenant, user, method, address, status, ms, failure };
    log[levelOf(status)](line, 'request');
    next();
  });
}
