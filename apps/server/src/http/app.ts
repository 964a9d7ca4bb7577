import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { newId } from '../database/ids.ts';
import { mountMailbox } from '../mail/mailbox-pages.ts';
import { usesMailbox } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { type ApiRouter, mountApi } from './api.ts';
import { readBodies } from './bodies.ts';
import { serveDocs } from './docs.ts';
import { badRequest } from './errors.ts';
import { answerFailures, refuse } from './failures.ts';
import { serveHealth } from './health.ts';
import { limit } from './limits.ts';
import { observe } from './observe.ts';
import { secure } from './security.ts';
import { serveWeb } from './web.ts';

/** Adds an area's own routes, for what is no call of the contract. */
export type Mount = (app: FastifyInstance, services: Services) => void;

const bodyLimitBytes = 1024 * 1024;
const wholeRequestWithinMs = 120_000;

interface Routes {
  /** The calls of the contract. */
  router: ApiRouter;
  mounts: readonly Mount[];
}

/** Puts the HTTP server together; it does not listen yet. */
export async function createHttpServer(
  services: Services,
  { router, mounts }: Routes,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: wholeRequestWithinMs,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => refuse(reply, badRequest('The address is malformed.')),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  observe(app, services);
  answerFailures(app, log, config.webDir);
  readBodies(app);
  await secure(app, services.publicUrl);
  await limit(app, config.rateLimit);
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  mountApi(app, services, router);
  for (const mount of mounts) mount(app, services);
  serveHealth(app, services);
  await serveDocs(app);
  if (usesMailbox(config)) mountMailbox(app, services.database);
  await serveWeb(app, config.webDir);
  return app;
}
