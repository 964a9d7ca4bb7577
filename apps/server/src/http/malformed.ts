import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import type { Services } from '../services.ts';
import { answerRefusal } from './failures.ts';
import { guardingHeaders } from './security.ts';
import { Answered } from './translate.ts';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const refusals: Partial<Record<number, 'request-too-slow' | 'headers-too-large'>> = {
  408: 'request-too-slow',
  431: 'headers-too-large',
};

/** Answers what could not be read, before any hook runs, with the headers and the form that every answer has. */
export function answerMalformed({ publicUrl, log }: Pick<Services, 'publicUrl' | 'log'>) {
  const headers = guardingHeaders(publicUrl);
  return {
    /** An address that is malformed. */
    frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply) {
      const { id: requestId, ip, method } = request;
      log.info({ requestId, ip, method, status: 400 }, 'request');
      reply.headers({ ...headers, 'x-request-id': requestId });
      return answerRefusal(reply, refuse('malformed-address'));
    },
    /** What is no HTTP, has headers too large, or comes too slowly. */
    clientErrorHandler({ code = '' }: ConnectionError, socket: Socket) {
      if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
      const status = statusOf[code] ?? 400;
      const body = JSON.stringify(new Answered(refuse(refusals[status] ?? 'malformed-request')).toJSON());
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}

/** Refuses a request line without a version, which Node.js reads as HTTP/0.9: it has no headers to decide by. */
export function refuseUnversioned(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.httpVersionMajor < 1)
      return answerRefusal(reply.header('connection', 'close'), refuse('malformed-request'));
  });
}
