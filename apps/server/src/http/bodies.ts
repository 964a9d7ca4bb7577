import type { FastifyInstance } from 'fastify';
import { deepest, isDeeperThan, tooDeep } from '../depth.ts';
import { refuse, tooLarge } from '../refuse.ts';
import { readMultipart } from './multipart.ts';

/** What is parsed in one go is no larger, not even where a file may be: others wait meanwhile. */
export const mostCharacters = 1024 * 1024;

/** Reads bodies: JSON, forms and multipart, each whole and no larger than the route allows. */
export function readBodies(app: FastifyInstance): void {
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
