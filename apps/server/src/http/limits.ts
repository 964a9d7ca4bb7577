import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { tooOften, unavailable } from '../refuse.ts';

const latestAnswerMs = 5_000;
const startTakesMs = 10_000;

/**
 * Refuses what would drown the server: more calls of one address than `perMinute` (0 for no limit), and every
 * call while the process is so busy that answers come late.
 */
export async function limit(app: FastifyInstance, perMinute: number): Promise<void> {
  const begun = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: latestAnswerMs,
    pressureHandler: ({ url }, _reply, threshold, value) => {
      const starting = performance.now() - begun < startTakesMs; // its own start is no pressure
      if (url === '/healthz' || starting) return; // a busy process is alive, and is not to be restarted for it
      const most = threshold === 'eventLoopDelay' ? `, at most ${latestAnswerMs} ms` : '';
      throw unavailable(`the process is held up: ${threshold} is ${Math.round(value ?? 0)}${most}`);
    },
  });
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      cache: 50_000,
      ipv6Subnet: 64,
      allowList: ({ url }) => !url.startsWith('/v1/'),
      errorResponseBuilder: (_request, { ttl }) => tooOften('attempts', ttl / 1000),
    });
}
