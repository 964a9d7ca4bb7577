import * as z from 'zod';
import { code } from '../http/fields.ts';
import { createGateway, type Gateway } from '../http/gateway.ts';
import { basicCredentials, basicHeader, login, readOauth } from '../http/login.ts';
import type { RailOptions } from '../options.ts';
import { tokenErrors } from './codes.ts';
import type { DarajaConfig } from './config.ts';

/** How the gateway says that it did not take a request. */
export const gatewayError = z.object({ errorCode: code, errorMessage: z.string().nullish() });

const unauthorised = 401;

/** Safaricom's gateway. */
export function darajaGateway(config: DarajaConfig, options: RailOptions): Gateway {
  const authorization = basicHeader(config.key, config.secret);
  return createGateway({
    ...options,
    host: config.host,
    now: options.now ?? (() => new Date()),
    secrets: [
      config.key,
      config.secret,
      config.passkey,
      config.initiatorPassword,
      basicCredentials(config.key, config.secret),
    ],
    tokenRefused({ status, body }) {
      const error = gatewayError.safeParse(body);
      return error.success ? tokenErrors.has(error.data.errorCode) : status === unauthorised;
    },
    login: () =>
      login(
        `${config.host}/oauth/v1/generate?grant_type=client_credentials`,
        { headers: { authorization } },
        options,
        readOauth,
      ),
  });
}
