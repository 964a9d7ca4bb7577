import { ORPCError } from '@orpc/server';

/** Bad fields of an input by their path, such as `stages.0.name`, each with what would be right. */
export type Fields = Record<string, string>;

/**
 * One function per error, each with its code and status. Every error that leaves the server is one of these:
 * `{ code, status, message, data: { errorMessage, fields?, current? } }`.
 */
function error(
  code: string,
  status: number,
  errorMessage: string,
  more: { fields?: Fields; current?: unknown } = {},
) {
  return new ORPCError(code, { status, message: errorMessage, data: { errorMessage, ...more } });
}

/** 400. Something sent is not as it must be: every bad field is named. */
export function badInput(fields: Fields, sentence?: string) {
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const others = Object.keys(fields).length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  return error('BAD_REQUEST', 400, sentence ?? `${name || 'The input'} ${problem}${more}.`, { fields });
}

/** 400. The request itself cannot be read. */
export const badRequest = (sentence: string) => error('BAD_REQUEST', 400, sentence);

/** 401. The request has no valid session. */
export const unauthorised = (sentence = 'Please log in to go on.') => error('UNAUTHORIZED', 401, sentence);

/**
 * 403. Who asks may see that it is there, but may not do this. `what` completes "You may not …". A `code` of its own
 * is for what a screen answers in its own way; the call's contract names it.
 */
export const forbidden = (what: string, code = 'FORBIDDEN') => error(code, 403, `You may not ${what}.`);

/** 403. The project header names no workspace. */
export const unknownProject = () =>
  error('FORBIDDEN', 403, 'The X-Project header names no workspace of this server. Check the key.');

/** 404. There is none, or the viewer may not see it: both look alike. `what` is a noun such as `task`. */
export const notFound = (what: string) =>
  error('NOT_FOUND', 404, `There is no such ${what}, or it is not shared with you.`);

/** The row, where there is one. Throws 404 where there is none. */
export function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

/** 404. No call has this method and path. */
export const noSuchCall = (method: string, path: string) =>
  error('NOT_FOUND', 404, `There is no call ${method} ${path}. /docs lists them all.`);

/** 409. The change was based on an older version; `current` is the record as it is now. */
export const staleVersion = (current: unknown) =>
  error('CONFLICT', 409, 'Somebody else changed this in the meantime. Nothing of theirs was overwritten.', {
    current,
  });

/** 409. The state of things forbids it. */
export const conflict = (sentence: string, fields?: Fields) =>
  error('CONFLICT', 409, sentence, fields ? { fields } : {});

/** 413. */
export const tooLarge = (limitBytes: number) =>
  error(
    'PAYLOAD_TOO_LARGE',
    413,
    `This is too large. At most ${Math.floor(limitBytes / 1024)} kB can be sent here.`,
  );

/** 415. */
export const unsupportedMediaType = () =>
  error(
    'UNSUPPORTED_MEDIA_TYPE',
    415,
    'Send JSON (Content-Type: application/json), or multipart for a file.',
  );

/** 422. It can be read, and yet cannot be done as it is asked. */
export const unprocessable = (sentence: string, fields?: Fields) =>
  error('UNPROCESSABLE_CONTENT', 422, sentence, fields ? { fields } : {});

/** 429. `retryAfter` is in seconds, and also sent as the Retry-After header. */
export function tooMany(retryAfter: number) {
  const seconds = Math.max(1, Math.ceil(retryAfter));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new RetryLater(
    'TOO_MANY_REQUESTS',
    429,
    `That was too often. Please try again in ${wait}.`,
    seconds,
  );
}

/** 503. Overloaded, or the database does not answer. */
export const unavailable = () =>
  new RetryLater(
    'SERVICE_UNAVAILABLE',
    503,
    'The service is busy or starting. Please try again in a moment.',
    2,
  );

/** 500. Our fault: only the request's id is told, the rest is in the log. */
export const internal = (requestId: string) =>
  error(
    'INTERNAL_SERVER_ERROR',
    500,
    `Something went wrong on our side. If it stays, tell us this number: ${requestId}`,
  );

/** An error that says when to try again. */
export class RetryLater extends ORPCError<string, { errorMessage: string }> {
  readonly retryAfterSeconds: number;

  constructor(code: string, status: number, errorMessage: string, retryAfterSeconds: number) {
    super(code, { status, message: errorMessage, data: { errorMessage } });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
