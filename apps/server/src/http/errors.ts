import type { Money, RefusalCode } from '@kazi/contract/shared';
import { ORPCError } from '@orpc/server';

/** Bad fields of an input by their path, such as `stages.0.name`, each with what would be right. */
export type Fields = Record<string, string>;

/**
 * One function per error, each with its code and status. Every error that leaves the server is one of these:
 * `{ code, status, message, data: { errorMessage, fields?, current? } }`. Its words are English here; on its way out
 * `in-language.ts` finds them in `texts/<language>/errors.json`, where every sentence and problem has its code.
 */
function error(
  code: string,
  status: number,
  errorMessage: string,
  {
    cause,
    ...more
  }: { fields?: Fields; current?: unknown; reward?: Money; people?: number; cause?: unknown } = {},
) {
  return new ORPCError(code, { status, message: errorMessage, data: { errorMessage, ...more }, cause });
}

/** 400. Something sent is not as it must be: every bad field is named. */
export function badInput(fields: Fields, sentence?: string) {
  return error('BAD_REQUEST', 400, sentence ?? fieldsInShort(fields).sentence, { fields });
}

/** The first of bad fields with its problem, and how many more there are, as a sentence. */
export function fieldsInShort(fields: Fields): { field: string; others: number; sentence: string } {
  const [[field, problem] = ['', '']] = Object.entries(fields);
  const others = Object.keys(fields).length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  return { field, others, sentence: `${field || 'The input'} ${problem}${more}.` };
}

/** 400. The request itself cannot be read. */
export const badRequest = (sentence: string) => error('BAD_REQUEST', 400, sentence);

/** 401. The request has no valid session. */
export const unauthorised = (sentence = 'Log in to continue.') => error('UNAUTHORIZED', 401, sentence);

/**
 * 403. The viewer may see that it is there, but may not do this. `what` completes "You may not …". A `code` of its own
 * is for what a screen answers in its own way; the call's contract names it.
 */
export const forbidden = (what: string, code = 'FORBIDDEN') => error(code, 403, `You may not ${what}.`);

/** 403. A second person has had the right for a day: somebody who came into it just now may be the first one once more. */
export const newToRight = () =>
  forbidden(
    'do this yet: you came into this right less than 24 hours ago. Wait until then, or ask somebody who has had it for longer',
  );

/** 403. It weighs so much that the viewer has to prove anew who they are; the call can then be made again. */
export const confirmLogin = () =>
  error(
    'CONFIRM_LOGIN' satisfies RefusalCode,
    403,
    'This asks for your password again: confirm that it is you by POST /v1/auth/confirm, then make this call once more.',
  );

/** 403. The viewer's role asks for a second factor, which they do not have yet. */
export const needsSecondFactor = () =>
  error(
    'SECOND_FACTOR_REQUIRED' satisfies RefusalCode,
    403,
    'Your role requires a second factor. Add an authenticator app or a passkey to your account first.',
  );

/** 403. The project header names no workspace. */
export const unknownProject = () =>
  error('FORBIDDEN', 403, 'The X-Project header names no workspace of this server. Check the key.');

/** 404. There is none, or the viewer may not see it: both look alike. `what` is a noun such as `task`. */
export const notFound = (what: string) =>
  error(
    'NOT_FOUND',
    404,
    `${what.charAt(0).toUpperCase()}${what.slice(1)} not found, or you have no access.`,
  );

/** The row, where there is one. Throws 404 where there is none. */
export function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw notFound(what);
  return row;
}

/** 404. No call has this method and path. */
export const noSuchCall = (method: string, path: string) =>
  error('NOT_FOUND', 404, `There is no call ${method} ${path}.`);

/** 409. The change was based on an older version; `current` is the record as it is now. */
export const staleVersion = (current: unknown) =>
  error('CONFLICT', 409, 'Someone else changed this. Nothing was overwritten.', {
    current,
  });

/** 409. The state of things forbids it. */
export const conflict = (sentence: string, fields?: Fields) =>
  error('CONFLICT', 409, sentence, fields ? { fields } : {});

/** 409. What an acceptance pays to so many people has to be confirmed; a screen asks and sends the amount along. */
export const rewardNotConfirmed = (sentence: string, asked: { reward: Money; people: number }) =>
  error('REWARD_NOT_CONFIRMED', 409, sentence, asked);

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
export function tooMany(retryAfter: number, said = 'Too many attempts.') {
  const seconds = Math.max(1, Math.ceil(retryAfter));
  return new RetryLater('TOO_MANY_REQUESTS', 429, `${said} Try again in ${waitOf(seconds)}.`, seconds);
}

function waitOf(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** 503. Overloaded, or something that it takes does not answer. `why` is for the log alone: whoever asks is told to try again. */
export const unavailable = (
  said = 'The service is busy or starting. Try again in a moment.',
  { why }: { why?: string } = {},
) => new RetryLater('SERVICE_UNAVAILABLE', 503, said, 2, why);

/** 500. Our fault: only the request's id is told, the rest is in the log. */
export const internal = (requestId: string, cause?: unknown) =>
  error(
    'INTERNAL_SERVER_ERROR',
    500,
    `Something went wrong. If it happens again, send us this number: ${requestId}`,
    { cause },
  );

/** Why a call failed that could have been answered, for the log; undefined for what is refused. */
export function failureOf({ status, cause, message }: ORPCError<string, unknown>): string | undefined {
  if (status < 500) return undefined;
  return cause instanceof Error ? cause.message.split('\n', 1).join() : String(cause ?? message);
}

/** An error that says when to try again. */
export class RetryLater extends ORPCError<string, { errorMessage: string }> {
  readonly retryAfterSeconds: number;

  constructor(code: string, status: number, errorMessage: string, retryAfterSeconds: number, cause?: string) {
    super(code, { status, message: errorMessage, data: { errorMessage }, cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
