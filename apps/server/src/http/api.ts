import type { contract } from '@kazi/contract';
import { uploadLimitBytes } from '@kazi/contract/files';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { ORPCError, Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deepest, tooDeep } from '../depth.ts';
import { badInput, refuse } from '../refuse.ts';
import type { Services } from '../services.ts';
import { askedLanguage } from '../texts/asked-language.ts';
import { limitPerCaller } from './caller-limit.ts';
import type { RequestContext } from './context.ts';
import { noSuchCall } from './failures.ts';
import { noteRefusal } from './note-refusal.ts';
import { viewerOf } from './procedures.ts';
import { findLocation, methodsAt } from './routes.ts';
import { Answered, failureOf, translate } from './translate.ts';

/**
 * Refuses text that PostgreSQL cannot store, anywhere in an input: the NUL character and halves of
 * surrogate pairs. Also refuses what is nested beyond reason.
 */
function assertCleanText(input: unknown): void {
  const waiting: Array<{ value: unknown; path: string; depth: number }> = [
    { value: input, path: '', depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      if (!isClean(value)) throw badInput({ [path]: 'broken-characters' });
    } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
      if (depth === deepest) throw tooDeep();
      for (const [key, held] of Object.entries(value)) {
        if (!isClean(key)) throw refuse('broken-field-name');
        waiting.push({ value: held, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
    }
  }
}

const isClean = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Where the calls of the contract live. */
export const prefix = '/v1';
const formOverheadBytes = 16 * 1024;
/** Of one user; the others wait, unread. */
const uploadsAtOnce = 3;
/** The part of the connections to the database that one caller may hold. */
const shareOfOne = 1 / 3;
const waitingOfOne = 100;
const longestWaitMs = 10_000;
/** A hash takes half a second of a core: of one network few are made at once, and some may wait for them. */
const hashesAtOnce = 2;
const hashesWaiting = 16;

/** Every call of the contract with its handler. */
export type ApiRouter = Router<typeof contract, RequestContext>;

/** Mounts every call of the contract under `/v1`. */
export function mountApi(app: FastifyInstance, services: Services, router: ApiRouter): void {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: withSentence,
    clientInterceptors: [
      async ({ input, context, procedure, next }) => {
        try {
          context.facts.call = `${prefix}${procedure['~orpc'].route.path}`;
          assertCleanText(input);
          const output = await next();
          const { path, successStatus } = procedure['~orpc'].route;
          const location = successStatus === 201 ? findLocation(path ?? '', output) : undefined;
          if (location) context.setHeader('location', `${prefix}${location}`);
          return output;
        } catch (thrown) {
          const { requestId, language } = context;
          const error = translate(thrown, { requestId, log: services.log, language });
          context.facts.failure = failureOf(error);
          noteRefusal(context, procedure['~orpc'].route.method, input, error);
          if (error instanceof Answered)
            for (const [name, value] of Object.entries(error.headers)) context.setHeader(name, value);
          throw error;
        }
      },
    ],
  });

  const inTurn = limitPerCaller({
    atOnce: Math.max(1, Math.floor(services.config.databasePool * shareOfOne)),
    waiting: waitingOfOne,
    waitMs: longestWaitMs,
  });
  const hashInTurn = limitPerCaller({ atOnce: hashesAtOnce, waiting: hashesWaiting, waitMs: longestWaitMs });
  const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
    services: request.seen ? { ...services, database: services.database.of(request.seen) } : services,
    inTurn,
    hashInTurn,
    ...requestContext(request, reply),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store'); // an answer is for its viewer alone
    const context = contextOf(request, reply);
    // Node sends the headers alone of what is answered to a HEAD.
    const path = request.url.split('?', 1).join().slice(prefix.length);
    if (request.method === 'HEAD' && methodsAt(path).includes('HEAD')) request.raw.method = 'GET';
    const { matched } = await handler.handle(request, reply, { prefix, context });
    if (!matched) throw noSuchCall(request);
    return reply;
  }

  app.all(`${prefix}/*`, answer);
  const uploadsInTurn = limitPerCaller({
    atOnce: uploadsAtOnce,
    waiting: waitingOfOne,
    waitMs: longestWaitMs,
  });
  app.all(`${prefix}/file-upload/*`, {
    bodyLimit: uploadLimitBytes + formOverheadBytes,
    // The larger body is taken in for logged-in users only, and few of one user at once: each is in memory whole.
    onRequest: async (request, reply) => {
      const { user } = await viewerOf(contextOf(request, reply));
      await new Promise<void>((begin, refuse) => {
        const work = () => {
          begin();
          return whenClosed(reply);
        };
        uploadsInTurn(user.id, work).catch(refuse);
      });
    },
    handler: answer,
  });
}

const whenClosed = ({ raw }: FastifyReply) =>
  new Promise<void>((resolve) => {
    if (raw.closed) resolve();
    else raw.once('close', resolve);
  });

function requestContext(
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<RequestContext, 'services' | 'inTurn' | 'hashInTurn'> {
  request.facts ??= {};
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    language: askedLanguage(request.headers['accept-language']),
    project: oneOf(request.headers['x-project']),
    token: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
    idempotencyKey: oneOf(request.headers['idempotency-key']),
    facts: request.facts,
    setHeader: (name, value) => void reply.header(name, value),
  };
}

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Errors that oRPC makes itself carry no sentence in their data; here they get it. */
function withSentence(error: ORPCError<string, unknown>) {
  const { defined, code, status, message, data } = error.toJSON();
  return { defined, code, status, message, data: data ?? { errorMessage: message } };
}
