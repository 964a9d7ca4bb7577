import * as z from 'zod';
import { createGateway, type Gateway } from '../http/gateway.ts';
import { login } from '../http/login.ts';
import type { RailOptions } from '../options.ts';
import { badSignature } from './codes.ts';
import type { JengaConfig } from './config.ts';
import { envelope } from './envelope.ts';

const unauthorised = 401;
const usualSeconds = 900;
const granted = z.object({
  accessToken: z.string().min(1),
  expiresIn: z.union([z.string(), z.number()]).nullish(),
  issuedAt: z.union([z.string(), z.number()]).nullish(),
});

/** Jenga's gateway. */
export function jengaGateway(config: JengaConfig, options: RailOptions): Gateway {
  return createGateway({
    ...options,
    host: config.host,
    now: options.now ?? (() => new Date()),
    secrets: [config.apiKey, config.secret],
    tokenRefused: ({ status, body }) =>
      status === unauthorised && envelope.safeParse(body).data?.code !== badSignature,
    login: () =>
      login(
        `${config.host}/authentication/api/v3/authenticate/merchant`,
        {
          method: 'POST',
          headers: { 'api-key': config.apiKey, 'content-type': 'application/json' },
          body: JSON.stringify({ merchantCode: config.merchant, consumerSecret: config.secret }),
        },
        options,
        readToken,
      ),
  });
}

function readToken(body: unknown): { token: string; lasts: number } | undefined {
  const parsed = granted.safeParse(body);
  if (!parsed.success) return undefined;
  const { accessToken, expiresIn, issuedAt } = parsed.data;
  return { token: accessToken, lasts: secondsOf(expiresIn, issuedAt) ?? usualSeconds };
}

/** Jenga writes the moment at which a token ends; by its own clock it lasts from `issuedAt` on. */
function secondsOf(ends: string | number | null | undefined, begins: string | number | null | undefined) {
  if (/^\d{1,5}$/.test(String(ends))) return Number(ends);
  const seconds = (Date.parse(String(ends)) - Date.parse(String(begins))) / 1000;
  return seconds > 0 && seconds < 86_400 ? seconds : undefined;
}
