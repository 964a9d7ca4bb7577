import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** An account at the provider, as its claims tell it. */
export interface TestAccount {
  sub: string;
  email?: string;
  /** A boolean, or what providers send in its place. */
  email_verified?: boolean | string | number;
  given_name?: string;
  family_name?: string;
}

/** How the next ID token differs from what the provider would give; signed by the provider's key unless told otherwise. */
export interface Tampering {
  claims: { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined };
  byAnotherKey?: boolean;
}

/** A real OpenID provider on this machine, for one client. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who logs in from now on, without being asked for a password. */
  account: TestAccount;
  tampering: Tampering | undefined;
  stop(): Promise<void>;
}

const client = { clientId: 'kazi', clientSecret: 'a secret of the client that nobody guesses' };

/** Starts a provider whose client lives at `publicUrl`. */
export async function startProvider(publicUrl: string, port = 0): Promise<TestProvider> {
  const [own, other] = [await signingKey(), await signingKey()];
  let handle = (_request: IncomingMessage, response: ServerResponse): unknown => response.end();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const test: TestProvider = {
    issuer,
    ...client,
    account: { sub: 'nobody' },
    tampering: undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(
    issuer,
    configuration(test, publicUrl, { ...own.jwk, alg: 'RS256', use: 'sig' }),
  );
  provider.on('server_error', (_ctx, error) => console.error(error));
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== '/token' || !test.tampering || !ctx.body?.id_token) return;
    const { claims, byAnotherKey } = test.tampering;
    const token = new SignJWT(JSON.parse(JSON.stringify({ ...decodeJwt(ctx.body.id_token), ...claims })));
    token.setProtectedHeader({ alg: 'RS256', ...(own.jwk.kid && { kid: own.jwk.kid }) });
    ctx.body.id_token = await token.sign((byAnotherKey ? other : own).privateKey);
  });
  const answer = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? interact(provider, test, request, response)
      : answer(request, response);
  return test;
}

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid: 'the-key' } };
}

/** The provider's own page: a button, which is all that it asks for. */
async function interact(
  provider: Provider,
  { account }: TestProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST')
    return provider.interactionFinished(request, response, { login: { accountId: account.sub } });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><title>Sign in</title><h1>The provider</h1>
     <form method="post"><button>Sign in as ${account.email ?? account.sub}</button></form></html>`,
  );
}

function configuration(test: TestProvider, publicUrl: string, key: object): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}/sso`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...test.account, sub: accountId }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the cookies'] },
    jwks: { keys: [key] },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Walks through the provider as a browser does, and gives the query of the address that it leads back to. */
export async function comeBack(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  let method = 'GET';
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { method, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location && method === 'POST') throw new Error(`The provider answered ${answer.status}`);
    if (!location) {
      if (answer.status !== 200)
        throw new Error(`The provider answered ${answer.status} ${await answer.text()}`);
      method = 'POST'; // the button of its page
      continue;
    }
    const led = new URL(location, next);
    if (led.origin !== new URL(address).origin) return led.search.slice(1);
    next = led.href;
    method = 'GET';
  }
  throw new Error('The provider led nowhere');
}
