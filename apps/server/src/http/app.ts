import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { newId } from '../database/ids.ts';
import { mountMailbox } from '../mail/mailbox-pages.ts';
import { usesMailbox } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { type ApiRouter, mountApi } from './api.ts';
import { mostCharacters, readBodies } from './bodies.ts';
import { limitConnections } from './connections.ts';
import { serveDocs } from './docs.ts';
import { answerFailures } from './failures.ts';
import { serveHealth } from './health.ts';
import { limit } from './limits.ts';
import { answerMalformed, refuseUnversioned } from './malformed.ts';
import { observe } from './observe.ts';
import { followPositions } from './position.ts';
import { secure } from './security.ts';
import { serveWeb } from './web.ts';

/** Adds an area's own routes, for what is no call of the contract. */
export type Mount = (app: FastifyInstance, services: Services) => void;

const headersWithinMs = 10_000;
const wholeRequestWithinMs = 120_000;
/** Longer than proxies keep theirs, so that none sends on a connection that is just being closed. */
const idleForMs = 65_000;
const connectionsOfOne = 500;

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
    bodyLimit: mostCharacters,
    http: { headersTimeout: headersWithinMs, connectionsCheckingInterval: 1_000 },
    requestTimeout: wholeRequestWithinMs,
    keepAliveTimeout: idleForMs,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    ...answerMalformed(services),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  if (!config.trustProxy) limitConnections(app.server, connectionsOfOne);
  observe(app, services);
  answerFailures(app, services);
  readBodies(app);
  await secure(app, services.publicUrl);
  refuseUnversioned(app);
  await limit(app, config.rateLimit);
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (config.databaseReadUrls.length > 0) followPositions(app);
  mountApi(app, services, router);
  for (const mount of mounts) mount(app, services);
  serveHealth(app, services);
  if (config.docs) await serveDocs(app);
  if (usesMailbox(config)) mountMailbox(app, services.database);
  await serveWeb(app, services);
  return app;
}
