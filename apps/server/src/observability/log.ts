import pino from 'pino';
import type { Config } from '../config/config.ts';
import type { Log, Traces } from '../ports/observability.ts';

const secretFields = ['password', 'token', 'authorization', 'cookie', 'secret'];

/**
 * The server's log: one JSON object a line, never with a password, a token or a cookie in it. Where there are traces, a
 * line has the ids of its own.
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  to: pino.DestinationStream = process.stdout,
  traces?: Traces,
): Log {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    ...(traces && { mixin: () => traces.here() ?? {} }),
  };
  return pino(options, to);
}

const secretSegments =
  /(\/(?:confirm|password-reset|reset-password|invitations?|first-owner|beneficiary-stops|stop-receiver|email-changes|new-email|old-email|unsubscri(?:be|ptions))\/)[^/?#]+/g;
/** A rail's callback address ends with its secret: `/callbacks/<rail>/<workspace>/<token>`. */
const secretCallbacks = /(\/callbacks\/(?:[^/?#]+\/){0,2})[^?#]+/g;
const secretParameters = /([?&](?:token|signature|code|state|password)=)[^&#]*/gi;

/** A request's address as it may be logged: tokens in its path or its query are blotted out. */
export function withoutSecrets(address: string): string {
  return address
    .replace(secretSegments, '$1[redacted]')
    .replace(secretCallbacks, '$1[redacted]')
    .replace(secretParameters, '$1[redacted]');
}
