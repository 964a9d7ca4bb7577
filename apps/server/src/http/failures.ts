import type { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse, tooLarge } from '../refuse.ts';
import type { Services } from '../services.ts';
import { askedLanguage } from '../texts/asked-language.ts';
import { methodsAt } from './routes.ts';
import { Answered, failureOf, translate } from './translate.ts';
import { isNavigation, sendPage } from './web.ts';

/** Answers what fails outside of the calls (reading the body, unknown addresses) in the same form as theirs. */
export function answerFailures(app: FastifyInstance, services: Services): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const limit = request.routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
    const language = askedLanguage(request.headers['accept-language']);
    const error = translate(fromFastify(thrown, limit) ?? thrown, {
      requestId: request.id,
      log: services.log,
      language,
    });
    request.facts = { ...request.facts, failure: failureOf(error) };
    return answerWith(reply, error);
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request, services.config.webDir)
      ? sendPage(request, reply, services)
      : answerRefusal(reply, noSuchCall(request)),
  );
}

/** Answers with a refusal. */
export const answerRefusal = (reply: FastifyReply, refused: Refused) =>
  answerWith(reply, new Answered(refused));

function answerWith(reply: FastifyReply, error: ORPCError<string, unknown>) {
  if (error instanceof Answered) reply.headers(error.headers);
  return reply.status(error.status).send(error.toJSON());
}

/** No call has this method and path. */
export function noSuchCall({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): Refused {
  const [path = ''] = url.split('?');
  const call = `${method} ${path}`;
  const allowed = path.startsWith('/v1/') ? methodsAt(path.slice('/v1'.length)) : [];
  return allowed.length > 0
    ? refuse('wrong-method', { call, allowed: allowed.join(', ') })
    : refuse('no-such-call', { call });
}

function fromFastify({ statusCode, message }: FastifyError, bodyLimit: number): Refused | undefined {
  if (statusCode === 413) return tooLarge(bodyLimit);
  if (statusCode === 415) return refuse('wrong-media-type');
  return statusCode && statusCode < 500 ? refuse('unreadable-request', { why: message }) : undefined;
}
