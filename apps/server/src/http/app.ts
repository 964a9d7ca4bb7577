import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { version } from '../config/version.ts';
import { newId } from '../database/ids.ts';
import { Seen } from '../database/position.ts';
import { deepest, isDeeperThan, tooDeep } from '../depth.ts';
import { mountMailbox } from '../mail/mailbox-pages.ts';
import { usesMailbox } from '../mail/mailer.ts';
import { refuse, tooLarge, tooOften, unavailable } from '../refuse.ts';
import type { Services } from '../services.ts';
import { type ApiRouter, mountApi } from './api.ts';
import { limitConnections } from './connections.ts';
import { answerFailures } from './failures.ts';
import { serveHealth } from './health.ts';
import { answerMalformed, refuseUnversioned } from './malformed.ts';
import { readMultipart } from './multipart.ts';
import { observe } from './observe.ts';
import { secure } from './security.ts';
import { serveWeb } from './web.ts';

/** What is parsed in one go is no larger, not even where a file may be: others wait meanwhile. */
const mostCharacters = 1024 * 1024;

/** Reads bodies: JSON, forms and multipart, each whole and no larger than the route allows. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length > mostCharacters) return done(tooLarge(mostCharacters));
    if (body.trim() === '') return done(null, undefined);
    if (isDeeperThan(deepest, body)) return done(tooDeep());
    try {
      done(null, JSON.parse(body));
    } catch {
      done(refuse('malformed-json'));
    }
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) =>
      body.length > mostCharacters ? done(tooLarge(mostCharacters)) : done(null, new URLSearchParams(body)),
  );
  app.addContentTypeParser('multipart/form-data', readMultipart);
}

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The document once somebody asks for it: to make it takes as long as half of the rest of a start. */
const openApiDocument = async () => (await import('./document.ts')).openApiDocument();

/** `/openapi.json`, and `/docs` to browse and try it. */
async function serveDocs(app: FastifyInstance): Promise<void> {
  let document: Awaited<ReturnType<typeof openApiDocument>> | undefined;
  app.get('/openapi.json', openApiDocument);
  // The plugin's types end at OpenAPI 3.0; it shows 3.1 all the same, given as a transformation.
  const empty = { openapi: '3.0.3', info: { title: 'Kazi', version }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: empty } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: docsPolicy,
    uiHooks: {
      onRequest: async () => {
        document = await openApiDocument();
      },
    },
    transformSpecification: () => document ?? empty,
    theme: { title: 'Kazi API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      filter: true,
      persistAuthorization: false,
      tryItOutEnabled: true,
    },
  });
}

const latestAnswerMs = 5_000;
const startTakesMs = 10_000;

/**
 * Refuses what would drown the server: more calls of one address than `perMinute` (0 for no limit), and every
 * call while the process is so busy that answers come late.
 */
async function limit(app: FastifyInstance, perMinute: number): Promise<void> {
  const begun = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: latestAnswerMs,
    pressureHandler: ({ url }, _reply, threshold, value) => {
      const starting = performance.now() - begun < startTakesMs; // its own start is no pressure
      if (url === '/healthz' || starting) return; // a busy process is alive, and is not to be restarted for it
      const most = threshold === 'eventLoopDelay' ? `, at most ${latestAnswerMs} ms` : '';
      throw unavailable(`the process is held up: ${threshold} is ${Math.round(value ?? 0)}${most}`);
    },
  });
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      cache: 50_000,
      ipv6Subnet: 64,
      allowList: ({ url }) => !url.startsWith('/v1/'),
      errorResponseBuilder: (_request, { ttl }) => tooOften('attempts', ttl / 1000),
    });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the caller says to have seen; undefined for one who does not say, whom the primary answers. */
    seen: Seen | undefined;
  }
}

/** A caller who sends it with each request, as the last answer gave it, `none` at first, is never shown what is older. */
export const positionHeader = 'x-kazi-position';

/** Takes what callers have seen out of their requests, and answers how far that now is; `none` where it cannot be said. */
function followPositions(app: FastifyInstance): void {
  app.decorateRequest('seen', undefined);
  app.addHook('onRequest', (request, _reply, next) => {
    request.seen = seenBy(request);
    next();
  });
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { seen } = request;
    if (seen?.hasRead) reply.header(positionHeader, seen.position ?? 'none');
    next();
  });
}

function seenBy({ method, headers }: FastifyRequest): Seen | undefined {
  const said = headers[positionHeader];
  if (typeof said !== 'string') return undefined;
  return new Seen({ said, mayBeOld: method === 'GET', caller: headers.authorization ?? '' });
}

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
