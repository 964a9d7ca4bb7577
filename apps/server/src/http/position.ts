import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Seen } from '../database/position.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the caller says to have seen; undefined for one who does not say, whom the primary answers. */
    seen: Seen | undefined;
  }
}

/** A caller who sends it with each request, as the last answer gave it, `none` at first, is never shown what is older. */
export const positionHeader = 'x-kazi-position';

/** Takes what callers have seen out of their requests, and answers how far that now is; `none` where it cannot be said. */
export function followPositions(app: FastifyInstance): void {
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
