import { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import { askedLanguage } from '../texts/asked-language.ts';
import { badRequest, failureOf, noSuchCall, RetryLater, tooLarge, unsupportedMediaType } from './errors.ts';
import { inLanguage } from './in-language.ts';
import { translate } from './translate.ts';
import { isNavigation, sendPage } from './web.ts';

/** Answers what fails outside of the calls (reading the body, unknown addresses) in the same form as theirs. */
export function answerFailures(app: FastifyInstance, services: Services): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const limit = request.routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
    const error = fromFastify(thrown, limit) ?? translate(thrown, request.id, services.log);
    request.facts = { ...request.facts, failure: failureOf(error) };
    if (error instanceof RetryLater) reply.header('retry-after', error.retryAfterSeconds);
    return refuse(reply, inLanguage(error, askedLanguage(request.headers['accept-language'])));
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request, services.config.webDir)
      ? sendPage(request, reply, services)
      : refuse(reply, noSuchCall(request.method, request.url.split('?')[0] ?? '')),
  );
}

/** Answers with an error. */
export const refuse = (reply: FastifyReply, error: ORPCError<string, unknown>) =>
  reply.status(error.status).send(error.toJSON());

function fromFastify(thrown: FastifyError, bodyLimit: number): ORPCError<string, unknown> | undefined {
  if (thrown instanceof ORPCError) return thrown;
  if (thrown.statusCode === 413) return tooLarge(bodyLimit);
  if (thrown.statusCode === 415) return unsupportedMediaType();
  if (thrown.statusCode && thrown.statusCode < 500) return badRequest(thrown.message);
  return undefined;
}
