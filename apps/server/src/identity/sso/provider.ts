import { createHmac } from 'node:crypto';
import { email as emailSchema } from '@kazi/contract/shared';
import * as openid from 'openid-client';
import * as z from 'zod';
import type { OidcConfig } from '../../config/oidc.ts';
import type { Log } from '../../ports/observability.ts';
import type { ProvenIdentity, SsoProvider } from '../../ports/sso.ts';
import { refuse, unavailable } from '../../refuse.ts';
import { wholeSeconds } from '../sessions/sessions.ts';

/** The page of the web application that the provider leads back to. */
const returnPath = '/sso';
const returnAddressAt = (publicUrl: string) => `${publicUrl}${returnPath}`;
const toleratedSkewSeconds = 30;
const answerWithinSeconds = 10;
/** How long ago somebody may have logged in at the provider to count as having just done so. */
const justNowSeconds = 120;
/** A provider has to tell when somebody logged in there only where it is asked for a limit: the whole time of a session here. */
const longestAgoSeconds = wholeSeconds;
const rememberedForMs = 3_600_000;

interface Options {
  config: OidcConfig;
  /** Secret of the values that are derived from a login's state. */
  secret: string;
  log: Log;
}

/**
 * The provider by openid-client: the authorization code flow with PKCE, a state and a nonce. Nonce and code verifier are
 * derived from the state, so that none of the three is stored; tokens are read and dropped.
 */
export function openProvider({ config, secret, log }: Options): SsoProvider {
  const derived = (purpose: string, state: string) =>
    createHmac('sha256', secret).update(`${purpose} ${state}`).digest('base64url');
  let found: { client: Promise<openid.Configuration>; until: number } | undefined;

  /** The provider's own description, read once an hour. What went wrong is tried again. */
  async function client(): Promise<openid.Configuration> {
    if (!found || found.until < Date.now())
      found = { client: discoverProvider(config), until: Date.now() + rememberedForMs };
    try {
      return await found.client;
    } catch (error) {
      found = undefined;
      log.error({ err: error, issuer: config.issuer }, 'The OpenID provider did not describe itself');
      throw unavailable('the OpenID provider did not describe itself');
    }
  }

  const redeem: SsoProvider['redeem'] = async (query, state, { again, publicUrl }) => {
    const provider = await client();
    try {
      const tokens = await openid.authorizationCodeGrant(
        provider,
        new URL(`${returnAddressAt(publicUrl)}?${query}`),
        {
          expectedState: state,
          expectedNonce: derived('nonce', state),
          pkceCodeVerifier: derived('verifier', state),
          idTokenExpected: true,
          ...(again && { maxAge: justNowSeconds }),
        },
      );
      const token = tokens.claims();
      const asks = token && token.email === undefined && provider.serverMetadata().userinfo_endpoint;
      const more = asks ? await openid.fetchUserInfo(provider, tokens.access_token, token.sub) : token;
      // The strength and the moment of the login are in the signed token alone.
      const login = { acr: token?.acr, amr: token?.amr, auth_time: token?.auth_time };
      // An address is verified by the same answer that tells it.
      const address = { email: more?.email, email_verified: more?.email_verified };
      return identityOf(claims.parse({ ...token, ...more, ...login, ...address }), config);
    } catch (error) {
      log.warn({ err: error, issuer: config.issuer }, 'A login by the OpenID provider was refused');
      if (isSilent(error)) throw unavailable('the OpenID provider did not answer');
      throw refuse('provider-did-not-confirm', { title: config.title });
    }
  };

  return {
    ...config,
    redeem,
    async pageFor(state, { again, publicUrl }) {
      const address = openid.buildAuthorizationUrl(await client(), {
        redirect_uri: returnAddressAt(publicUrl),
        scope: 'openid email profile',
        state,
        nonce: derived('nonce', state),
        code_challenge: await openid.calculatePKCECodeChallenge(derived('verifier', state)),
        code_challenge_method: 'S256',
        claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
        ...(again ? { prompt: 'login', max_age: '0' } : { max_age: `${longestAgoSeconds}` }),
      });
      return address.href;
    },
    async logoutPage(publicUrl) {
      const provider = await client();
      if (!provider.serverMetadata().end_session_endpoint) return undefined;
      return openid.buildEndSessionUrl(provider, { post_logout_redirect_uri: `${publicUrl}/login` }).href;
    },
  };
}

/** Reads the provider's description, which must name the issuer exactly. Signatures of ID tokens are checked by its keys. */
/** Reads the provider's own description. Throws where it gives none, or one of another issuer. */
export async function discoverProvider({
  issuer,
  clientId,
  clientSecret,
}: OidcConfig): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const plain = address.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(
    address,
    clientId,
    { [openid.clockTolerance]: toleratedSkewSeconds },
    openid.ClientSecretBasic(clientSecret),
    { execute: [...plain, openid.enableNonRepudiationChecks], timeout: answerWithinSeconds },
  );
}

const name = z.string().trim().catch('');

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema.optional().catch(undefined),
  email_verified: z.boolean().catch(false).default(false),
  given_name: name,
  family_name: name,
  name,
  acr: z.string().optional().catch(undefined),
  amr: z.array(z.string()).catch([]),
  auth_time: z.number().min(0).optional().catch(undefined),
});

function identityOf(
  given: z.infer<typeof claims>,
  { secondFactor }: Pick<OidcConfig, 'secondFactor'>,
): ProvenIdentity {
  const vouched = [given.acr, ...given.amr];
  const [first = '', ...others] = given.name.split(/\s+/);
  return {
    subject: given.sub,
    email: given.email_verified ? given.email : undefined,
    firstName: given.given_name || first,
    lastName: given.family_name || others.join(' '),
    hasSecondFactor: secondFactor.some((value) => vouched.includes(value)),
    provedAt: momentOf(given.auth_time),
  };
}

/** A moment that a provider tells in seconds since 1970; none where it is still to come, beyond what clocks differ by. */
function momentOf(seconds: number | undefined): Date | undefined {
  const now = Date.now();
  if (seconds === undefined || seconds * 1000 > now + toleratedSkewSeconds * 1000) return undefined;
  return new Date(Math.min(seconds * 1000, now));
}

/** Whether the provider did not answer, or not well, rather than refuse. */
function isSilent(error: unknown): boolean {
  if (error instanceof openid.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return error instanceof TypeError && error.message === 'fetch failed';
}
