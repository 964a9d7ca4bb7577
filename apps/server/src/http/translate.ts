import type { LoginError, RegistrationError } from '@kazi/contract/identity';
import { refusals } from '@kazi/contract/refusals';
import type { ErrorData, RefusalCode } from '@kazi/contract/shared';
import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import pg from 'pg';
import { isRetryable, isUnavailable } from '../database/sqlstate.ts';
import type { Log } from '../ports/observability.ts';
import { badInput, type Fields, ownSentence, Refused, refusalText, refuse, unavailable } from '../refuse.ts';
import { type Language, readerIn } from '../texts/reader.ts';
import { problemText } from '../texts/sentence.ts';
import { readProblem, setProblemCodes } from '../texts/zod-problems.ts';

setProblemCodes();

/** An error as it is answered. `message` is English, for logs and for programs; what is in its data is in the reader's language. */
export class Answered extends ORPCError<string, ErrorData> {
  /** What its status asks for beside the body. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(refused: Refused, language?: Language) {
    const { status } = refusals[refused.code];
    const { message, cause } = refused;
    super(clientCode(refused), { status, message, data: dataIn(refused, language), cause });
    this.headers = headersFor(refused, status);
  }
}

/**
 * Turns anything that a call threw into an error that can be answered with, in the language asked for. An unforeseen one is logged
 * in full and answered with the request's id alone; what oRPC refuses by itself stays as it is.
 */
export function translate(
  error: unknown,
  { requestId, log, language }: { requestId: string; log: Log; language?: Language | undefined },
): Answered | ORPCError<string, unknown> {
  if (error instanceof ORPCError && !(error.cause instanceof ValidationError)) return error;
  return new Answered(refusalFrom(error, requestId, log), language);
}

function refusalFrom(error: unknown, requestId: string, log: Log): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ORPCError && error.status < 500 && error.cause instanceof ValidationError)
    return fromValidation(error.cause);
  const foreseen = refusalByDatabase(error);
  if (foreseen) return foreseen;
  if (isUnavailable(error) || isRetryable(error)) {
    log.warn({ requestId, err: error }, 'The database did not answer');
    return unavailable(`the database did not answer: ${whyOf(error)}`);
  }
  log.error({ requestId, err: error }, 'A request failed');
  return refuse('failed', { request: requestId }, undefined, { cause: error });
}

/** Why a call failed that could have been answered, for the log; undefined for what is refused. */
export function failureOf({ status, cause, message }: ORPCError<string, unknown>): string | undefined {
  if (status < 500) return undefined;
  return cause instanceof Error ? cause.message.split('\n', 1).join() : String(cause ?? message);
}

/** Codes by status; those that a screen answers in a way of its own have one each, which the call's contract names. */
const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

const ownCodes: Partial<Record<string, string>> = {
  'confirm-login': 'CONFIRM_LOGIN' satisfies RefusalCode,
  'second-factor-required': 'SECOND_FACTOR_REQUIRED' satisfies RefusalCode,
  'reward-not-confirmed': 'REWARD_NOT_CONFIRMED',
  'register-before-owner': 'CLOSED' satisfies RegistrationError,
  'register-uninvited': 'CLOSED' satisfies RegistrationError,
  'log-in-unconfirmed': 'UNCONFIRMED' satisfies LoginError,
  'log-in-waiting': 'WAITING' satisfies LoginError,
};

const clientCode = ({ code, params }: Refused): string =>
  ownCodes[code === 'may-not' ? String(params.what) : code] ??
  codes[refusals[code].status] ??
  'INTERNAL_SERVER_ERROR';

/** When the same call may be made again, what is missing for it (RFC 9110, 11.6.1), or what there is in its place (15.5.6). */
function headersFor({ params }: Refused, status: number): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'Bearer realm="Kazi"' };
  if (status === 405) return { allow: String(params.allowed) };
  if (status === 429) return { 'retry-after': String(params.wait) };
  return status === 503 ? { 'retry-after': '2' } : {};
}

/** What the error carries: sentences in the language of the reader, and the same as codes with values. */
function dataIn(refused: Refused, language: Language | undefined): ErrorData {
  const reader = readerIn(language);
  const { code, params, fields, current } = refused;
  const own = ownSentence(refused);
  const problems = Object.entries(fields ?? {});
  return {
    errorMessage: refusalText(refused, reader),
    ...(fields && {
      fields: Object.fromEntries(problems.map(([field, problem]) => [field, problemText(reader, problem)])),
      problems: fields,
    }),
    ...(own && { reason: own }),
    ...(current !== undefined && { current }),
    ...(code === 'reward-not-confirmed' && { reward: params.sum, people: params.count }),
  };
}

/** The pool says the same of a database that is away and of connections that are all in use. */
const noConnection = /timeout exceeded when trying to connect/;

const whyOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message : String(error);
  return noConnection.test(said) ? 'no connection to it came free, or could be made, in time' : said;
};

/** Names every bad field of a refused input, each with what would be right. */
function fromValidation(error: ValidationError) {
  const fields: Fields = {};
  for (const issue of error.issues) {
    const path = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.');
    fields[path] ??= readProblem(issue);
  }
  return badInput(fields);
}

/**
 * What PostgreSQL refuses of a caller's input, or of what another caller changed meanwhile; undefined for any other error. A handler
 * that checks before gives a better sentence.
 */
export function refusalByDatabase(error: unknown): Refused | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '23505') return refuse('already-exists');
  if (error.code === '23503')
    return isStillReferred.test(error.message) ? refuse('still-in-use') : refuse('referred-was-deleted');
  if (error.code === '23514') return refuse('value-not-allowed');
  if (error.code.startsWith('22')) return refuse('value-out-of-range');
  return undefined;
}

/** Of the two ways in which rows refer to none, the deletion of one that others refer to; both have one code. */
const isStillReferred = /^update or delete on table/;
