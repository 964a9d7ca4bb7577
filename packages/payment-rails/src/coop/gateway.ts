import { createGateway, type Gateway } from '../http/gateway.ts';
import { basicCredentials, basicHeader, login, readOauth } from '../http/login.ts';
import type { RailOptions } from '../options.ts';
import type { CoopConfig } from './config.ts';
import { envelope } from './envelope.ts';

const unauthorised = 401;

/** The bank's gateway. A 401 that carries a message (-8) is about an account and not about the token. */
export function coopGateway(config: CoopConfig, options: RailOptions): Gateway {
  const authorization = basicHeader(config.key, config.secret);
  return createGateway({
    ...options,
    host: config.host,
    now: options.now ?? (() => new Date()),
    secrets: [config.key, config.secret, basicCredentials(config.key, config.secret)],
    tokenRefused: ({ status, body }) => status === unauthorised && !envelope.safeParse(body).success,
    login: () =>
      login(
        `${config.host}/token`,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'grant_type=client_credentials',
        },
        options,
        readOauth,
      ),
  });
}
